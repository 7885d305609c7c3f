// The lobby brings itself up to date: the server sends the list whenever it has become another one.

import { morph } from "./morph.js";
import { ROOT } from "./root.js";

const place = document.querySelector("#lobby");
let tries = 0;

/** @param {HTMLElement} list */
function connect(list) {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const query = new URLSearchParams(location.search);
  query.set("language", document.documentElement.lang);
  const socket = new WebSocket(`${scheme}//${location.host}${ROOT}/lobby/live?${query}`);
  socket.onmessage = (event) => {
    tries = 0;
    morph(list, JSON.parse(event.data).html);
  };
  socket.onclose = () => {
    const wait = Math.min(30000, 500 * 2 ** tries++) * (0.75 + Math.random() / 2);
    setTimeout(() => connect(list), wait);
  };
}

if (place instanceof HTMLElement) connect(place);
