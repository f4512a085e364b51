// Caches all files of one version, so that the app works offline. A new version is cached beside the old one and takes
// over when the player asks for it or the last page is closed, never during a game.
const CACHE = "iquazu-{{version}}";
// The large icons are only needed for installation.
const FILES = {{precache}}.filter((file) => !file.endsWith(".png"));

addEventListener("install", (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: "no-cache" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
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
    return await fetch(request);
  } catch (offline) {
    const home = request.mode === "navigate" && (await cache.match("/"));
    if (home) return home;
    throw offline;
  }
};
