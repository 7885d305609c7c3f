// The table page: one WebSocket, parts of the page swapped as they change, board zoom, keyboard, replay.
//
// The server renders every part; this script only puts it in place and sends answers. An answer carries the number of the
// decision it belongs to and a key of its own: sent twice (a double click, a lost connection), it is played once.

/**
 * What comes from the server (websocket.py) and goes there. The elements of the page are the server's own work, so what
 * `$` finds is taken at its word.
 *
 * @typedef {([number, number] | string)[]} Patch
 * @typedef {{ type: "snapshot", seq: number, count: number, parts: Record<string, string>, mine: boolean, title: string,
 *   journal?: { from: number, html: string }, moves: import("./moves.js").Move[], pass_to: number | null }} Snapshot
 * @typedef {{ type: "stored", key: string }} Stored
 * @typedef {{ type: "refused", key?: string, reason: string }} Refused
 * @typedef {{ type: "thinking", seat: number, share: number, busy: string }} Thinking
 * @typedef {{ type: "hinting", seat: number, share: number }} Hinting
 * @typedef {{ type: "preview", seq: number, option: string, board: string | Patch, moves: import("./moves.js").Move[] }} Preview
 * @typedef {Snapshot | Stored | Refused | Thinking | Hinting | Preview} Received
 * @typedef {{ type: "answer", seq: number, seat: number, option: string, key: string }
 *   | { type: "undo", seat: number, key: string }} Pending
 * @typedef {Pending | { type: "chat", text: string, channel: string } | { type: "seen", n: number }
 *   | { type: "preview", seq: number, option: string } | { type: "hint", seat: number, bot: string } | { type: "enough", seat: number }
 *   | { type: "here", seat: number } | { type: "hurry" | "again" | "awake" }} Sent
 */

import { morph } from "./morph.js";
import { slideMoves } from "./moves.js";
import { $, all, board, get, LANGUAGE, load, nearest, page, PATIENCE, ROOT, say, small, spokenOf, stacked, TABLE, target, WORDS } from "./page.js";
import { endPreview, pointAt, showPreview } from "./preview.js";
import { closeRules } from "./rules.js";
import { showQuestion } from "./sheet.js";
import { chime } from "./sound.js";
import { keepGoal, moveToTab, scrollToEnd, selectTab } from "./tabs.js";
import { meant, pan, refit, showOptions, wasDragged, zoom } from "./zoom.js";

const state = {
  seq: Number(page.dataset.seq),
  here: new URLSearchParams(location.search).get("here") ?? "", // the seat of whoever sits at the screen, where several share it
  mine: page.dataset.mine === "yes",
  texts: /** @type {Record<string, string>} */ ({}), // the parts as last sent, for the next difference
  pending: /** @type {Pending | null} */ (null), // an answer that is not known to be stored
  live: true,                    // false while looking at an earlier position
  frame: Number($("#step-on")?.dataset.frame ?? 1), // the step of what happened that is wanted
  last: "",                      // the key of the latest answer
  chosen: "",                    // ... and its option
  focus: false,                  // whether it was given in the prompt, which then gets the focus back
};

const SETTLE = 400; // for so many milliseconds after the question has changed, a click may still be meant for the one before
let settling = 0;
const BEAT = 10000;

page.dataset.here = state.here;
document.documentElement.classList.add("js");
if ("share" in navigator) document.documentElement.classList.add("can-share");

// -- the WebSocket ------------------------------------------------------------------------------------------------

/** @type {WebSocket | null} */
let socket = null;
let tries = 0;
let timer = 0;
let watch = 0;

function connect() {
  clearTimeout(timer);
  if (socket && socket.readyState < 2) return;
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const query = new URLSearchParams({ tall: small.matches ? "1" : "", here: state.here, language: LANGUAGE });
  state.texts = {};
  socket = new WebSocket(`${scheme}//${location.host}${ROOT}/t/${TABLE}/live?${query}`);
  expectAnswer();
  socket.onopen = () => {
    if (state.pending) transmit(state.pending);
  };
  socket.onmessage = (event) => {
    clearTimeout(watch);
    if (!$("#connection").hidden) say("connection", "");
    tries = 0; // a connection that is closed before it says anything has not come back
    receive(JSON.parse(event.data));
  };
  socket.onclose = (event) => {
    socket = null;
    if (event.code === 4401) return location.reload(); // the login has ended: whoever is here now is shown their own page
    if (event.code === 4404) return say("connection", event.reason || WORDS.gone);
    const wait = Math.min(15000, 400 * 2 ** tries++) * (0.75 + Math.random() / 2);
    if (tries > 1 || event.reason) say("connection", event.reason || (state.pending ? WORDS.unsent : WORDS.offline));
    timer = setTimeout(connect, wait);
  };
}

// If the server is silent, say so, and later try another connection: what was sent before is played once.
function expectAnswer() {
  clearTimeout(watch);
  watch = setTimeout(() => {
    say("connection", WORDS.slow);
    watch = setTimeout(abandon, 3 * PATIENCE);
  }, PATIENCE);
}

// After a sleep or a flight a connection may look alive and be dead: whatever is not answered soon is left for another one.
function wake() {
  if (socket?.readyState !== 1) return connect();
  const asked = socket;
  transmit({ type: "awake" });
  clearTimeout(watch);
  watch = setTimeout(() => {
    if (socket === asked) abandon();
  }, PATIENCE);
}

function abandon() {
  const left = socket;
  socket = null;
  if (left) left.onopen = left.onmessage = left.onclose = null; // it may take a minute to say that it is closed
  left?.close();
  say("connection", state.pending ? WORDS.unsent : WORDS.offline);
  connect();
}

const TOLD_BACK = new Set(["chat", "hint", "here", "again"]); // besides answers, which are sent until they are stored

/** @param {Sent} message */
function transmit(message) {
  if (socket?.readyState !== 1) return;
  socket.send(JSON.stringify(message));
  if (TOLD_BACK.has(message.type)) expectAnswer();
}

/** @param {Received} message */
function receive(message) {
  if (message.type === "snapshot") {
    message.parts = Object.fromEntries(Object.entries(message.parts).map(([name, part]) => [name, applyPatch(name, part)]));
    if (state.live) applySnapshot(message);
    else setCounter(slider.value, message.count); // the past is on the page: `goLive` asks for everything again
  } else if (message.type === "stored") {
    if (state.pending?.key === message.key) clearPending();
  } else if (message.type === "refused") {
    if (!message.key || state.last === message.key) {
      clearPending();
      say("problem", message.reason);
    }
  } else if (message.type === "thinking") {
    for (const bar of all(`progress[data-seat="${message.seat}"]`)) bar.value = message.share;
    if ($("#busy")) {
      $("#busy").textContent = message.busy;
      $("#busy").hidden = !message.busy;
    }
  } else if (message.type === "preview") {
    if (state.live && message.seq === state.seq) showPreview(message.option, patched("board", message.board), message.moves, state.texts.board);
  } else if (message.type === "hinting") {
    if ($("#hint-progress")) $("#hint-progress").value = message.share;
  }
}

// A part comes whole, or put together from pieces of what it was and new ones.
/** @param {string} name @param {string | Patch} part @returns {string} */
function applyPatch(name, part) {
  state.texts[name] = patched(name, part);
  return state.texts[name];
}

/** @param {string} name @param {string | Patch} part @returns {string} */
function patched(name, part) {
  const old = state.texts[name] ?? "";
  const pieces = typeof part === "string" ? [part] : part;
  return pieces.map((piece) => (typeof piece === "string" ? piece : old.slice(...piece))).join("");
}

// -- answering ----------------------------------------------------------------------------------------------------

function newKey() {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} option */
function answer(option, sure = false) {
  const form = $("#answer");
  if (!form || state.pending || !state.live) return;
  const button = all("button[name=option]", form).find((one) => one.value === option);
  if (!button) return;
  if (button.dataset.warning && !sure) return confirmOption(button);
  state.chosen = option;
  sendPending({ type: "answer", seq: Number(form.elements.seq.value), seat: Number(form.elements.seat.value), option, key: newKey() });
}

// A new question has just come: see `SETTLE`.
function settle() {
  clearTimeout(settling);
  page.classList.add("settling");
  settling = setTimeout(() => page.classList.remove("settling"), SETTLE);
}

// Whoever clicks twice has answered once. What is pressed on the keyboard, or by a helper of the browser, counts at once.
document.addEventListener("click", (event) => {
  const answers = target(event).closest?.("#board [data-option], #prompt button");
  if (!answers || !event.detail || !page.classList.contains("settling")) return;
  event.preventDefault();
  event.stopPropagation();
}, { capture: true });

// An option that deserves a second look: say why, and wait for a word.
/** @param {HTMLButtonElement} button */
function confirmOption(button) {
  const box = $("#doubt");
  $("p", box).textContent = `${$("span", button).firstChild.textContent.trim()}: ${button.dataset.warning}`;
  box.dataset.option = button.value;
  box.hidden = false;
  $("[data-do=unsure]", box).focus();
  box.scrollIntoView({ block: "nearest" });
}

function undo() {
  const form = $("#undo");
  if (form && !state.pending && state.live) sendPending({ type: "undo", seat: Number(form.elements.seat.value), key: newKey() });
}

/** @param {Pending} message */
function sendPending(message) {
  state.pending = message;
  state.last = message.key;
  for (const line of all("#lines .new")) line.classList.remove("new"); // whoever decides has seen them
  say("problem", "");
  state.focus = $("#prompt").contains(document.activeElement); // a disabled button loses it
  page.classList.add("pending");
  for (const button of all("#prompt button")) button.disabled = true;
  expectAnswer();
  if (socket?.readyState === 1) transmit(message);
  else {
    say("connection", WORDS.unsent);
    connect();
  }
}

function clearPending() {
  state.pending = null;
  page.classList.remove("pending");
  for (const button of all("#prompt button")) button.disabled = false;
}

// -- showing ------------------------------------------------------------------------------------------------------

/** @param {Snapshot} message */
function applySnapshot(message) {
  const isNew = state.focus || message.seq !== state.seq; // the same question told again leaves the focus where it is
  const { prompt, ...parts } = message.parts;
  const answered = prompt !== undefined && isNew && (state.focus || $("#prompt").contains(document.activeElement));
  const log = $("#log");
  const atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 8;
  if (message.seq !== state.seq || !state.pending) clearPending();
  state.seq = message.seq;
  pointAt("", "", () => {});
  endPreview(parts.board === undefined ? state.texts.board : "");
  for (const [name, html] of Object.entries(parts)) replacePart($(`#${name}`), html);
  if (message.journal) updateJournal(message.journal);
  const turned = message.mine && !state.mine;
  state.mine = message.mine;
  page.dataset.mine = message.mine ? "yes" : "no";
  document.title = message.title;
  setCounter(message.count, message.count);
  // From here on the page may be laid out, which takes longer than all the rest: once, when everything is in place.
  if (prompt !== undefined) {
    replacePart($("#prompt"), prompt);
    if (isNew) settle();
    if (isNew) [pointer.restX, pointer.restY] = [pointer.x, pointer.y];
  }
  markSpokenOf();
  if (prompt !== undefined && isNew) {
    showQuestion();
    showOptions();
  }
  cover(message.pass_to);
  afterwards(() => {
    if (prompt !== undefined) resetPromptScroll();
    if (message.journal || atEnd) scrollToEnd(log); // a longer prompt leaves it less room
  });
  if (answered) {
    $("#question")?.focus({ preventScroll: true });
    state.focus = false;
  }
  slideMoves(message.moves);
  if (turned) notify();
}

// What has to know how the page is laid out waits until that is done anyway, before the page is painted.
/** @param {() => void} what */
function afterwards(what) {
  if (document.hidden) what();
  else requestAnimationFrame(what);
}

// A new question is read from its beginning; a list in which one chooses the same again and again stays where it is.
function resetPromptScroll() {
  const again = all("#answer button[name=option]").some((button) => button.value === state.chosen);
  if (!again) $("#prompt").scrollTop = 0;
}

/** @param {HTMLElement | null} place @param {string} html */
function replacePart(place, html) {
  if (!place) return;
  morph(place, html);
  if (place === board) refit();
  if (place.id === "overview") $("#tab-overview").hidden = !html.trim();
  if (place.id === "chat") scrollToEnd($("#said"));
  queueMicrotask(() => place.dispatchEvent(new Event("updated"))); // when all parts are in place
}

function markSpokenOf() {
  for (const one of all(".spoken", board)) one.classList.remove("spoken");
  for (const one of spokenOf()) one.classList.add("spoken");
}

/** @param {{ from: number, html: string }} journal */
function updateJournal(journal) {
  const list = $("#lines");
  for (const line of [...list.children]) if (Number(line.dataset.n) >= journal.from) line.remove();
  list.insertAdjacentHTML("beforeend", journal.html);
}

function scrollAtStart() {
  const list = $("#log");
  const fresh = $("#lines .new");
  scrollToEnd(list);
  if (fresh) list.scrollTop = Math.min(list.scrollTop, fresh.offsetTop - list.offsetTop - 8);
  scrollToEnd($("#said"));
}

function reportSeen() {
  const line = all("#lines > [data-n]").at(-1);
  if (line) transmit({ type: "seen", n: Number(line.dataset.last ?? line.dataset.n) });
}

function notify() {
  chime();
  if (document.hidden && window.Notification?.permission === "granted" && localStorage.notify === "yes") {
    const note = new Notification(document.title, { body: $("#question")?.textContent.trim(), tag: TABLE });
    note.onclick = () => window.focus();
  }
}

// The server sends what the next player may know only when that player says to be here.
/** @param {number | string | null} seat */
function cover(seat) {
  const box = $("#cover");
  const was = box.hidden;
  $("#cover-undo").hidden = !$("#undo");
  box.hidden = seat === null;
  page.inert = !box.hidden;
  if (box.hidden) {
    if (!was) $("#question")?.focus();
    return;
  }
  $("#cover-name").textContent = $(`#seats [data-seat="${seat}"] .name`)?.textContent ?? "";
  $("#uncover").elements.here.value = seat;
  $("#uncover button").focus();
}

function uncover() {
  page.dataset.here = state.here = $("#uncover").elements.here.value;
  if (socket?.readyState === 1) transmit({ type: "here", seat: Number(state.here) });
  else connect(); // which says it, too
}

// -- clicks -------------------------------------------------------------------------------------------------------

const CLOSER = 1.8; // to where it is not sure which option was meant

board.addEventListener("click", (/** @type {MouseEvent} */ event) => {
  if (wasDragged()) return;
  const { option, unsure } = meant(event);
  if (unsure) zoom(CLOSER, event);
  else if (option) answer(option.dataset.option);
});

document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement & { elements: any }} */ (event.target);
  const button = /** @type {HTMLButtonElement} */ (event.submitter);
  if (form.id === "answer") {
    event.preventDefault();
    answer(button.value);
  } else if (form.id === "uncover") {
    event.preventDefault();
    uncover();
  } else if (form.id === "undo") {
    event.preventDefault();
    undo();
  } else if (form.id === "speak" && socket?.readyState === 1) {
    event.preventDefault();
    const text = form.elements.text.value.trim();
    if (text) transmit({ type: "chat", text, channel: form.elements.channel?.value ?? "table" });
    form.elements.text.value = "";
  } else if (form.id === "ask-hint" && socket?.readyState === 1) {
    event.preventDefault();
    $("#prompt").scrollTop = 0; // where it will be
    transmit({ type: "hint", seat: Number(form.elements.seat.value), bot: form.elements.bot.value });
  } else if (form.id === "enough" && socket?.readyState === 1) {
    event.preventDefault();
    button.disabled = true;
    transmit({ type: "enough", seat: Number(form.elements.seat.value) });
  } else if (form.id === "hurry" && socket?.readyState === 1) {
    event.preventDefault();
    button.disabled = true;
    transmit({ type: "hurry" });
  }
});

/** @type {Record<string, (button?: any) => unknown>} */
const DOES = {
  "zoom-in": () => zoom(1.4),
  "zoom-out": () => zoom(1 / 1.4),
  "zoom-all": () => zoom(0),
  "back": () => stepBy(-1),
  "forward": () => stepBy(1),
  "live": () => goLive(),
  "help": () => help(),
  "guide": () => showTab("guide"),
  "board": () => showTab("board"),
  "own": () => showTab("own"),
  "undo": () => undo(),
  "sure": (button) => answer(button.parentNode.dataset.option, true),
  "unsure": (button) => {
    button.parentNode.hidden = true;
    $("#question")?.focus();
  },
  "close-rules": () => closeRules(),
  "notify": async () => {
    const wanted = localStorage.notify !== "yes" && (await Notification.requestPermission()) === "granted";
    localStorage.notify = wanted ? "yes" : "no";
    refreshToggles();
  },
  "toggle": (button) => {
    const name = button.dataset.name;
    localStorage[name] = localStorage[name] === "no" ? "yes" : "no";
    if (name === "sound") chime();
    refreshToggles();
  },
  "copy": async (button) => {
    await navigator.clipboard?.writeText(button.dataset.text);
    button.textContent = WORDS.copied;
  },
  "copy-position": async (button) => {
    const answer = await load(ROOT + button.dataset.address, { headers: { accept: "text/plain" } });
    if (!answer.ok) return;
    await navigator.clipboard?.writeText(await answer.text());
    button.textContent = WORDS.copied;
  },
  "share": (button) => navigator.share({ title: document.title, url: button.dataset.text }).catch(() => null), // they may think better of it
};

document.addEventListener("click", (event) => {
  const button = target(event).closest("[data-do]");
  const jump = target(event).closest("[data-do-link]");
  const frame = target(event).closest("[data-step]");
  const tab = target(event).closest("[role=tab]");
  const earlier = target(event).closest(".earlier a");
  if (button) DOES[button.dataset.do](button);
  else if (jump && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    DOES[jump.dataset.doLink]();
  } else if (frame && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    showStep(frame.dataset.step === "first" ? 1 : state.frame + Number(frame.dataset.step));
  } else if (target(event).closest("#motives") && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    tellMotives(target(event).closest("#motives"));
  } else if (earlier) {
    event.preventDefault();
    loadEarlier(earlier);
  } else if (tab) selectTab(tab);
});

// Why the bots did what they did, below the link that asks for it; the next question takes it away again.
/** @param {HTMLAnchorElement} link */
async function tellMotives(link) {
  const answer = await get(link.href);
  if (!answer) return;
  const box = document.createElement("div");
  box.className = "counsel";
  box.innerHTML = (await answer.json()).html;
  link.closest("p")?.after(box);
  link.remove();
  box.scrollIntoView({ block: "nearest" });
}

/** @param {HTMLAnchorElement} link */
async function loadEarlier(link) {
  const answer = await get(`${link.href}&here=${state.here}`);
  if (!answer) return;
  const past = await answer.json();
  const log = $("#log");
  const below = log.scrollHeight - log.scrollTop;
  $("#lines").insertAdjacentHTML("afterbegin", past.html);
  log.scrollTop = log.scrollHeight - below;
  if (past.earlier) link.href = link.href.replace(/before=\d+/, `before=${past.earlier}`);
  else link.parentElement?.remove();
}

// Where the pointer is, and where it was when the question came: what appears under a pointer that rests is not pointed at.
const pointer = { x: -1, y: -1, restX: -1, restY: -1 };
document.addEventListener("pointermove", (event) => {
  [pointer.x, pointer.y] = [event.clientX, event.clientY];
}, { capture: true });

for (const name of ["pointerover", "focusin"]) {
  document.addEventListener(name, (event) => {
    const { pointerType, clientX, clientY } = /** @type {PointerEvent} */ (event);
    if (pointerType === "touch") return;
    const thing = target(event).closest?.("[data-option], button[name=option]");
    const option = thing?.dataset.option ?? thing?.value;
    for (const hot of all(".hot")) hot.classList.remove("hot");
    const rests = name === "pointerover" && clientX === pointer.restX && clientY === pointer.restY;
    const wished = thing?.name === "option" && !rests ? option : ""; // on the board itself nothing changes under the pointer
    if (state.live && !state.pending) pointAt(wished, state.texts.board, (wish) => transmit({ type: "preview", seq: state.seq, option: wish }));
    if (!option) return;
    const cut = $("small", thing);
    if (cut?.scrollHeight > cut?.clientHeight) thing.title = cut.textContent; // what there was no room for
    for (const twin of all(`[data-option="${CSS.escape(option)}"], #answer [value="${CSS.escape(option)}"]`)) twin.classList.add("hot");
  });
}

// A panel by name; on a wide screen the guide is left again as it was entered.
/** @param {string} name */
function showTab(name) {
  const tab = $(`#tab-${name}`);
  const again = name === "guide" && tab.getAttribute("aria-selected") === "true";
  const next = again ? $(stacked.matches ? "#tab-board" : "#tab-journal") : tab;
  selectTab(next);
  $(`#${next.getAttribute("aria-controls")}`).focus?.();
}

// -- replay -------------------------------------------------------------------------------------------------------

const slider = $("#slider");
let wanted = 0;

/** @param {number} at @param {number} most */
function setCounter(at, most) {
  slider.max = most;
  slider.value = at;
  $("#counter").textContent = `${at}/${most}`;
}

/** @param {number} at */
async function replayAt(at) {
  at = Math.max(0, Math.min(Number(slider.max), at));
  setCounter(at, slider.max);
  if (await fetchPast(`${ROOT}/t/${TABLE}/at/${at}`)) scrollToEnd($("#log"));
}

// What happened since one's last decision, step by step; after the last step comes the present.
/** @param {number} number */
async function showStep(number) {
  const shown = $("#step-on");
  if (shown && number > Number(shown.dataset.of)) return goLive();
  state.frame = Math.max(1, number);
  if (stacked.matches) selectTab($("#tab-board"));
  await fetchPast(`${ROOT}/t/${TABLE}/steps/${state.frame}`);
}

// Show an earlier position; whether it is still the one wanted when it comes.
/** @param {string} address */
async function fetchPast(address) {
  const mine = ++wanted;
  state.live = false;
  page.classList.add("replaying");
  const answer = await get(`${address}?tall=${small.matches ? 1 : ""}&here=${state.here}`);
  if (mine !== wanted || !answer) return false;
  for (const [name, html] of Object.entries((await answer.json()).parts)) replacePart($(`#${name}`), html);
  markSpokenOf();
  history.replaceState(null, "", address);
  return true;
}

function goLive() {
  if (state.live) return;
  wanted++;
  state.live = true;
  page.classList.remove("replaying");
  history.replaceState(null, "", `${ROOT}/t/${TABLE}`);
  state.texts = {};
  if (socket?.readyState === 1) transmit({ type: "again" });
  else connect();
}

/** @param {number} by */
function stepBy(by) {
  if ($("#step-on") && !state.live) return showStep(state.frame + by);
  if (by > 0 && Number(slider.value) + by > Number(slider.max)) return goLive(); // beyond the end is now
  replayAt(Number(slider.value) + by);
}

slider.addEventListener("input", () => replayAt(Number(slider.value)));

// -- keyboard -----------------------------------------------------------------------------------------------------

/** @type {Record<string, () => unknown>} */
const KEYS = {
  u: () => undo(), "+": () => zoom(1.4), "=": () => zoom(1.4), "-": () => zoom(1 / 1.4), "\\": () => zoom(0),
  "[": () => stepBy(-1), "]": () => stepBy(1), ".": () => goLive(), "?": () => help(), "/": () => help(), b: () => board.focus(), g: () => showTab("guide"),
  r: () => $("#question a[data-rule]")?.click(),
  c: () => {
    $("#tab-chat")?.click();
    $("#chat input[name=text]")?.focus();
  },
  o: () => $("#tab-own").hidden || showTab("own"),
  m: () => $(".numbers .quick")?.click(),
  h: () => $("#hint-button")?.click(),
  j: () => {
    $("#tab-journal")?.click();
    $("#log").focus();
  },
};
/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

document.addEventListener("keydown", (event) => {
  const at = target(event);
  if (event.key === "Escape") {
    if ($("#help").open) help();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || at.matches?.("input:not([type=range]), select, textarea")) return;
  if (!$("#cover").hidden) return;
  if (ARROWS[event.key]) return onArrow(event);
  if (event.key === "Enter" || event.key === " ") {
    if (event.repeat && at.closest?.("#board, #prompt")) return event.preventDefault(); // held down: see below
    if (at.dataset?.option) {
      event.preventDefault();
      return answer(at.dataset.option);
    }
  }
  if (localStorage.shortcuts === "no" && event.key !== "?" && event.key !== "/") return;
  const button = all("#answer button[data-key]").find((one) => one.dataset.key === event.key);
  if (event.repeat && (button || event.key === "u")) return; // whoever keeps a key down has answered once
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
  if (!board.contains(at)) return;
  event.preventDefault();
  if (event.shiftKey) return pan(-x * 60, -y * 60);
  const things = all("[data-option]", board);
  const next = at.dataset.option ? nearest(at, things, x, y) : things[0];
  next?.focus();
}

function help() {
  const dialog = $("#help");
  if (dialog.open) dialog.close();
  else dialog.show();
  if (dialog.open) $("button", dialog).focus();
}

function refreshToggles() {
  for (const button of all("[data-do=notify]")) {
    button.setAttribute("aria-pressed", localStorage.notify === "yes" && window.Notification?.permission === "granted");
    button.hidden = !("Notification" in window);
  }
  document.documentElement.classList.toggle("no-motion", localStorage.motion === "no");
  for (const button of all("[data-do=toggle]")) button.setAttribute("aria-pressed", localStorage[button.dataset.name] !== "no");
}

// -- beginning ----------------------------------------------------------------------------------------------------

addEventListener("online", wake);
addEventListener("offline", wake);
addEventListener("pageshow", (event) => event.persisted && wake());
document.addEventListener("visibilitychange", () => {
  if (document.hidden) reportSeen();
  else wake();
});
// Clocks stand still while a device sleeps: a beat that comes late was slept through.
let beat = Date.now();
setInterval(() => {
  if (Date.now() - beat > 3 * BEAT && !document.hidden) wake();
  beat = Date.now();
}, BEAT);
addEventListener("pagehide", reportSeen);
for (const shape of [stacked, small]) { // each has tabs of its own
  shape.addEventListener("change", () => selectTab($(stacked.matches ? "#tab-board" : "#tab-journal")));
}
small.addEventListener("change", () => socket?.close()); // it comes back and asks for a board of the other shape

refreshToggles();
markSpokenOf();
refit();
keepGoal();
if (stacked.matches) selectTab($(page.dataset.first === "guide" ? "#tab-guide" : "#tab-board"));
scrollAtStart();
if (page.dataset.past === "yes") {
  state.live = false;
  page.classList.add("replaying");
}
if (location.search) history.replaceState(null, "", location.pathname); // whoever reloads says anew who is here
if (!$("#cover").hidden) cover($("#uncover").elements.here.value);
connect();
