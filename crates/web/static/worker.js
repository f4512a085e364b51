// The Web Worker of the bots: receives the name of an exported function and its arguments, posts the result, or null if it
// cannot be had: the module did not load, or it panicked. An error of a promise would reach nobody.
import init, * as bots from "{{bots.js}}";

const ready = init();

let isFresh = false;
/** Fetches the module again, for the next page: the nets of the one in the cache are damaged. */
const refresh = async () => {
  if (isFresh) return;
  isFresh = true;
  const stored = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  await Promise.all(stored.map((cache) => cache.delete("{{bots.wasm}}")));
  await fetch("{{bots.wasm}}", { cache: "reload" });
};

onmessage = async ({ data: [name, ...parameters] }) => {
  try {
    await ready;
    const answer = bots[name](...parameters);
    postMessage(answer);
    if (/^problem nets$/m.test(answer)) await refresh().catch(() => {});
  } catch (error) {
    console.warn(error);
    postMessage(null);
  }
};
