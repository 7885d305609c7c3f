// The sheet with the question, on a phone. It has three heights: the title alone, the options, everything. It takes its
// room from the board and covers nothing of it. By drag, tap, and the arrow keys.

import { $, all, board, offered, page, small } from "./page.js";

const HEIGHTS = ["peek", "half", "full"];
const handle = $("#sheet-handle");
const prompt = $("#prompt");
const TAP = 6; // pixels that a finger moves without meaning it
let start = /** @type {{ y: number, height: number } | null} */ (null);
let dragged = false;

const height = () => HEIGHTS.indexOf(page.dataset.sheet ?? "half");

/** @param {number} to */
function raise(to) {
  const name = HEIGHTS[Math.max(0, Math.min(2, to))];
  page.dataset.sheet = name;
  page.style.removeProperty("--sheet");
  handle.setAttribute("aria-label", handle.dataset[name]);
  handle.setAttribute("aria-expanded", name !== "peek");
}

// A new question: what was opened to be read is folded, and what can't be answered on the board is unfolded.
export function showQuestion() {
  if (!small.matches) return;
  const shown = new Set(offered().map((one) => one.dataset.option));
  const onBoard = board.offsetParent && all("#answer button[name=option]").every((button) => shown.has(button.value));
  if (height() === 2 || (height() === 0 && !onBoard)) raise(1);
}

handle.addEventListener("click", () => {
  if (!dragged) raise((height() + 1) % 3);
  dragged = false;
});
handle.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
  const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  if (!by) return;
  event.preventDefault();
  event.stopPropagation();
  raise(height() + by);
});

handle.addEventListener("pointerdown", (/** @type {PointerEvent} */ event) => {
  start = { y: event.clientY, height: prompt.offsetHeight };
  dragged = false;
  handle.setPointerCapture(event.pointerId);
});
handle.addEventListener("pointermove", (/** @type {PointerEvent} */ event) => {
  if (!start || (!dragged && Math.abs(event.clientY - start.y) < TAP)) return;
  dragged = true;
  page.dataset.sheet = "held";
  page.style.setProperty("--sheet", `${Math.max(0, start.height + start.y - event.clientY)}px`);
});
for (const name of ["pointerup", "pointercancel"]) {
  handle.addEventListener(name, () => {
    if (dragged) settle();
    start = null;
  });
}

// Where it is let go it goes to the height that is next.
function settle() {
  const share = prompt.offsetHeight / innerHeight;
  raise(share < 0.2 ? 0 : share < 0.5 ? 1 : 2);
}

// Whoever taps the title wants to read on.
prompt.addEventListener("click", () => {
  if (small.matches && height() === 0) raise(1);
});

raise(1);
