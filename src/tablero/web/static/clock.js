// The clocks at a table: how much time is left, counted down in the reader's own words and time zone.
//
// The server says until when a clock runs, in a sentence that stays true; here the rest is put before it, and renewed. It
// also tells the server the browser's time zone, in a cookie, so that its own sentences are in that.

import { all, LANGUAGE, page } from "./page.js";

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const UNITS = /** @type {[string, number][]} */ ([["day", 86400], ["hour", 3600], ["minute", 60]]);
const DAY = 86400;
const MILLISECONDS = 1000;

if (ZONE) document.cookie = `zone=${ZONE};path=/;max-age=31536000;samesite=lax`;

/** Hours, minutes and seconds if it is less than a day, else days and hours. @param {number} seconds */
function length(seconds) {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  if (seconds < DAY) return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
  let left = seconds;
  const words = [];
  for (const [unit, size] of UNITS) {
    const n = Math.floor(left / size);
    left -= n * size;
    if (n) words.push(new Intl.NumberFormat(LANGUAGE, { style: "unit", unit, unitDisplay: "short" }).format(n));
  }
  return words.slice(0, 2).join(" ");
}

/** A moment, without the day if it is soon. @param {number} at @param {number} now */
function moment(at, now) {
  const day = /** @type {Intl.DateTimeFormatOptions} */ (at - now < DAY / 2 ? {} : { weekday: "short", day: "numeric", month: "short" });
  return new Intl.DateTimeFormat(LANGUAGE, { ...day, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(at * MILLISECONDS);
}

/** @param {HTMLElement} clock @param {number} now */
function show(clock, now) {
  const ends = Number(clock.dataset.ends);
  const left = ends - now;
  clock.classList.toggle("short", left > 0 && now >= Number(clock.dataset.reminds));
  clock.classList.toggle("over", left <= 0);
  const rest = clock.closest("#prompt") ? "" : ` (${moment(ends, now)})`; // above the question there is little room
  const text = left > 0 ? `${length(left)}${rest}` : "0:00";
  if (clock.textContent !== text && !(left <= 0 && clock.dataset.over)) clock.textContent = text;
}

// This machine's time may be wrong: it is the server's that counts.
const ahead = Date.now() / MILLISECONDS - Number(page.dataset.now ?? 0);

function tick() {
  const now = Math.floor(Date.now() / MILLISECONDS - ahead);
  for (const clock of all(".clock[data-ends]")) show(clock, now);
}

if (page.dataset.now) {
  tick();
  setInterval(tick, MILLISECONDS);
  new MutationObserver(tick).observe(page, { childList: true, characterData: true, subtree: true });
}
