// What moves on the board: arrows and ghosts for what happened or would happen, pieces that slide.

import { $, board, still } from "./page.js";

/** @typedef {{ source: string, target: string, n: number }} Move */

const SVG = "http://www.w3.org/2000/svg";

/** @param {string} name @param {Record<string, string | number>} attributes */
function make(name, attributes, text = "") {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.textContent = text;
  return element;
}

// Where a thing is on the board, in the board's own measure, whatever part of it is seen.
/** @param {SVGSVGElement} svg @param {string} id */
function place(svg, id) {
  const thing = $(`[data-thing="${CSS.escape(id)}"]`, svg);
  const matrix = svg.getScreenCTM()?.inverse();
  if (!thing || !matrix) return null;
  const box = thing.getBoundingClientRect();
  return new DOMPoint(box.left + box.width / 2, box.top + box.height / 2).matrixTransform(matrix);
}

/** @param {Element} layer @param {DOMPoint} from @param {DOMPoint} to @param {number} size */
function arrow(layer, from, to, size) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy) || 1;
  const bend = Math.min(far / 5, 3 * size);
  const [mx, my] = [(from.x + to.x) / 2 - (dy / far) * bend, (from.y + to.y) / 2 + (dx / far) * bend];
  const angle = Math.atan2(to.y - my, to.x - mx);
  const head = [0.5, -0.5].map((turn) => `${to.x - 1.3 * size * Math.cos(angle + turn)} ${to.y - 1.3 * size * Math.sin(angle + turn)}`);
  layer.append(make("path", { class: "move-way", d: `M${from.x} ${from.y}Q${mx} ${my} ${to.x} ${to.y}`, "stroke-width": size / 3 }));
  layer.append(make("path", { class: "move-head", d: `M${to.x} ${to.y}L${head[0]}L${head[1]}Z` }));
  return new DOMPoint((mx + (from.x + to.x) / 2) / 2, (my + (from.y + to.y) / 2) / 2);
}

/** @param {Element} layer @param {DOMPoint} at @param {string} text @param {number} size @param {string} kind */
function label(layer, at, text, size, kind) {
  layer.append(make("circle", { class: `move-disc ${kind}`, cx: at.x, cy: at.y, r: size, "stroke-width": size / 6 }));
  layer.append(make("text", { class: "move-text", x: at.x, y: at.y + size * 0.38, "font-size": size * 1.1, "text-anchor": "middle" }, text));
}

// A layer over the board for what is no part of it, and how large a sign on it is.
/** @returns {[any, Element, number] | null} */
function overlay() {
  const svg = $("svg", board);
  if (!svg) return null;
  $(".moves", svg)?.remove();
  const layer = make("g", { class: "moves", "aria-hidden": "true" });
  svg.append(layer);
  return [svg, layer, wholeWidth(svg) / 80];
}

// How wide the board is in its own measure, whatever part of it is seen.
/** @param {any} svg */
function wholeWidth(svg) {
  return Number(svg.dataset.whole?.split(" ")[2] ?? svg.viewBox.baseVal.width);
}

/** @param {Move[]} moves */
export function drawMoves(moves) {
  const [svg, layer, size] = overlay() ?? [];
  if (!layer || !size) return;
  for (const { source, target, n } of moves) {
    const [from, to] = [source ? place(svg, source) : null, target ? place(svg, target) : null];
    if (from && to) {
      const middle = arrow(layer, from, to, size);
      if (n > 1) label(layer, middle, String(n), size, "");
    } else if (from) label(layer, from, `−${n}`, size, "ghost");
    else if (to) label(layer, to, `+${n}`, size, "");
  }
}

const SLIDING = 280; // milliseconds
let latest = /** @type {Move[]} */ ([]);

// Pieces slide to where they have gone; what came grows, what went fades. The board is painted first: nobody waits for it.
/** @param {Move[]} moves */
export function slideMoves(moves) {
  latest = moves;
  if (still.matches || localStorage.motion === "no" || !moves.length) return;
  requestAnimationFrame(() => setTimeout(() => latest === moves && slide(moves)));
}

// They slide over the board and are no part of it: a picture in which something moves would be drawn anew all the time.
/** @param {Move[]} moves */
function slide(moves) {
  const frame = /** @type {HTMLElement} */ (board.parentElement);
  const svg = $("svg", board);
  if (!svg) return;
  const around = frame.getBoundingClientRect();
  const size = svg.getScreenCTM().a * wholeWidth(svg) / 100;
  const middle = (/** @type {string} */ id) => {
    const box = $(`[data-thing="${CSS.escape(id)}"]`, svg)?.getBoundingClientRect();
    return box && `translate(${box.left + box.width / 2 - around.left}px, ${box.top + box.height / 2 - around.top}px)`;
  };
  const ways = moves.map(({ source, target, n }) => ({ from: source && middle(source), to: target && middle(target), n }));
  const layer = document.createElement("div");
  layer.className = "slides";
  layer.setAttribute("aria-hidden", "true");
  layer.style.top = `${frame.scrollTop}px`;
  layer.style.setProperty("--size", `${size}px`);
  frame.append(layer);
  for (const { from, to, n } of ways) {
    if (!from && !to) continue;
    const piece = document.createElement("span");
    piece.className = "sliding";
    piece.textContent = n > 1 ? String(n) : "";
    layer.append(piece);
    const [start, end] = [from ? `${from} scale(1)` : `${to} scale(0.3)`, to ? `${to} scale(1)` : `${from} scale(0.3)`];
    piece.animate([{ transform: start }, { transform: end }], { duration: SLIDING, easing: "ease-in-out", fill: "both" });
  }
  setTimeout(() => layer.remove(), SLIDING);
}
