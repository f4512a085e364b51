// Starts the app. index.html contains the messages for errors before the app runs; data-state of the body selects one.
/** Resolves when the title is painted. A page in the background is not painted, and does not wait. */
const painted = () => new Promise((done) => {
  requestAnimationFrame(() => setTimeout(done));
  setTimeout(done, 300);
});

const load = async () => {
  // The app is twenty times as large as what the title needs, and would compete with it for a slow connection.
  await painted();
  const preload = { rel: "preload", as: "fetch", type: "application/wasm", crossOrigin: "", href: "{{app.wasm}}" };
  document.head.append(Object.assign(document.createElement("link"), preload));
  const [app] = await Promise.all([import("{{app.js}}"), iquazuTexts(page.lang, 0)]);
  await app.default();
};

const page = document.documentElement;
const dispatch = (name) => dispatchEvent(new Event(`iquazu-${name}`));
const setState = (name) => { document.body.dataset.state = name; };

/** Reads a saved setting, so that the first paint already has the right language and theme. */
const setting = (key, store = "iquazu.settings") => {
  try {
    return localStorage.getItem(store)?.match(new RegExp(`^${key}=(.+)$`, "m"))?.[1];
  } catch {
    return undefined;
  }
};

/** The two files of texts of each language: what a first game needs, and the rest. */
const texts = {{languages/json}};
const languages = Object.keys(texts);
const fetched = {};
/** Fetches a file of texts. The app calls it too: for the rest, and when another language is chosen. */
globalThis.iquazuTexts = (lang, part) => {
  const address = texts[lang][part];
  const request = async () => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer.text();
  };
  // A failed request is tried again the next time.
  const forget = (error) => { delete fetched[address]; throw error; };
  return (fetched[address] ??= request().catch(forget));
};

let sounds;
/** Plays a sound. The app calls it after the page has been touched; then the file is fetched once. */
globalThis.iquazuSound = async (order, number) => {
  // Opening an audio context holds the page up: the first touch is answered before that.
  sounds ??= new Promise((answered) => setTimeout(answered, 400)).then(() => import("{{sound.js}}"));
  // A browser without Web Audio, or a file that cannot be fetched, leaves the game silent.
  await sounds.then((sounds) => sounds.perform(order, number)).catch(() => {});
};

/** How long the water runs after the last input, in milliseconds. */
const REST_AFTER = 30_000;
let rest;
/** Stills the water when nobody has touched anything for a while: then the page costs nothing. */
const wake = () => {
  delete page.dataset.rest;
  clearTimeout(rest);
  rest = setTimeout(() => { page.dataset.rest = ""; }, REST_AFTER);
};
for (const type of ["pointermove", "pointerdown", "keydown", "wheel"]) addEventListener(type, wake, { passive: true });
wake();

const primary = (tag) => tag.toLowerCase().split("-")[0];
/** The same choice as `Lang::from_tag`: the exact tag, or else the same primary subtag. */
const available = (tag = "") => languages.find((lang) => lang.toLowerCase() === tag.toLowerCase())
  ?? languages.find((lang) => primary(lang) === primary(tag));
page.lang = [setting("lang"), ...navigator.languages].map(available).find(Boolean) ?? languages[0];
const theme = setting("theme")?.toLowerCase();
if (theme === "light" || theme === "dark") page.dataset.theme = theme;

/** Asks a worker for its version; resolves to undefined where it does not answer. */
const versionOf = (worker) => new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => resolve(data);
  setTimeout(resolve, 1000);
  worker.postMessage("version", [port2]);
});

/** Registers the service worker for offline use. A new version waits until the player activates it. */
const registerServiceWorker = async () => {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  // A page without one is the first visit: what is installed now is not an update.
  const before = workers.controller;
  const registration = await workers.register("/sw.js");
  registration.installing?.postMessage({ keep: texts[page.lang] });
  const offered = new Set([setting("update", "iquazu.update")]);
  const reportUpdate = async () => {
    const { waiting } = registration;
    if (!waiting || !before) return;
    const [version, current] = await Promise.all([versionOf(waiting), versionOf(before)]);
    // Offered once, also after a reload: it is activated anyway when the last page is closed.
    if (version === current || offered.has(version)) return;
    offered.add(version);
    try { localStorage.setItem("iquazu.update", `update=${version}`); } catch { /* Then it may be offered again. */ }
    dispatch("update");
  };
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", reportUpdate));
  let asked = false;
  addEventListener("iquazu-activate", () => {
    asked = true;
    registration.waiting?.postMessage("activate");
  });
  // Another page may have activated it: then this one is reloaded where that disturbs nobody.
  workers.addEventListener("controllerchange", () => {
    if (asked) location.reload();
    else if (before) dispatch("replaced");
  });
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

/** Resolves when the app listens to events of this file, or has crashed. */
const settled = () => new Promise((done) => {
  if (document.body.dataset.state !== "loading") return done();
  new MutationObserver(done).observe(document.body, { attributeFilter: ["data-state"] });
});

const start = async () => {
  if (typeof WebAssembly !== "object") return setState("no-wasm");
  try {
    await load();
  } catch (error) {
    if (document.body.dataset.state === "crashed") return;
    return setState(error instanceof WebAssembly.CompileError ? "no-wasm" : "not-loaded");
  }
  await settled();
  await registerServiceWorker().catch(() => {});
};

start();
