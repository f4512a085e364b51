// The Web Worker of the bots: receives the name of an exported function and its arguments, posts the result, or null if it
// cannot be had: the module did not load, or it panicked. An error of a promise would reach nobody.
import init, * as bots from "{{bots.js}}";

const ready = init();
onmessage = async ({ data: [name, ...parameters] }) => {
  try {
    await ready;
    postMessage(bots[name](...parameters));
  } catch (error) {
    console.warn(error);
    postMessage(null);
  }
};
