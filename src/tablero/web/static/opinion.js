// The engine's opinion in a study, if it is switched on: at every position that one rests on for a moment.

import { $, load, page, PLACE } from "./page.js";

const REST = 500; // milliseconds: who steps through a line does not ask at every step
const box = $("#engine");
const said = $("#engine-said");
const button = $("#engine-on");
let timer = 0;
let is_on = sessionStorage.getItem("engine") === "on";

async function ask() {
  const node = page.dataset.node;
  said.textContent = box.dataset.thinking;
  const answer = await load(`${PLACE}/${node}/opinion`, { headers: { Accept: "application/json" } }).catch(() => null);
  if (!is_on || page.dataset.node !== node) return;
  if (answer?.ok) said.innerHTML = (await answer.json()).html;
  else said.textContent = box.dataset[answer?.status === 429 ? "busy" : "failed"];
}

function look() {
  clearTimeout(timer);
  button.setAttribute("aria-pressed", String(is_on));
  said.hidden = !is_on;
  if (is_on) timer = setTimeout(ask, REST);
}

button.addEventListener("click", (/** @type {Event} */ event) => {
  event.preventDefault();
  is_on = !is_on;
  sessionStorage.setItem("engine", is_on ? "on" : "off");
  look();
});
new MutationObserver(look).observe(page, { attributes: true, attributeFilter: ["data-node"] });
look();
