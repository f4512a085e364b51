// Keeps all files of one version, so that the game works without a connection. A new version is fetched beside the
// old one and takes over when the person says so or when the last page is closed, never under a running game.
const CACHE = "iquazu-{{version}}";
// The large icons are for installing only.
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

// It is somebody's turn at a table over days: the server sends the words that this browser chose, and the address.
addEventListener("push", (event) => {
  const { title, body, url } = event.data.json();
  event.waitUntil(registration.showNotification(title, { body, tag: url, data: url }));
});

addEventListener("notificationclick", (event) => {
  const url = event.notification.data;
  event.notification.close();
  const show = async () => {
    const pages = await clients.matchAll({ type: "window" });
    const there = pages.find((page) => new URL(page.url).pathname === url);
    return there ? there.focus() : clients.openWindow(url);
  };
  event.waitUntil(show());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin } = new URL(request.url);
  if (request.method === "GET" && origin === location.origin) event.respondWith(answer(request));
});

const answer = async (request) => {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreSearch: request.mode === "navigate" });
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch (offline) {
    const home = request.mode === "navigate" && (await cache.match("/"));
    if (home) return home;
    throw offline;
  }
};
