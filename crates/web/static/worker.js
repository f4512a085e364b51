// Where the opponents think: a question comes in, a move goes out.
import init, { choose } from "{{bots.js}}";

const ready = init();
onmessage = async ({ data }) => {
  await ready;
  postMessage(choose(...data));
};
