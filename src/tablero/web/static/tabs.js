// The panels beside the board, one at a time: their tabs, by click, tap and arrow keys.

import { $, all, stacked } from "./page.js";
import { showOptions } from "./zoom.js";

/** @param {HTMLElement} tab */
export function selectTab(tab) {
  for (const other of all("[role=tab]").filter((one) => stacked.matches || one.offsetParent)) {
    const chosen = other === tab;
    other.setAttribute("aria-selected", chosen);
    other.tabIndex = chosen ? 0 : -1;
    $(`#${other.getAttribute("aria-controls")}`).classList.toggle("chosen", chosen);
  }
  if (tab.id === "tab-journal") scrollToEnd($("#log"));
  if (tab.id === "tab-board") showOptions();
  keepGoal();
}

// The guide is as high as its goal and the next heading; the question has what that leaves.
export function keepGoal() {
  const [goal, next] = all("#panel-guide h3").map((heading) => heading.getBoundingClientRect());
  if (next?.height) $("#panel-guide").style.setProperty("--goal", `${Math.ceil(next.bottom - goal.top) + 8}px`);
}

/** @param {HTMLElement} at @param {number} by */
export function moveToTab(at, by) {
  const tabs = all("[role=tab]:not([hidden])");
  const next = tabs[(tabs.indexOf(at) + by + tabs.length) % tabs.length];
  selectTab(next);
  next.focus();
}

/** @param {Element | null} list */
export function scrollToEnd(list) {
  if (list) list.scrollTop = list.scrollHeight;
}
