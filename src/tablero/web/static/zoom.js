// The board in its frame: zoom and pan by wheel, fingers, and whoever calls.

import { $, all, board, narrow, page } from "./page.js";

const view = { zoom: 1, x: 0.5, y: 0.5 }; // the middle of what is seen, as parts of the whole
const fingers = new Map();
let dragged = false;

export function fit() {
  const svg = $("svg", board);
  if (!svg) return;
  svg.dataset.whole ??= svg.getAttribute("viewBox");
  const [, , width, height] = svg.dataset.whole.split(" ").map(Number);
  if (!narrow.matches) page.style.setProperty("--aspect", width / height);
  const half = 0.5 / view.zoom;
  view.x = Math.min(1 - half, Math.max(half, view.x));
  view.y = Math.min(1 - half, Math.max(half, view.y));
  const box = [(view.x - half) * width, (view.y - half) * height, width / view.zoom, height / view.zoom];
  svg.setAttribute("viewBox", box.map((n) => n.toFixed(1)).join(" "));
  board.classList.toggle("zoomed", view.zoom > 1);
}

/** @param {number} factor @param {{ clientX: number, clientY: number }} [at] */
export function zoom(factor, at) {
  const svg = $("svg", board);
  const before = view.zoom;
  view.zoom = Math.min(6, Math.max(1, view.zoom * factor));
  if (at && svg) {
    const frame = svg.getBoundingClientRect();
    const part = 1 / before - 1 / view.zoom;
    view.x += ((at.clientX - frame.left) / frame.width - 0.5) * part;
    view.y += ((at.clientY - frame.top) / frame.height - 0.5) * part;
  }
  fit();
}

const TOUCHABLE = 40; // pixels that a finger finds
const MARGIN = 1.15; // around the options, of their extent

// On a small screen, the part of the board that the question is about, as large as it takes to tap what is offered; never
// so large that an option is out of sight. Where nothing is offered on the board, all of it.
export function showOptions() {
  const svg = $("svg", board);
  if (!svg || !narrow.matches) return;
  zoom(0);
  const frame = svg.getBoundingClientRect();
  const boxes = all("[data-option]", board).map((one) => one.getBoundingClientRect()).filter((box) => box.width);
  if (!boxes.length || !frame.width) return;
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const wanted = TOUCHABLE / Math.min(...boxes.map((box) => Math.min(box.width, box.height)));
  const possible = Math.min(frame.width / (right - left), frame.height / (bottom - top)) / MARGIN;
  view.x = ((left + right) / 2 - frame.left) / frame.width;
  view.y = ((top + bottom) / 2 - frame.top) / frame.height;
  zoom(Math.min(wanted, possible));
}

/** @param {number} dx @param {number} dy */
export function pan(dx, dy) {
  const frame = $("svg", board).getBoundingClientRect();
  view.x -= dx / frame.width / view.zoom;
  view.y -= dy / frame.height / view.zoom;
  fit();
}

function middle() {
  const [a, b] = [...fingers.values()];
  return { clientX: (a.x + b.x) / 2, clientY: (a.y + b.y) / 2, apart: Math.hypot(a.x - b.x, a.y - b.y) };
}

board.addEventListener("wheel", (/** @type {WheelEvent} */ event) => {
  if (narrow.matches && !event.ctrlKey) return;
  event.preventDefault();
  zoom(Math.exp(-event.deltaY / 400), event);
}, { passive: false });

board.addEventListener("pointerdown", (/** @type {PointerEvent} */ event) => {
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  if (fingers.size === 1) dragged = false;
});

board.addEventListener("pointermove", (/** @type {PointerEvent} */ event) => {
  const finger = fingers.get(event.pointerId);
  if (!finger) return;
  const dx = event.clientX - finger.x;
  const dy = event.clientY - finger.y;
  if (!dragged && Math.hypot(dx, dy) < 6) return;
  if (fingers.size === 1 && view.zoom === 1) return;
  dragged = true;
  board.setPointerCapture(event.pointerId);
  const before = fingers.size === 2 ? middle() : null;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  if (before) {
    const after = middle();
    zoom(after.apart / before.apart, after);
    pan(after.clientX - before.clientX, after.clientY - before.clientY);
  } else pan(dx, dy);
});

for (const name of ["pointerup", "pointercancel", "pointerleave"]) {
  board.addEventListener(name, (/** @type {PointerEvent} */ event) => fingers.delete(event.pointerId));
}

// Whether the click that comes now is the end of a drag; asked once.
export function wasDragged() {
  const was = dragged;
  dragged = false;
  return was;
}
