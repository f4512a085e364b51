// Starts the app. index.html contains the messages for errors before the app runs; data-state of the body selects one.
const load = () => import("{{app.js}}").then((app) => app.default());

const page = document.documentElement;
const dispatch = (name) => dispatchEvent(new Event(`iquazu-${name}`));
const setState = (name) => { document.body.dataset.state = name; };

/** Reads a saved setting, so that the first paint already has the right language and theme. */
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

/** Registers the service worker for offline use. A new version waits until the player activates it. */
const registerServiceWorker = async () => {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  const registration = await workers.register("/sw.js");
  const reportUpdate = () => {
    if (registration.waiting && workers.controller) dispatch("update");
  };
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", reportUpdate));
  addEventListener("iquazu-activate", () => registration.waiting?.postMessage("activate"));
  const controlled = Boolean(workers.controller);
  workers.addEventListener("controllerchange", () => controlled && location.reload());
  reportUpdate();
  const { active } = await workers.ready;
  // A page loaded while the worker was being activated is not controlled yet and would need a connection.
  if (!workers.controller) active.postMessage("claim");
  dispatch("offline-ready");
};

/** Keeps the browser's install prompt until the player asks for it. */
addEventListener("beforeinstallprompt", (offer) => {
  dispatch("installable");
  addEventListener("iquazu-install", () => offer.prompt(), { once: true });
});

const start = async () => {
  if (typeof WebAssembly !== "object") return setState("no-wasm");
  try {
    await load();
  } catch (error) {
    if (document.body.dataset.state === "crashed") return;
    return setState(error instanceof WebAssembly.CompileError ? "no-wasm" : "not-loaded");
  }
  if (document.body.dataset.state === "loading") setState("running");
  await registerServiceWorker().catch(() => {});
};

start();
