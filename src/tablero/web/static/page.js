// What all scripts of the table page share: its elements, its words, and finding things in it.

import { ROOT } from "./root.js";

export { ROOT };

/** @type {(selector: string, root?: ParentNode) => any} */
export const $ = (selector, root = document) => root.querySelector(selector);
/** @type {(selector: string, root?: ParentNode) => any[]} */
export const all = (selector, root = document) => [...root.querySelectorAll(selector)];

/** The element something happened to; now and then it is the document, which has less. @type {(event: Event) => any} */
export const target = (event) => event.target;

export const page = $("#table");
export const WORDS = JSON.parse($("#words").content.textContent);
export const TABLE = page.dataset.table;
export const PLACE = page.dataset.place ? ROOT + page.dataset.place : `${ROOT}/t/${TABLE}`; // of the table, or of what is shown like one
export const board = $("#board");
export const still = matchMedia("(prefers-reduced-motion: reduce)");
export const LANGUAGE = document.documentElement.lang;
export const small = matchMedia("(max-width: 760px), (max-height: 500px)"); // a phone, however it is held
export const stacked = matchMedia("(max-width: 760px) and (min-height: 501px), (max-width: 480px)"); // ... upright: one below the other

// What can be chosen on the map itself. On a phone, cards and buttons are below it, and all of them in the question, with more to read.
export const offered = () => all("[data-option]", board).filter((one) => !one.closest(".below") && !one.querySelector(":scope > .button"));

// The places on the map that the question speaks of.
export const spokenOf = () => ($("#question")?.dataset.places ?? "").split(" ").filter(Boolean)
  .flatMap((/** @type {string} */ id) => all(`[data-thing="${CSS.escape(id)}"]`, board));

// The thing that lies in a direction: near, and not too far to the side.
/** @param {HTMLElement} from @param {HTMLElement[]} things @param {number} x @param {number} y */
export function nearest(from, things, x, y) {
  const centre = (/** @type {HTMLElement} */ thing) => {
    const box = thing.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [fx, fy] = centre(from);
  let best = null;
  let least = Infinity;
  for (const thing of things) {
    const [tx, ty] = centre(thing);
    const along = (tx - fx) * x + (ty - fy) * y;
    const aside = Math.abs((tx - fx) * y) + Math.abs((ty - fy) * x);
    if (thing !== from && along > 4 && along + 2 * aside < least) [best, least] = [thing, along + 2 * aside];
  }
  return best;
}

// Whatever is asked for later comes in the language of the page, even if the reader has chosen another one since.
/** @param {string} address @param {RequestInit} [how] */
export function load(address, how) {
  return fetch(`${address}${address.includes("?") ? "&" : "?"}language=${LANGUAGE}`, how);
}

/** @param {"connection" | "problem"} place @param {string} text */
export function say(place, text) {
  const line = $(`#${place}`);
  line.textContent = text;
  line.hidden = !text;
}

export const PATIENCE = 5000; // milliseconds for which nothing is said about a server that does not answer

// What the server answers, or nothing if that fails. If it takes long, that is said.
/** @param {string} address @returns {Promise<Response | null>} */
export async function get(address) {
  let told = false;
  const watch = setTimeout(() => {
    told = true;
    say("connection", WORDS.slow);
  }, PATIENCE);
  const answer = await load(address, { headers: { Accept: "application/json" } }).catch(() => null);
  clearTimeout(watch);
  if (told) say("connection", "");
  if (!answer?.ok) say("problem", WORDS.offline);
  return answer?.ok ? answer : null;
}
