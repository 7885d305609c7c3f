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
  return [svg, layer, Number(svg.dataset.whole?.split(" ")[2] ?? svg.viewBox.baseVal.width) / 80];
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

// Pieces slide to where they have gone; what came grows, what went fades.
/** @param {Move[]} moves */
export function slideMoves(moves) {
  if (still.matches || localStorage.motion === "no" || !moves.length) return;
  const [svg, layer, size] = overlay() ?? [];
  if (!layer || !size) return;
  for (const { source, target, n } of moves) {
    const [from, to] = [source ? place(svg, source) : null, target ? place(svg, target) : null];
    const at = from ?? to;
    if (!at) continue;
    const piece = make("g", { class: "sliding" });
    label(piece, new DOMPoint(0, 0), n > 1 ? String(n) : "", size * 0.8, "");
    layer.append(piece);
    const there = (/** @type {DOMPoint} */ point, scale = 1) => `translate(${point.x}px, ${point.y}px) scale(${scale})`;
    const [start, end] = [there(at, from ? 1 : 0.3), there(to ?? at, to ? 1 : 0.3)];
    piece.animate([{ transform: start }, { transform: end }], { duration: SLIDING, easing: "ease-in-out", fill: "both" });
  }
  setTimeout(() => layer.remove(), SLIDING);
}
