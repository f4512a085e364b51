// Caches all files of one version, so that the app works offline. A new version is cached beside the old one and takes
// over when the player asks for it or the last page is closed, never during a game.
const CACHE = "iquazu-{{version}}";
// The large icons are only needed for installation.
const FILES = {{precache}}.filter((file) => !file.endsWith(".png"));
/** The language of a file of texts: `pt-BR` for `/texts/pt-BR-more-0123456789abcdef.txt`. */
const languageOf = (file) => file.match(/\/texts\/(.+?)(-more)?-[0-9a-f]{16}\.txt$/)?.[1];

/** The languages that the version before was used in. */
const usedLanguages = async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith("iquazu-"));
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return new Set(requests.flat().map((request) => languageOf(request.url)).filter(Boolean));
};

const keep = async (files) => {
  const cache = await caches.open(CACHE);
  await cache.addAll(files.map((file) => new Request(file, { cache: "no-cache" })));
};

/** Resolves when the page has named the texts of its language and they are kept. */
let textsKept;
const pageTexts = new Promise((resolve) => { textsKept = resolve; });

addEventListener("install", (event) => {
  const install = async () => {
    const used = await usedLanguages();
    await keep(FILES.filter((file) => !languageOf(file) || used.has(languageOf(file))));
    // On the first visit no language was used before. An update may be installed while no page is open.
    if (used.size === 0) await Promise.race([pageTexts, new Promise((late) => setTimeout(late, 3000))]);
  };
  event.waitUntil(install());
});

addEventListener("activate", (event) => {
  const removeOld = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith("iquazu-") && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await clients.claim();
  };
  event.waitUntil(removeOld());
});

addEventListener("message", (event) => {
  if (event.data === "activate") skipWaiting();
  if (event.data === "claim") event.waitUntil(clients.claim());
  if (event.data === "version") event.ports[0].postMessage(CACHE);
  if (event.data.keep) event.waitUntil(keep(event.data.keep).catch(() => {}).then(textsKept));
});

// It is the player's turn at a turn-by-turn table. The server sends the texts from the subscription, and the table's URL.
addEventListener("push", (event) => {
  const { title, body, url } = event.data.json();
  event.waitUntil(registration.showNotification(title, { body, tag: url, data: url }));
});

addEventListener("notificationclick", (event) => {
  const url = event.notification.data;
  event.notification.close();
  const show = async () => {
    const pages = await clients.matchAll({ type: "window" });
    const open = pages.find((page) => new URL(page.url).pathname === url);
    return open ? open.focus() : clients.openWindow(url);
  };
  event.waitUntil(show());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin } = new URL(request.url);
  if (request.method === "GET" && origin === location.origin) event.respondWith(respond(request));
});

const respond = async (request) => {
  const cache = await caches.open(CACHE);
  const cached = await cache.match(request, { ignoreSearch: request.mode === "navigate" });
  if (cached) return cached;
  try {
    const answer = await fetch(request);
    if (answer.ok && languageOf(request.url)) await cache.put(request, answer.clone());
    return answer;
  } catch (offline) {
    const home = request.mode === "navigate" && (await cache.match("/"));
    if (home) return home;
    throw offline;
  }
};
