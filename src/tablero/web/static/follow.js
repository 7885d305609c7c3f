// Following the others: the steps of what happened play by themselves, with arrows and ghosts on the board, and numbers
// that count. Whoever wants no motion steps from one to the next by hand.

import { $, all, board, page } from "./page.js";

/** @typedef {{ source: string, target: string, n: number }} Move */

const SVG = "http://www.w3.org/2000/svg";
const PACES = /** @type {Record<string, number>} */ ({ slow: 2600, normal: 1500, fast: 700 }); // milliseconds a step
const COUNTING = 300;
const still = matchMedia("(prefers-reduced-motion: reduce)");

let playing = false;
let timer = 0;
let followed = ""; // the question before which what happened was played by itself

// -- playing ------------------------------------------------------------------------------------------------------

const pace = () => PACES[localStorage.pace] ?? PACES.normal;

/** @param {boolean} on */
function play(on) {
  playing = on && !still.matches;
  clearTimeout(timer);
  if (playing) timer = setTimeout(() => $("#step-on")?.click(), pace()); // beyond the last step it is now again
  showControls();
}

function showControls() {
  for (const box of all(".playing")) box.hidden = still.matches;
  for (const button of all("[data-follow=play]")) {
    button.setAttribute("aria-pressed", playing);
    $("span", button).textContent = playing ? "⏸" : "▶▶";
  }
  for (const choice of all("[data-follow=pace]")) choice.value = localStorage.pace in PACES ? localStorage.pace : "normal";
  for (const box of all("[data-follow=always]")) box.checked = localStorage.follow === "always";
}

// A new question, before which others have acted: if it is always wished for, that plays first, once.
function playAlways() {
  const seq = $("#answer input[name=seq]")?.value;
  const begin = $(".happened a[data-step]");
  if (!seq || !begin || seq === followed || localStorage.follow !== "always" || still.matches || !$("#lines .new")) return;
  followed = seq;
  playing = true;
  begin.click();
}

document.addEventListener("click", (event) => {
  const button = /** @type {Element} */ (event.target).closest("[data-follow=play], [data-follow=begin]");
  if (!(button instanceof HTMLElement)) return;
  if (button.dataset.follow === "play") return play(!playing);
  playing = !still.matches;
  $(".happened a[data-step]")?.click();
});

document.addEventListener("change", (event) => {
  const field = /** @type {HTMLInputElement} */ (event.target);
  if (field.dataset.follow === "pace") localStorage.pace = field.value;
  if (field.dataset.follow === "always") localStorage.follow = field.checked ? "always" : "asked";
});

// Whoever goes back, or does something else, takes over.
document.addEventListener("pointerdown", (event) => {
  const at = /** @type {Element} */ (event.target);
  if (playing && !at.closest(".playing, [data-follow]")) play(false);
});
document.addEventListener("keydown", (event) => {
  if (playing && !(event.key === "Tab" || event.key === "Shift")) play(false);
});

// -- arrows and ghosts --------------------------------------------------------------------------------------------

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

/** @param {Move[]} moves */
function drawMoves(moves) {
  const svg = $("svg", board);
  if (!svg) return;
  $(".moves", svg)?.remove();
  const layer = make("g", { class: "moves", "aria-hidden": "true" });
  svg.append(layer);
  const size = Number(svg.dataset.whole?.split(" ")[2] ?? svg.viewBox.baseVal.width) / 80;
  for (const { source, target, n } of moves) {
    const [from, to] = [source ? place(svg, source) : null, target ? place(svg, target) : null];
    if (from && to) {
      const middle = arrow(layer, from, to, size);
      if (n > 1) label(layer, middle, String(n), size, "");
    } else if (from) label(layer, from, `−${n}`, size, "ghost");
    else if (to) label(layer, to, `+${n}`, size, "");
  }
}

// -- numbers that count -------------------------------------------------------------------------------------------

/** @type {Map<string, number>} */
let points = new Map();

/** @param {HTMLElement} place */
const number = (place) => Number((place.textContent ?? "").replace("−", "-"));

function countPoints() {
  const now = new Map(all("#seats [data-seat]:has(.points)").map((seat) => [seat.dataset.seat, number($(".points", seat))]));
  for (const [seat, to] of now) {
    const from = points.get(seat);
    if (from !== undefined && from !== to && !still.matches) count($(`#seats [data-seat="${seat}"] .points`), from, to);
  }
  points = now;
}

/** @param {HTMLElement} field @param {number} from @param {number} to */
function count(field, from, to) {
  const start = performance.now();
  const tick = (/** @type {number} */ time) => {
    const share = Math.min(1, (time - start) / COUNTING);
    field.textContent = String(Math.round(from + (to - from) * share)).replace("-", "−");
    if (share < 1 && field.isConnected) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

// -- what the page shows ------------------------------------------------------------------------------------------

function shown() {
  const step = $("#step-on");
  if (step) {
    drawMoves(JSON.parse(step.dataset.moves));
    play(playing);
  } else {
    if (playing) play(false);
    if (page.dataset.mine === "yes") playAlways();
  }
  showControls();
}

$("#prompt").addEventListener("updated", shown);
$("#seats").addEventListener("updated", countPoints);
countPoints();
shown();
