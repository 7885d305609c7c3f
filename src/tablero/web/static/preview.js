// What an option would do, shown on the board while one points at it: as the server tries it (preview.py).

import { morph } from "./morph.js";
import { drawMoves } from "./moves.js";
import { board, page } from "./page.js";
import { refit } from "./zoom.js";

const PAUSE = 250; // milliseconds for which one points at something before it is shown

let pointed = ""; // the option that is pointed at
let shows = false; // whether the board shows more than is
let timer = 0;

/** @param {string} option @param {string} html the board as it is @param {(option: string) => void} ask */
export function pointAt(option, html, ask) {
  if (option === pointed) return;
  pointed = option;
  clearTimeout(timer);
  if (!option) return endPreview(html);
  if (localStorage.preview !== "no") timer = setTimeout(() => ask(option), PAUSE);
}

/** @param {string} option @param {string} html @param {import("./moves.js").Move[]} moves @param {string} now */
export function showPreview(option, html, moves, now) {
  if (option !== pointed || page.classList.contains("pending")) return;
  if (!html) return endPreview(now);
  shows = true;
  change(html);
  board.classList.add("previewing");
  drawMoves(moves);
}

// Back to what is; `html` is the board as it is, unless that is about to be shown anyway.
/** @param {string} [html] */
export function endPreview(html) {
  clearTimeout(timer);
  if (!shows) return;
  shows = false;
  board.classList.remove("previewing");
  if (html) change(html);
}

/** @param {string} html */
function change(html) {
  morph(board, html);
  refit();
}
