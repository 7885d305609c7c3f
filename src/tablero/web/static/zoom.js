// The board in its frame: zoom and pan by wheel, fingers, and whoever calls.
//
// Where there is room, the whole board is seen. On a phone it is as wide as its frame and scrolls; once it is zoomed it
// fills the frame, and what is seen of it is moved by a finger.

import { $, all, board, offered, page, small, spokenOf } from "./page.js";

const view = { zoom: 1, x: 0.5, y: 0.5, auto: true }; // the middle of what is seen, as parts of the whole; chosen by nobody
const MOST = 6;
const fingers = new Map();
const frame = $(".frame");
let dragged = false;

/** @param {SVGSVGElement} svg */
function size(svg) {
  svg.dataset.whole ??= svg.getAttribute("viewBox") ?? "0 0 1 1";
  const [, , width, height] = svg.dataset.whole.split(" ").map(Number);
  return { width, height };
}

// How much of the board is seen, in its own measure.
/** @param {{ width: number, height: number }} whole */
function seen(whole) {
  const width = whole.width / view.zoom;
  return { width, height: small.matches ? width * frame.clientHeight / frame.clientWidth : whole.height / view.zoom };
}

function fit() {
  const svg = $("svg", board);
  if (!svg || (small.matches && !frame.clientWidth)) return; // not to be seen now
  const whole = size(svg);
  if (!small.matches) shape(whole.width / whole.height);
  board.classList.toggle("zoomed", view.zoom > 1);
  if (view.zoom === 1) return look(svg, svg.dataset.whole);
  const part = seen(whole);
  const within = (/** @type {number} */ at, /** @type {number} */ share) => share >= 1 ? 0.5 : Math.min(1 - share / 2, Math.max(share / 2, at));
  view.x = within(view.x, part.width / whole.width);
  view.y = within(view.y, part.height / whole.height);
  const box = [view.x * whole.width - part.width / 2, view.y * whole.height - part.height / 2, part.width, part.height];
  look(svg, box.map((n) => n.toFixed(1)).join(" "));
}

// What is set anew is laid out and drawn anew, even if it is the same.
/** @param {SVGSVGElement} svg @param {string} box */
function look(svg, box) {
  if (svg.getAttribute("viewBox") !== box) svg.setAttribute("viewBox", box);
}

/** @param {number} aspect */
function shape(aspect) {
  if (page.style.getPropertyValue("--aspect") !== String(aspect)) page.style.setProperty("--aspect", String(aspect));
}

/** @param {number} factor @param {{ clientX: number, clientY: number }} [at] */
export function zoom(factor, at) {
  const svg = $("svg", board);
  if (!svg) return;
  view.auto = false;
  const whole = size(svg);
  const scrolled = small.matches && view.zoom === 1;
  if (scrolled) view.y = (frame.scrollTop + frame.clientHeight / 2) / svg.getBoundingClientRect().height;
  const point = at && pointOf(svg, at);
  view.zoom = Math.min(MOST, Math.max(1, view.zoom * factor));
  if (at && point) { // it stays where it is
    const around = (small.matches ? frame : svg).getBoundingClientRect();
    const part = seen(whole);
    view.x = (point.x + (0.5 - (at.clientX - around.left) / around.width) * part.width) / whole.width;
    view.y = (point.y + (0.5 - (at.clientY - around.top) / around.height) * part.height) / whole.height;
  }
  fit();
  if (small.matches && view.zoom === 1 && !scrolled) scrollTo(view.y * whole.height);
}

// A point of the screen on the board.
/** @param {SVGSVGElement} svg @param {{ clientX: number, clientY: number }} at */
function pointOf(svg, at) {
  return new DOMPoint(at.clientX, at.clientY).matrixTransform(svg.getScreenCTM()?.inverse());
}

// Where it is not zoomed: so that this height of the board is in the middle.
/** @param {number} y */
function scrollTo(y) {
  const svg = $("svg", board);
  frame.scrollTop = y * svg.getBoundingClientRect().width / size(svg).width - frame.clientHeight / 2;
}

// -- what the question is about -----------------------------------------------------------------------------------

const TOUCHABLE = 40; // pixels that a finger finds
const MARGIN = 1.12; // around the options, of their extent

// On a small screen, the part of the board that the question is about, as large as it takes to tap what is offered; never
// so large that an option is out of sight. Where nothing is offered on the map, the places that are spoken of, or all of it.
export function showOptions() {
  const svg = $("svg", board);
  if (!svg || !small.matches || !frame.clientWidth) return;
  const whole = size(svg);
  view.zoom = 1;
  fit();
  view.auto = true;
  const unit = svg.getBoundingClientRect().width / whole.width;
  const wide = (/** @type {any[]} */ things) => things.map((one) => one.getBoundingClientRect()).filter((box) => box.width);
  const boxes = [wide(offered()), wide(spokenOf())].find((found) => found.length) ?? [];
  if (!boxes.length || !unit) {
    frame.scrollTop = 0;
    return;
  }
  const [first, last] = [pointOf(svg, corner(boxes, Math.min, "left", "top")), pointOf(svg, corner(boxes, Math.max, "right", "bottom"))];
  const [width, height] = [(last.x - first.x) * unit, (last.y - first.y) * unit];
  const room = frame.clientHeight;
  const wanted = TOUCHABLE / Math.min(...boxes.map((box) => Math.min(box.width, box.height)));
  const possible = Math.min(frame.clientWidth / width, room / height) / MARGIN;
  view.zoom = Math.min(MOST, Math.max(1, Math.min(wanted, possible)));
  view.x = (first.x + last.x) / 2 / whole.width;
  view.y = (first.y + last.y) / 2 / whole.height;
  fit();
  if (view.zoom === 1) scrollTo(height > room ? first.y + (frame.clientHeight / 2 - 8) / unit : view.y * whole.height);
}

/** @param {DOMRect[]} boxes @param {(...all: number[]) => number} most @param {"left" | "right"} x @param {"top" | "bottom"} y */
function corner(boxes, most, x, y) {
  return { clientX: most(...boxes.map((box) => box[x])), clientY: most(...boxes.map((box) => box[y])) };
}

// The option that a finger means: what it hits, or else the one next to it. If that is too small to be sure, because
// another one is as near, the board comes closer, and nothing is meant yet.
/** @param {MouseEvent} event @returns {{ option: any, unsure: boolean }} */
export function meant(event) {
  const hit = /** @type {Element} */ (event.target).closest?.("#board [data-option]") ?? null;
  const touch = /** @type {PointerEvent} */ (event).pointerType === "touch";
  if (!touch || !board.contains(/** @type {Node} */ (event.target))) return { option: hit, unsure: false };
  const far = (/** @type {DOMRect} */ box) => Math.hypot(
    Math.max(box.left - event.clientX, 0, event.clientX - box.right), Math.max(box.top - event.clientY, 0, event.clientY - box.bottom));
  const tiny = (/** @type {DOMRect} */ box) => Math.min(box.width, box.height) < TOUCHABLE;
  const near = all("[data-option]", board).map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ one, box }) => box.width && (one === hit || (tiny(box) && far(box) < TOUCHABLE / 2)))
    .sort((a, b) => Number(b.one === hit) - Number(a.one === hit) || far(a.box) - far(b.box));
  const rivals = near.filter(({ box }) => tiny(box)).length;
  return { option: near[0]?.one ?? null, unsure: rivals > 1 && view.zoom < MOST };
}

// -- fingers and wheel --------------------------------------------------------------------------------------------

/** @param {number} dx @param {number} dy */
export function pan(dx, dy) {
  const svg = $("svg", board);
  if (small.matches && view.zoom === 1) return frame.scrollBy(0, -dy);
  const whole = size(svg);
  const around = svg.getBoundingClientRect();
  const part = seen(whole);
  view.auto = false;
  view.x -= dx / around.width * part.width / whole.width;
  view.y -= dy / around.height * part.height / whole.height;
  fit();
}

function middle() {
  const [a, b] = [...fingers.values()];
  return { clientX: (a.x + b.x) / 2, clientY: (a.y + b.y) / 2, apart: Math.hypot(a.x - b.x, a.y - b.y) };
}

board.addEventListener("wheel", (/** @type {WheelEvent} */ event) => {
  if (small.matches && !event.ctrlKey) return;
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

// The board is another one, or its frame has another size, because the sheet with the question has.
export function refit() {
  if (small.matches && view.auto) showOptions();
  else fit();
}

new ResizeObserver(refit).observe(frame);
