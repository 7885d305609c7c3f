// Following the others: the steps of what happened play by themselves, with arrows and ghosts on the board, and numbers
// that count. Whoever wants no motion steps from one to the next by hand.

import { drawMoves } from "./moves.js";
import { $, all, page, still } from "./page.js";

const PACES = /** @type {Record<string, number>} */ ({ slow: 2600, normal: 1500, fast: 700 }); // milliseconds a step
const COUNTING = 300;

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
