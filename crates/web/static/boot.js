// Starts the app. What can go wrong before it runs has its place in index.html; the state of the body shows one.
const load = () => import("{{app.js}}").then((app) => app.default());

const page = document.documentElement;
const say = (name) => dispatchEvent(new Event(`iquazu-${name}`));
const state = (name) => { document.body.dataset.state = name; };

/** What the person chose earlier, so that the first picture is right already. */
const setting = (key) => {
  try {
    return localStorage.getItem("iquazu.settings")?.match(new RegExp(`^${key}=(.+)$`, "m"))?.[1];
  } catch {
    return undefined;
  }
};

const languages = {{languages/json}};
const primary = (tag) => tag.toLowerCase().split("-")[0];
/** The same choice as `Lang::from_tag`: the exact tag, or else the same primary subtag. */
const available = (tag = "") => languages.find((lang) => lang.toLowerCase() === tag.toLowerCase())
  ?? languages.find((lang) => primary(lang) === primary(tag));
page.lang = [setting("lang"), ...navigator.languages].map(available).find(Boolean) ?? languages[0];
const theme = setting("theme")?.toLowerCase();
if (theme === "light" || theme === "dark") page.dataset.theme = theme;

/** Keeps the app for playing without a connection. A new version waits until it is wanted. */
const keep = async () => {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  const registration = await workers.register("/sw.js");
  const tell = () => {
    if (registration.waiting && workers.controller) say("update");
  };
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", tell));
  addEventListener("iquazu-activate", () => registration.waiting?.postMessage("activate"));
  const controlled = Boolean(workers.controller);
  workers.addEventListener("controllerchange", () => controlled && location.reload());
  tell();
  const { active } = await workers.ready;
  // A page that is loaded just while the worker becomes active is nobody's otherwise, and would need a connection.
  if (!workers.controller) active.postMessage("claim");
  say("kept");
};

/** The browser's offer to install the app is taken up when the person wants it. */
addEventListener("beforeinstallprompt", (offer) => {
  say("installable");
  addEventListener("iquazu-install", () => offer.prompt(), { once: true });
});

const start = async () => {
  if (typeof WebAssembly !== "object") return state("no-wasm");
  try {
    await load();
  } catch (error) {
    if (document.body.dataset.state === "crashed") return;
    return state(error instanceof WebAssembly.CompileError ? "no-wasm" : "not-loaded");
  }
  if (document.body.dataset.state === "loading") state("running");
  await keep().catch(() => {});
};

start();
