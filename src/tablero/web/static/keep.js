// What the reader last saw at this table is given to the service worker, for when there is no connection (worker.js).
//
// Nothing is given while an earlier position is looked at, nor where several players share the screen: who of them would
// look at it then, nobody knows.

import { $, board, page, TABLE } from "./page.js";

const PAUSE = 1500; // milliseconds after which the table has come to rest
let timer = 0;
/** @type {ServiceWorker | null} */
let worker = null;

function keep() {
  clearTimeout(timer);
  if (!worker || page.dataset.here || page.classList.contains("replaying") || !$("#cover").hidden) return;
  const reader = document.body.dataset.reader;
  const sheet = $("link[data-board]").getAttribute("href");
  const told = $("#question")?.firstChild?.textContent.trim() ?? "";
  const title = $(".table-title").textContent;
  worker.postMessage({ type: "position", reader, position: { table: TABLE, title, told, sheet, board: drawing(), when: Date.now() } });
}

// The board without what could be chosen on it.
function drawing() {
  const copy = /** @type {HTMLElement} */ (board.cloneNode(true));
  for (const one of copy.querySelectorAll("[data-option], [tabindex]"))
    for (const name of ["data-option", "data-rank", "tabindex", "role"]) one.removeAttribute(name);
  return copy.innerHTML;
}

function soon() {
  clearTimeout(timer);
  timer = setTimeout(keep, PAUSE);
}

for (const place of [board, $("#prompt")]) place.addEventListener("updated", soon);
document.addEventListener("visibilitychange", () => document.hidden && keep());
navigator.serviceWorker?.ready.then(({ active }) => {
  worker = active;
  soon();
});
