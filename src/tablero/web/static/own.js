// What is one person's own at a table (orders in advance, notes), reactions, and how much of the talk is unread.
//
// All of it are plain forms that work without this script. With it they are sent without leaving the page, and a note is
// saved as it is written; what has changed comes back over the page's WebSocket, on every device of the same person.

import { $, all, say, target, WORDS } from "./page.js";

const PAUSE = 700; // milliseconds without a letter, after which a note is saved
const FORMS = ["#own form", "#react"];
let timer = 0;

/** @param {HTMLFormElement} form @param {HTMLElement | null} button @returns {Promise<boolean>} whether it is stored */
async function send(form, button) {
  const fields = new FormData(form, button);
  const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
  const answer = await fetch(form.action, { method: "POST", body, headers: { Accept: "application/json" } }).catch(() => null);
  if (answer?.ok) say("problem", "");
  else say("problem", (await answer?.json().catch(() => null))?.error?.reason ?? WORDS.offline);
  return Boolean(answer?.ok);
}

document.addEventListener("submit", (event) => {
  const form = target(event);
  if (!FORMS.some((one) => form.matches(one))) return;
  event.preventDefault();
  if (form.id === "note") save();
  else send(form, event.submitter).then(() => form.querySelector("details[open]")?.removeAttribute("open"));
});

// -- notes --------------------------------------------------------------------------------------------------------

const note = () => $("#note-text");
let saved = note()?.value ?? "";

async function save() {
  clearTimeout(timer);
  const text = note()?.value;
  if (text === undefined || text === saved) return tell(text === undefined ? "" : "saved");
  if (await send($("#note"), null)) {
    saved = text;
    tell(note()?.value === text ? "saved" : "unsaved");
  }
}

/** @type {"saved" | "unsaved" | ""} */
let told = "";

/** @param {"saved" | "unsaved" | ""} state */
function tell(state) {
  told = state;
  const place = $("#note-state");
  if (place) place.textContent = state ? place.dataset[state] : "";
}

document.addEventListener("input", (event) => {
  if (target(event) !== note()) return;
  tell("unsaved");
  clearTimeout(timer);
  timer = setTimeout(save, PAUSE);
});
document.addEventListener("visibilitychange", () => document.hidden && save());
addEventListener("pagehide", save);

// Another device of the same person may have written: what is not being written here follows it.
function followNote() {
  const field = note();
  $("#tab-own").hidden = !$("#own").textContent.trim();
  tell(told); // the server's part of the page does not know it
  if (!field || field.defaultValue === saved || field.value !== saved) return;
  field.value = saved = field.defaultValue;
}

// -- what is unread -----------------------------------------------------------------------------------------------

const read = new Set(all("#said > [id]:not(.new)").map((line) => line.id));

function countUnread() {
  const tab = $("#tab-chat");
  const lines = all("#said > [id]");
  if (tab.getAttribute("aria-selected") === "true") for (const line of lines) read.add(line.id);
  const unread = lines.filter((line) => !read.has(line.id)).length;
  $(".unread", tab)?.remove();
  if (!unread) return;
  const badge = document.createElement("span");
  badge.className = "unread";
  badge.textContent = String(unread);
  tab.append(badge);
}

$("#own").addEventListener("updated", followNote);
$("#chat").addEventListener("updated", countUnread);
document.addEventListener("click", (event) => target(event).closest?.("[role=tab]") && countUnread());
countUnread();
