// Above the slider of a finished game: the curve of chances with its turning points, places to jump to, and what is to be
// said of the decision on the board. The journal's lines get the marks of the decisions that they tell of.

import { $, all, page, ROOT, target } from "./page.js";

/** @typedef {{ at: number, mark: string, text: string }} Fault */

const strip = $("#course");
const slider = $("#slider");
const LEFT = 36;
const RIGHT = 38;
const WIDTH = 720;
/** @type {Fault[]} */
let faults = [];

/** @param {number} at */
function jump(at) {
  slider.value = String(at);
  slider.dispatchEvent(new Event("input"));
}

// The line at the decision that is shown, and its fault, before and after it.
function show() {
  const [at, last] = [Number(slider.value), Number(slider.max)];
  const x = LEFT + ((WIDTH - LEFT - RIGHT) * at) / Math.max(1, last);
  $(".curve-here")?.setAttribute("transform", `translate(${x} 0)`);
  const fault = faults.find((one) => one.at === at) ?? faults.find((one) => one.at === at - 1);
  const line = $("#fault");
  if (!line) return;
  line.hidden = !fault;
  line.className = `fault-now${fault ? ` fault mark-${fault.mark}` : ""}`;
  if (line.textContent !== (fault?.text ?? "")) line.textContent = fault?.text ?? "";
}

// Each fault stands under the first line that was told after the decision.
function markLines() {
  const items = all("#lines > li[data-count]");
  if (!items.length || items.some((item) => item.querySelector(".fault"))) return;
  let least = 0;
  for (const item of items) {
    const until = Number(item.dataset.count);
    for (const fault of faults.filter((one) => one.at + 1 > least && one.at + 1 <= until)) {
      const line = document.createElement("p");
      line.className = `fault mark-${fault.mark}`;
      line.textContent = fault.text;
      item.append(line);
    }
    least = Math.max(least, until);
  }
}

async function load() {
  const answer = await fetch(`${ROOT}${strip.dataset.from}?at=${slider.value}`, { headers: { accept: "application/json" } });
  if (!answer.ok) return;
  const told = await answer.json();
  if (!told.html) return;
  faults = told.faults;
  strip.innerHTML = told.html;
  strip.hidden = false;
  show();
  markLines();
  new MutationObserver(show).observe($("#counter"), { childList: true, characterData: true, subtree: true });
  new MutationObserver(markLines).observe($("#lines"), { childList: true });
}

strip.addEventListener("click", (/** @type {MouseEvent} */ event) => {
  const turn = target(event).closest("[data-at]");
  if (!turn || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  jump(Number(turn.getAttribute("data-at")));
});
strip.addEventListener("change", (/** @type {Event} */ event) => {
  const chosen = /** @type {HTMLSelectElement} */ (target(event));
  if (chosen.id === "landmark" && chosen.value) jump(Number(chosen.value));
});
if (page.dataset.table) load();
