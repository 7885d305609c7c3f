// The page of a study: one plays for all seats, steps back and forth, and writes; what others write comes by itself.
//
// Every form of the page works without this script. With it they are sent without leaving the page, and what comes back
// are the parts of it that differ. The WebSocket only says that something was written, and where.

import { morph } from "./morph.js";
import { slideMoves } from "./moves.js";
import { $, all, board, get, LANGUAGE, load, nearest, page, PLACE, say, small, stacked, target, WORDS } from "./page.js";
import { closeRules } from "./rules.js";
import { showQuestion } from "./sheet.js";
import { moveToTab, scrollToEnd, selectTab } from "./tabs.js";
import { meant, pan, refit, showOptions, wasDragged, zoom } from "./zoom.js";

/**
 * @typedef {{ node: number, seq: number, back: number | null, forward: number | null, beside: number[] }} Place
 * @typedef {Place & { title: string, parts: Record<string, string>, moves: import("./moves.js").Move[] }} Told
 */

const PAUSE = 900; // milliseconds without a letter, after which a comment is saved
const state = {
  .../** @type {Place} */ (JSON.parse(page.dataset.told)),
  seat: "",        // for whom the next answer is given, where several are asked at once
  wanted: 0,       // counts what was asked for: what comes too late is not shown
  sending: 0,      // so many things are being stored
  heard: /** @type {{ seq: number, node: number } | null} */ (null), // what was told meanwhile
  marking: false,  // a click on the board marks
};

document.documentElement.classList.add("js");
if ("share" in navigator) document.documentElement.classList.add("can-share");

// -- showing ------------------------------------------------------------------------------------------------------

/** @param {number} n */
const address = (n) => (n ? `${PLACE}/${n}` : PLACE);

/** @param {number | null | undefined} n */
async function go(n) {
  if (n === null || n === undefined) return;
  await saveComment();
  if (n !== state.node) state.seat = "";
  const mine = ++state.wanted;
  const answer = await get(`${address(n)}?${query()}`);
  if (answer && mine === state.wanted) show(await answer.json());
}

function query() {
  return new URLSearchParams({ tall: small.matches ? "1" : "", seat: state.seat, seq: String(state.seq) });
}

/** @param {Told} told */
function show(told) {
  const moved = told.node !== state.node;
  const inPrompt = $("#prompt").contains(document.activeElement);
  Object.assign(state, { node: told.node, seq: told.seq, back: told.back, forward: told.forward, beside: told.beside });
  page.dataset.node = String(told.node);
  page.dataset.told = "{}";
  const kept = moved ? null : draft();
  for (const [name, html] of Object.entries(told.parts)) replacePart($(`#${name}`), html);
  restore(kept);
  document.title = told.title;
  markCurrent();
  if (moved) {
    history.replaceState(null, "", address(told.node));
    $("#prompt").scrollTop = 0;
    showQuestion();
    showOptions();
    slideMoves(told.moves);
    scrollToEnd($("#log"));
    if (inPrompt) $("#question")?.focus({ preventScroll: true });
  }
}

/** @param {HTMLElement | null} place @param {string} html */
function replacePart(place, html) {
  if (!place) return;
  morph(place, html);
  if (place === board) refit();
  if (place.id === "overview") $("#tab-overview").hidden = !html.trim();
  queueMicrotask(() => place.dispatchEvent(new Event("updated")));
}

function markCurrent() {
  for (const link of all("#moves a[data-node]")) {
    if (Number(link.dataset.node) === state.node) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  $("#moves [aria-current]")?.scrollIntoView({ block: "nearest" });
  for (const [name, to] of Object.entries({ back: state.back ?? 0, forward: state.forward ?? state.node })) $(`[data-go=${name}]`).href = address(to);
}

// A comment that is being written stays as it is, and so does what it was written upon: if somebody else has changed
// that meanwhile, the server says so.
/** @returns {{ text: string, edited: string } | null} */
function draft() {
  const field = $("#comment-text");
  return field && field.value !== field.defaultValue ? { text: field.value, edited: $("#comment [name=edited]").value } : null;
}

/** @param {{ text: string, edited: string } | null} kept */
function restore(kept) {
  const field = $("#comment-text");
  if (!field) return;
  const edited = $("#comment [name=edited]");
  field.value = kept?.text ?? field.defaultValue;
  edited.value = kept?.edited ?? $("#comment").dataset.edited;
}

// -- writing ------------------------------------------------------------------------------------------------------

/** @param {HTMLFormElement} form @param {HTMLElement | null} button @returns {Promise<boolean>} whether it is stored */
function send(form, button) {
  const fields = new FormData(form, button);
  return post(form.action, new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])), form.id === "comment");
}

// What is told about the own doing comes back with its answer; what others do meanwhile is looked at after that.
/** @param {string} to @param {URLSearchParams} body */
async function post(to, body, isComment = false) {
  const mine = ++state.wanted;
  state.sending++;
  const answer = await fetch(`${to}?${query()}&language=${LANGUAGE}`, { method: "POST", body, headers: { Accept: "application/json" } }).catch(() => null);
  const told = await answer?.json().catch(() => null);
  state.sending--;
  say("problem", answer?.ok ? "" : told?.error?.reason ?? WORDS.offline);
  if (answer?.ok && mine === state.wanted) {
    state.seat = "";
    if (isComment && draft()?.text === body.get("text")) $("#comment-text").value = $("#comment-text").defaultValue;
    show(told);
  }
  if (told?.error?.code === "changed") await look(isComment);
  if (state.heard) hear(state.heard);
  return Boolean(answer?.ok);
}

// Somebody else has written: show what; whoever sends the own comment again has seen it.
/** @param {boolean} isComment */
async function look(isComment) {
  const found = await get(`${address(state.node)}?${query()}`);
  if (found) show(await found.json());
  if (!found || !isComment || !$("#comment")) return;
  const edited = $("#comment [name=edited]");
  edited.value = $("#comment").dataset.edited;
  $("#comment-theirs span").textContent = $("#comment-text").defaultValue;
  $("#comment-theirs").hidden = false;
}

/** @param {string} option */
async function answer(option) {
  const form = $("#answer");
  const button = form && all("button[name=option]", form).find((one) => one.value === option);
  if (!button || page.classList.contains("pending")) return;
  page.classList.add("pending");
  await saveComment();
  await send(form, button);
  page.classList.remove("pending");
}

let timer = 0;

async function saveComment() {
  clearTimeout(timer);
  const form = $("#comment");
  const field = $("#comment-text");
  if (!form || field.value === field.defaultValue) return;
  const text = field.value;
  if (!(await send(form, null))) return;
  const now = $("#comment-text");
  if (now?.value === text) tell("saved");
}

/** @param {"saved" | "unsaved"} word */
function tell(word) {
  const place = $("#comment-state");
  if (place) place.textContent = place.dataset[word];
}

/** @param {string} thing */
function mark(thing) {
  const id = CSS.escape(thing);
  const wanted = $(`#board [data-mark]:is([data-thing="${id}"], [data-about="${id}"])`) ? "no" : "yes";
  return post(`${PLACE}/mark`, new URLSearchParams({ token: $("[name=token]").value, node: String(state.node), thing, wanted }));
}

function toggleMarking() {
  const button = $("[data-do=mark]");
  if (!button) return;
  state.marking = !state.marking;
  button.setAttribute("aria-pressed", state.marking);
  page.classList.toggle("marking", state.marking);
}

// -- what others write --------------------------------------------------------------------------------------------

/** @type {WebSocket | null} */
let socket = null;
let tries = 0;

function connect() {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const live = new URL(`${PLACE}/live?language=${LANGUAGE}`, location.href);
  live.protocol = scheme;
  socket = new WebSocket(live);
  socket.onmessage = (event) => {
    tries = 0;
    say("connection", "");
    hear(JSON.parse(event.data));
  };
  socket.onclose = (event) => {
    socket = null;
    if (event.code === 4401) return location.reload();
    if (event.code === 4404) return say("connection", event.reason || WORDS.gone);
    const wait = Math.min(15000, 400 * 2 ** tries++) * (0.75 + Math.random() / 2);
    if (tries > 1 || event.reason) say("connection", event.reason || WORDS.offline);
    setTimeout(connect, wait);
  };
}

/** @param {{ seq: number, node: number }} told */
async function hear(told) {
  state.heard = told;
  if (state.sending) return;
  state.heard = null;
  if (told.seq <= state.seq) return;
  const follows = $("[data-follow-others]")?.checked && !draft();
  const mine = ++state.wanted;
  const found = await fetched(follows ? told.node : state.node);
  if (found && mine === state.wanted) show(found);
}

// A position as it is now; if somebody has deleted it, the one before.
/** @param {number} n @returns {Promise<Told | null>} */
async function fetched(n) {
  const answer = await load(`${address(n)}?${query()}`, { headers: { Accept: "application/json" } }).catch(() => null);
  if (answer?.status === 404 && n) return fetched(n === state.node ? state.back ?? 0 : 0);
  return answer?.ok ? answer.json() : null;
}

// -- clicks and keys ----------------------------------------------------------------------------------------------

board.addEventListener("click", (/** @type {MouseEvent} */ event) => {
  if (wasDragged() || state.marking) return;
  const { option, unsure } = meant(event);
  if (unsure) zoom(1.8, event);
  else if (option) answer(option.dataset.option);
});

// While places are marked, a click on one is no answer and no question.
document.addEventListener("click", (event) => {
  if (!state.marking || !board.contains(target(event))) return;
  event.preventDefault();
  event.stopPropagation();
  const thing = target(event).closest("[data-thing], [data-about]");
  if (thing) mark(thing.dataset.thing ?? thing.dataset.about);
}, { capture: true });

document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (!form.matches("[data-live]")) return;
  event.preventDefault();
  const button = /** @type {HTMLButtonElement | null} */ (event.submitter);
  if (form.id === "answer") answer(button?.value ?? "");
  else if (form.id === "comment") saveComment();
  else send(form, button);
});

/** @type {Record<string, (button?: any) => unknown>} */
const DOES = {
  "zoom-in": () => zoom(1.4),
  "zoom-out": () => zoom(1 / 1.4),
  "zoom-all": () => zoom(0),
  "help": () => help(),
  "mark": () => toggleMarking(),
  "close-rules": () => closeRules(),
  "copy": async (button) => {
    await navigator.clipboard?.writeText(button.dataset.text);
    button.textContent = WORDS.copied;
  },
  "share": (button) => navigator.share({ title: document.title, url: button.dataset.text }).catch(() => null),
};
/** @type {Record<string, () => unknown>} */
const WAYS = {
  first: () => go(0),
  back: () => go(state.back),
  forward: () => go(state.forward),
  before: () => go(beside(-1)),
  after: () => go(beside(1)),
  last: () => go(lastOfLine()),
};

// What was tried before or after this, in its place.
/** @param {number} by */
function beside(by) {
  return state.beside[state.beside.indexOf(state.node) + by];
}

function lastOfLine() {
  const run = $("#moves [aria-current]")?.closest(".run");
  const last = run && all("a[data-node]", run).at(-1);
  return last ? Number(last.dataset.node) : null;
}

document.addEventListener("click", (event) => {
  const at = target(event);
  if (event.ctrlKey || event.metaKey) return;
  const button = at.closest("[data-do]");
  const way = at.closest("[data-go]");
  const node = at.closest("a[data-node]");
  const seat = at.closest("[data-seat-of]");
  const tab = at.closest("[role=tab]");
  if (way || node || seat) event.preventDefault();
  if (button) DOES[button.dataset.do](button);
  else if (way) WAYS[way.dataset.go]();
  else if (node) go(Number(node.dataset.node));
  else if (seat) {
    state.seat = seat.dataset.seatOf;
    go(state.node);
  } else if (tab) selectTab(tab);
});

document.addEventListener("input", (event) => {
  if (target(event).id !== "comment-text") return;
  tell("unsaved");
  clearTimeout(timer);
  timer = setTimeout(saveComment, PAUSE);
});
document.addEventListener("visibilitychange", () => document.hidden && saveComment());

/** @type {Record<string, () => unknown>} */
const KEYS = {
  "+": () => zoom(1.4), "=": () => zoom(1.4), "-": () => zoom(1 / 1.4), "\\": () => zoom(0), "?": () => help(), "/": () => help(),
  "[": WAYS.back, "]": WAYS.forward, Home: WAYS.first, End: WAYS.last, b: () => board.focus(), o: toggleMarking,
  r: () => $("#question a[data-rule]")?.click(),
  m: () => $(".numbers .quick")?.click(),
  c: () => {
    selectTab($("#tab-study"));
    $("#comment-text")?.focus();
  },
  j: () => {
    selectTab($("#tab-journal"));
    $("#log").focus();
  },
};
/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

document.addEventListener("keydown", (event) => {
  const at = target(event);
  if (event.key === "Escape") {
    if ($("#help").open) help();
    else if (state.marking) toggleMarking();
    else at.blur?.();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || at.matches?.("input, select, textarea")) return;
  if (ARROWS[event.key]) return onArrow(event);
  if ((event.key === "Enter" || event.key === " ") && at.dataset?.option) {
    event.preventDefault();
    return state.marking ? mark(at.dataset.thing ?? at.dataset.option) : answer(at.dataset.option);
  }
  const button = all("#answer button[data-key]").find((one) => one.dataset.key === event.key);
  if (event.repeat && button) return;
  if (button) {
    event.preventDefault();
    answer(button.value);
  } else if (KEYS[event.key]) {
    event.preventDefault();
    KEYS[event.key]();
  }
});

/** @param {KeyboardEvent} event */
function onArrow(event) {
  const [x, y] = ARROWS[event.key];
  const at = target(event);
  if (at.matches("[role=tab]")) return moveToTab(at, x + y);
  event.preventDefault();
  if (board.contains(at) && at !== document.body) {
    if (event.shiftKey) return pan(-x * 60, -y * 60);
    const things = all("[data-option]", board);
    const next = at.dataset.option ? nearest(at, things, x, y) : things[0];
    return next?.focus();
  }
  WAYS[x < 0 ? "back" : x > 0 ? "forward" : y < 0 ? "before" : "after"]();
}

function help() {
  const dialog = $("#help");
  if (dialog.open) dialog.close();
  else dialog.show();
  if (dialog.open) $("button", dialog).focus();
}

// -- beginning ----------------------------------------------------------------------------------------------------

for (const shape of [stacked, small]) {
  shape.addEventListener("change", () => selectTab($(stacked.matches ? "#tab-board" : "#tab-study")));
}
small.addEventListener("change", () => go(state.node)); // for a board of the other shape
refit();
if (stacked.matches) selectTab($("#tab-board"));
scrollToEnd($("#log"));
markCurrent();
connect();
