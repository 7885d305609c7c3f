// The rules beside the table: whatever links to them opens them in a panel, at the paragraph that was asked for, with
// contents and search. Without this script a link leads to the page of the rules.

import { $, all, get, page, ROOT, target } from "./page.js";

const panel = $("#rules");
const body = $("#rules-body");
const now = {
  address: "", // the rules that are shown, with what was searched for
  asked: "",   // the paragraph
  opener: /** @type {HTMLElement | null} */ (null), // what gets the focus back
};

/** @param {string} address @param {string} asked */
async function fill(address, asked) {
  if (address === now.address && (!asked || paragraph(asked))) return true;
  const query = new URL(address, location.href).searchParams;
  if (asked) query.set("at", asked);
  const answer = await get(`${new URL(address, location.href).pathname}/text?${query}`);
  if (!answer) return false;
  body.innerHTML = await answer.text();
  $("#rules-title").textContent = $(".rules-top", body).dataset.title;
  now.address = address;
  return true;
}

/** @param {string} id @returns {HTMLElement | null} */
const paragraph = (id) => body.querySelector(`[id="${CSS.escape(id)}"]`);

/** @param {string} address @param {string} asked @param {HTMLElement} link */
async function open(address, asked, link) {
  if (!panel.contains(link)) now.opener = link;
  if (!(await fill(address, asked))) return;
  panel.hidden = false;
  page.dataset.rules = "open";
  go(asked);
}

// To a paragraph or section, which then has the focus, so that it is read out.
/** @param {string} asked */
function go(asked) {
  for (const one of all(".asked", body)) one.classList.remove("asked");
  now.asked = asked;
  const found = asked ? paragraph(asked) : null;
  if (!found) {
    body.scrollTop = 0;
    return $("#rules-title").focus({ preventScroll: true });
  }
  for (const fold of all("details[open]", body)) fold.removeAttribute("open");
  found.classList.add("asked");
  found.tabIndex = -1;
  found.focus({ preventScroll: true });
  body.scrollTop += found.getBoundingClientRect().top - body.getBoundingClientRect().top - $(".rules-top", body).offsetHeight - 8;
}

export function closeRules() {
  if (panel.hidden) return false;
  panel.hidden = true;
  delete page.dataset.rules;
  const back = now.opener?.isConnected && now.opener.offsetParent ? now.opener : $("#question");
  back?.focus({ preventScroll: true });
  return true;
}

document.addEventListener("click", (event) => {
  const link = target(event).closest?.(`a[href^="${ROOT}/rules/"], #rules a[href^="#"]`);
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  const inside = link.getAttribute("href").startsWith("#");
  const url = new URL(inside ? now.address + link.hash : link.href, location.href);
  const asked = decodeURIComponent(url.hash.slice(1));
  const again = !inside && !panel.hidden && asked === now.asked && !panel.contains(link);
  if (again) closeRules();
  else open(url.pathname + url.search, asked, link);
});

body.addEventListener("submit", async (/** @type {SubmitEvent} */ event) => {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const words = form.elements.namedItem("q");
  const query = new URLSearchParams({ q: words instanceof HTMLInputElement ? words.value : "" });
  if (await fill(`${form.getAttribute("action")}?${query}`, "")) {
    now.asked = "";
    body.scrollTop = 0;
    $("#q", body).focus();
  }
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && $("#thing").hidden && !$("#help").open && closeRules()) event.stopPropagation();
}, { capture: true });
