// Where the opponents think: the name of a question and its parts come in, an answer goes out.
import init, * as bots from "{{bots.js}}";

const ready = init();
onmessage = async ({ data: [question, ...parts] }) => {
  await ready;
  postMessage(bots[question](...parts));
};
