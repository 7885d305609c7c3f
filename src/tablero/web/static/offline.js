// The page for when there is no connection: the position that the reader last saw at this table, or at the last one.
// As soon as the server answers again, the page that was wanted is loaded.

/** @type {(id: string) => any} */
const $ = (id) => document.getElementById(id);
const LOOK_AGAIN = 10000; // milliseconds
const ROOT = new URL("..", import.meta.url); // where the application is, behind a proxy

$("again").href = location.href;
const theme = document.cookie.match(/(?:^|; )theme=(light|dark)/)?.[1];
if (theme) document.documentElement.dataset.theme = theme;

async function look() {
  const answer = await fetch(new URL("offline", ROOT), { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
}

/** @returns {Promise<any[]>} the positions that are kept, the latest first */
async function positions() {
  const found = [];
  for (const name of await caches.keys()) {
    if (!name.startsWith("seen-")) continue;
    const seen = await caches.open(name);
    for (const place of await seen.keys()) found.push(await (await seen.match(place))?.json());
  }
  return found.filter(Boolean).sort((a, b) => b.when - a.when);
}

async function show() {
  const kept = await positions();
  const table = location.pathname.match(/\/t\/([^/]+)/)?.[1];
  const wanted = table ? kept.find((one) => one.table === table) : kept[0];
  $("unseen").hidden = Boolean(wanted);
  if (wanted) fill(wanted);
  const others = kept.filter((one) => one !== wanted);
  $("others").hidden = !others.length;
  for (const other of others) {
    const link = document.createElement("a");
    link.href = new URL(`t/${other.table}`, ROOT).href;
    link.textContent = other.title;
    const item = document.createElement("li");
    item.append(link);
    $("others").querySelector("ul").append(item);
  }
}

/** @param {any} position */
function fill(position) {
  $("seen-title").textContent = position.title;
  $("seen-told").textContent = position.told;
  const when = new Date(position.when);
  $("seen-when").dateTime = when.toISOString();
  $("seen-when").textContent = when.toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = position.sheet;
  document.head.append(sheet);
  $("seen-board").innerHTML = position.board;
  $("seen").hidden = false;
}

addEventListener("online", look);
setInterval(look, LOOK_AGAIN);
show();
