// Runs the bots: receives the name of a function with its arguments, posts the result.
import init, * as bots from "{{bots.js}}";

const ready = init();
onmessage = async ({ data: [question, ...parts] }) => {
  await ready;
  postMessage(bots[question](...parts));
};
