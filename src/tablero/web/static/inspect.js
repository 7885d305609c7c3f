// What is this? Whatever is pointed at, tapped or reached with the keyboard says in a panel what it is, what it does and
// where the rule stands: the name and what there is to see from the board itself, the rest from the server.
//
// Mouse: after a moment. Touch: a tap on what is no option, or a long press on what is. Keyboard: `i`, then the arrows.

import { $, all, board, load, nearest, page, PLACE, small, stacked, target } from "./page.js";
import { meant } from "./zoom.js";

const MOMENT = 350; // milliseconds that a pointer rests before the panel comes
const LONG = 500;   // ... and that a finger rests on an option
const panel = $("#thing");

/** @typedef {{ text: string, html: string }} Told */

/** @type {Map<string, Promise<Told | null>>} */
const known = new Map(); // what the server has told about the board as it is
const now = {
  thing: /** @type {any} */ (null), // what the panel is about
  pinned: false,                    // asked for by a click, a tap or the keyboard: it stays until something else is
  walking: false,                   // from thing to thing with the arrows
  pressed: false,                   // a long press, whose click is no answer
  titles: /** @type {[Element, Element][]} */ ([]), // taken off meanwhile: the browser would show them, too
};
let timer = 0;

// The thing that an element belongs to: on the board, an option, a number of a seat.
/** @param {any} element @returns {any} */
function thingAt(element) {
  const option = element.closest?.("#answer button[name=option]");
  if (option) return option.value.match(/^\d+$/) ? null : option;
  for (let at = element; at && at !== board && at !== document; at = at.parentNode) {
    if (at.dataset?.thing || at.dataset?.about || at.querySelector?.(":scope > title")) return at;
  }
  return null;
}

/** @param {any} thing */
function labelOf(thing) {
  const taken = now.titles.find(([owner]) => owner === thing)?.[1] ?? thing.querySelector(":scope > title");
  return taken?.textContent ?? thing.dataset.label ?? thing.querySelector("span")?.firstChild?.textContent?.trim() ?? "";
}

/** @param {any} thing */
function idOf(thing) {
  return thing.dataset.about ?? thing.dataset.thing ?? thing.value ?? "";
}

/** @param {string} id @returns {Promise<Told | null>} */
function ask(id) {
  const past = location.pathname.match(/\/(at|steps)\/(\d+)$/);
  const query = new URLSearchParams({ here: page.dataset.here ?? "" });
  if (past) query.set(past[1] === "at" ? "at" : "step", past[2]);
  if (page.dataset.node) query.set("node", page.dataset.node);
  const found = known.get(id) ?? load(`${PLACE}/things/${encodeURIComponent(id)}?${query}`).then(
    (answer) => (answer.ok ? answer.json() : null),
    () => null,
  );
  known.set(id, found);
  return found;
}

/** @param {any} thing */
async function show(thing, pinned = false) {
  clearTimeout(timer); // a pointer that rests comes second
  now.thing = thing;
  now.pinned = pinned;
  const id = idOf(thing);
  const label = labelOf(thing);
  const told = id ? await ask(id) : null;
  if (now.thing !== thing) return; // something else by now
  const isOption = thing.name === "option";
  if (!label || (isOption && !pinned && !told?.text && !told?.html)) return hide();
  const said = told?.text && label.endsWith(told.text) ? label.slice(0, -told.text.length) : label;
  const [name, ...facts] = said.split(" · ").filter((/** @type {string} */ part) => part.trim());
  const parts = [element("h2", name), facts.length ? element("p", facts.join(" · "), "facts") : null];
  parts.push(told?.text ? element("p", told.text) : null);
  panel.replaceChildren(...parts.filter((part) => part !== null));
  if (told?.html) panel.insertAdjacentHTML("beforeend", told.html);
  panel.hidden = false;
  panel.classList.toggle("passing", !pinned);
  for (const one of all(".looked")) one.classList.remove("looked");
  if (pinned) thing.classList.add("looked");
  place(thing);
}

/** @param {string} tag @param {string} text @param {string} [class_] */
function element(tag, text, class_) {
  return Object.assign(document.createElement(tag), { textContent: text, className: class_ ?? "" });
}

// Beside the thing, never over it, where it hides the fewest options; on a narrow screen at the top or, for what is there,
// above the question.
/** @param {Element} thing */
function place(thing) {
  const at = thing.getBoundingClientRect();
  const size = panel.getBoundingClientRect();
  const options = all("#board [data-option], #answer button[name=option]").map((one) => one.getBoundingClientRect()).filter((box) => box.width);
  const spots = spotsAround(at, size).map(({ left, top }) => new DOMRect(left, top, size.width, size.height));
  const free = spots.filter((spot) => !meet(spot, at));
  const hidden = (/** @type {DOMRect} */ spot) => options.filter((option) => meet(spot, option)).length;
  const [best] = (free.length ? free : spots).sort((a, b) => hidden(a) - hidden(b));
  panel.style.left = `${best.left}px`;
  panel.style.top = `${best.top}px`;
}

// Where the panel may be, the usual place first.
/** @param {DOMRect} at @param {DOMRect} size */
function spotsAround(at, size) {
  if (stacked.matches) {
    return [52, Math.max(60, $("#prompt").getBoundingClientRect().top - size.height - 8)].map((top) => ({ left: 8, top }));
  }
  const [right, left, below, above] = [at.right + 10, at.left - size.width - 10, at.bottom + 10, at.top - size.height - 10];
  const [low, far] = [at.bottom - size.height, at.right - size.width];
  const spots = [[right, at.top], [left, at.top], [right, low], [left, low], [at.left, below], [at.left, above], [far, below], [far, above]];
  if (small.matches) spots.push([0, Infinity], [0, 0], [Infinity, Infinity]); // there is little room beside anything
  return spots.map(([x, y]) => ({
    left: Math.max(8, Math.min(x, innerWidth - size.width - 8)),
    top: Math.max(52, Math.min(y, innerHeight - size.height - 8)),
  }));
}

/** @param {DOMRect} one @param {DOMRect} other */
function meet(one, other) {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function hide() {
  clearTimeout(timer);
  if (now.walking) page.classList.remove("walking");
  now.thing = null;
  now.pinned = now.walking = false;
  panel.hidden = true;
  for (const one of all(".looked")) one.classList.remove("looked");
}

// -- mouse --------------------------------------------------------------------------------------------------------

function takeTitles(/** @type {any} */ from) {
  for (const [owner, title] of now.titles) if (!owner.querySelector(":scope > title")) owner.prepend(title); // else it has a new one
  now.titles = [];
  for (let at = from; at && at !== board && at !== document; at = at.parentNode) {
    const title = at.querySelector?.(":scope > title");
    if (title) now.titles.push([at, title]);
  }
  for (const [, title] of now.titles) title.remove();
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch" || now.pinned) return;
  const at = target(event);
  clearTimeout(timer);
  if (panel.contains(at)) return;
  takeTitles(board.contains(at) ? at : null);
  const thing = thingAt(at);
  if (!thing || thing !== now.thing) timer = setTimeout(() => (thing ? show(thing) : hide()), thing ? MOMENT : 100);
});

// -- clicks and taps ----------------------------------------------------------------------------------------------

document.addEventListener("click", (event) => {
  const at = target(event);
  if (now.pressed) { // it was a question, no answer
    now.pressed = false;
    event.preventDefault();
    event.stopPropagation();
  } else if (panel.contains(at)) {
    return;
  } else if (at.closest?.("[data-option], button, a, input, select") || meant(event).option) {
    if (!at.closest("#answer")) hide();
    else if (now.pinned) hide();
  } else {
    const thing = thingAt(at);
    if (thing) show(thing, true);
    else hide();
  }
}, { capture: true });

document.addEventListener("pointerdown", (event) => {
  now.pressed = false; // not every long press ends in a click
  const option = target(event).closest?.("#board [data-option], #answer button[name=option]");
  if (event.pointerType !== "touch" || !option) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    now.pressed = true;
    show(option, true);
  }, LONG);
});
for (const name of ["pointerup", "pointercancel", "pointermove"]) {
  document.addEventListener(name, (event) => {
    if (/** @type {PointerEvent} */ (event).pointerType === "touch" && !now.pressed) clearTimeout(timer);
  });
}
document.addEventListener("contextmenu", (event) => {
  if (now.pressed) event.preventDefault();
});

// -- keyboard -----------------------------------------------------------------------------------------------------

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const things = () => all("[data-thing], [data-about]", board).filter((one) => one.getBoundingClientRect().width);

document.addEventListener("keydown", (event) => {
  const at = target(event);
  if (event.ctrlKey || event.metaKey || event.altKey || at.matches?.("input:not([type=range]), select, textarea")) return;
  if (event.key === "Escape" && !panel.hidden) {
    hide();
    event.stopPropagation();
  } else if (event.key === "i" && !event.repeat && localStorage.shortcuts !== "no" && !page.inert) {
    if (now.walking) return hide();
    walk(board.contains(at) || at.name === "option" ? thingAt(at) : null);
  } else if (now.walking && WAYS[event.key] && !event.shiftKey) {
    event.preventDefault();
    event.stopPropagation();
    const next = nearest(now.thing, things(), ...WAYS[event.key]);
    if (next) walk(next);
  }
}, { capture: true });

/** @param {any} thing */
function walk(thing) {
  if (stacked.matches) $("#tab-board").click();
  now.walking = true;
  page.classList.add("walking");
  show(thing ?? things()[0], true);
}

// -- what changes -------------------------------------------------------------------------------------------------

board.addEventListener("updated", () => {
  known.clear();
  if (now.thing && !now.thing.isConnected) hide();
});
