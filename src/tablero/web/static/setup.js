// Setting up a position: the page brings itself up to date without a reload, and places are chosen on the board.
//
// Every form works without this, too. What is changed in a panel is sent at once; whoever types in the text sends it by
// its button.

import { morph } from "./morph.js";

const main = document.querySelector("#main");
let sent = 0;

/** @param {HTMLFormElement} form @param {string} [what] */
async function send(form, what) {
  const data = new FormData(form);
  if (what) data.set("do", what);
  const number = ++sent;
  const answer = await fetch(form.action, { method: "POST", body: data }).catch(() => null);
  if (!answer || number !== sent || !(main instanceof HTMLElement)) return;
  if (answer.redirected) {
    location.href = answer.url;
    return;
  }
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  const found = fresh.querySelector("#main");
  if (!found) return;
  const were = new Map(folds().map((one) => [one.id, one.open]));
  morph(main, found.innerHTML);
  for (const one of folds()) one.open = were.get(one.id) ?? one.open;
  const text = main.querySelector("#text");
  const told = found.querySelector("#text");
  if (text instanceof HTMLTextAreaElement && told instanceof HTMLTextAreaElement) text.value = told.value;
  if (what?.startsWith("thing:")) focusPanel();
}

// What the reader has folded or opened stays so.
/** @returns {HTMLDetailsElement[]} */
function folds() {
  return [...document.querySelectorAll("details")].filter((one) => one.id.startsWith("group-"));
}

function focusPanel() {
  const title = document.querySelector("#panel-title");
  if (!(title instanceof HTMLElement)) return;
  title.focus({ preventScroll: true });
  title.scrollIntoView({ block: "nearest" });
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.id !== "setup") return;
  const button = event.submitter;
  if (button?.hasAttribute("formaction")) return; // to another page
  event.preventDefault();
  send(form, button instanceof HTMLButtonElement ? button.value : "apply");
});

document.addEventListener("change", (event) => {
  const field = event.target;
  if (!(field instanceof Element) || !field.closest("#panel") || field.closest(".pile")) return;
  const form = field.closest("form");
  if (form) send(form, "apply");
});

document.addEventListener("click", (event) => {
  if (!(event.target instanceof Element)) return;
  const copy = event.target.closest("[data-copy]");
  if (copy instanceof HTMLElement) {
    const text = document.querySelector(copy.dataset.copy ?? "");
    if (text instanceof HTMLTextAreaElement) navigator.clipboard?.writeText(text.value);
    copy.textContent = copy.dataset.copied ?? "";
    return;
  }
  const thing = event.target.closest("#setup-board [data-thing], #setup-board [data-about]");
  const form = document.querySelector("#setup");
  const id = thing instanceof SVGElement ? thing.dataset.thing || thing.dataset.about : "";
  if (id && form instanceof HTMLFormElement) send(form, `thing:${id}`);
});
