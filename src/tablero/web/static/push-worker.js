// The service worker that shows notifications on a device: a table waits, and a click leads there.

/** @type {any} */
const worker = self;

/** Go to a page that is open already, or open it. @param {string} path */
async function show(path) {
  const address = new URL(path, worker.location.origin).href;
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((/** @type {{ url: string }} */ page) => page.url.split("?")[0] === address);
  return there ? there.focus() : worker.clients.openWindow(address);
}

worker.addEventListener("push", (/** @type {any} */ event) => {
  const { title, body, path, language } = event.data.json();
  event.waitUntil(worker.registration.showNotification(title, { body, lang: language, tag: path, data: { path } }));
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.path));
});
