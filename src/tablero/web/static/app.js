// On every page: the service worker (worker.js), which browsers offer only where a connection is safe.

const workers = navigator.serviceWorker;
workers?.register(new URL("../worker.js", import.meta.url)).catch(() => {});
// A page that came while the first worker was about to begin has not come through it.
const uncontrolled = workers && !workers.controller;
workers?.ready.then(({ active }) => {
  if (uncontrolled) active?.postMessage({ type: "reader", reader: document.body.dataset.reader });
});
