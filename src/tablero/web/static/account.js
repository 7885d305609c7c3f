// The account page: the browser's time zone, and notifications on this device.

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

if (ZONE) {
  document.cookie = `zone=${ZONE};path=/;max-age=31536000;samesite=lax`;
  const zone = /** @type {HTMLInputElement | null} */ (document.querySelector("[data-zone='guess']"));
  if (zone) zone.value = ZONE; // it counts once it is saved
  for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("[data-zone-here]"))) field.value = ZONE;
}

const push = /** @type {HTMLFormElement | null} */ (document.querySelector("#push"));
const add = /** @type {HTMLButtonElement | null} */ (document.querySelector("#push-add"));

/** The key that the server signs with, as a browser wants it. @param {string} text */
function bytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Until the worker runs. @param {ServiceWorkerRegistration} registration @returns {Promise<void>} */
function runs(registration) {
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  return new Promise((resolve) => {
    if (!worker || worker.state === "activated") resolve();
    else worker.addEventListener("statechange", () => worker.state === "activated" && resolve());
  });
}

/** Ask the browser for a subscription and send it to the server as the form does. @param {HTMLFormElement} form */
async function subscribe(form) {
  const { key = "", worker = "" } = form.dataset;
  if ((await Notification.requestPermission()) !== "granted") throw new Error("not allowed");
  const registration = await navigator.serviceWorker.register(worker);
  await runs(registration);
  const found = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  /** @type {HTMLInputElement} */ (form.elements.namedItem("address")).value = JSON.stringify(found);
  form.submit();
}

if (push && add && "serviceWorker" in navigator && "PushManager" in window) {
  add.disabled = false;
  /** @type {HTMLElement} */ (document.querySelector("#push-needs")).hidden = true;
  add.addEventListener("click", () => {
    subscribe(push).catch(() => {
      /** @type {HTMLElement} */ (document.querySelector("#push-refused")).hidden = false;
    });
  });
}
