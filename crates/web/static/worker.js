// The Web Worker of the bots: receives the name of an exported function and its arguments, posts the result.
import init, * as bots from "{{bots.js}}";

const ready = init();
onmessage = async ({ data: [name, ...parameters] }) => {
  await ready;
  postMessage(bots[name](...parameters));
};
