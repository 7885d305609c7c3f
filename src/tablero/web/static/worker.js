// The one service worker: the page that says there is no connection, and notifications that come while no page is open.
//
// What is asked for always comes from the server. Only if that can't be reached, a page is answered by `offline`, which
// shows the last position that the same reader saw (offline.js). Kept for that are the files of `static`, which are named
// by their content, and one position for each table of the reader in a cache of its own, `seen-<reader>`. As soon as a page
// comes for another reader, or somebody logs in or out, all of these are forgotten, and what an open page of the former
// reader still sends is not taken.

/**
 * @typedef {{ table: string, title: string, told: string, sheet: string, board: string, when: number }} Position
 * @typedef {{ type: "position", reader: string, position: Position } | { type: "reader", reader: string }} FromPage
 * @typedef {{ title: string, body: string, path: string, language: string }} Told
 */

const worker = /** @type {any} */ (self);
const FILES = "files";
const SEEN = "seen-";
const MOST_SEEN = 30; // positions kept
const MOST_FILES = 200;
const scope = new URL(worker.registration.scope);
const address = (/** @type {string} */ path) => new URL(path, scope).href;
const OFFLINE = address("offline");

// What concerns the caches is done one after the other.
let doing = Promise.resolve();
/** @param {() => Promise<unknown>} work */
function inTurn(work) {
  const done = doing.then(work);
  doing = done.then(() => {}, () => {});
  return done;
}

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(keepOffline("").then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(worker.clients.claim());
});

// -- pages and files ----------------------------------------------------------------------------------------------

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const request = event.request;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (request.method === "GET" && request.url.startsWith(address("static/"))) event.respondWith(file(request));
});

/** @param {Request} request */
async function page(request) {
  if (request.method !== "GET" && request.url.startsWith(address("account"))) await inTurn(forgetSeen);
  try {
    const answer = await fetch(request);
    const reader = answer.headers.get("X-Tablero-Reader");
    if (reader) inTurn(() => keepFor(reader));
    if (reader) keepOffline(answer.headers.get("Content-Language") ?? "").catch(() => {});
    return answer;
  } catch (error) {
    const offline = request.method === "GET" ? await caches.match(OFFLINE, { ignoreSearch: true }) : undefined;
    if (!offline) throw error;
    return offline;
  }
}

// Files are named by their content: what is kept is right.
/** @param {Request} request */
async function file(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && new URL(request.url).search) keepFile(request, answer.clone());
  return answer;
}

/** @param {Request | string} request @param {Response} answer */
function keepFile(request, answer) {
  return inTurn(async () => {
    const files = await caches.open(FILES);
    await files.put(request, answer);
    const kept = await files.keys();
    for (const old of kept.slice(0, Math.max(0, kept.length - MOST_FILES))) await files.delete(old);
  });
}

// The page for when there is no connection, in the reader's language, with the files that it needs.
/** @param {string} language */
async function keepOffline(language) {
  const kept = await caches.match(OFFLINE, { ignoreSearch: true });
  if (kept && kept.headers.get("Content-Language") === language) return;
  const answer = await fetch(`${OFFLINE}${language ? `?language=${language}` : ""}`, { credentials: "omit" });
  if (!answer.ok) throw new Error("there is no page for when there is no connection");
  const text = await answer.clone().text();
  const files = [...text.matchAll(/(?:href|src)="([^"]*\/static\/[^"]+)"/g)].map((found) => address(found[1]));
  for (const each of files) if (!(await caches.match(each))) await keepFile(each, await fetch(each));
  await keepFile(OFFLINE, answer);
}

// -- the last position --------------------------------------------------------------------------------------------

async function forgetSeen() {
  for (const name of await caches.keys()) if (name.startsWith(SEEN)) await caches.delete(name);
}

// From now on this reader's positions are kept, and nobody else's.
/** @param {string} reader */
async function keepFor(reader) {
  if (!(await caches.has(SEEN + reader))) await forgetSeen();
  await caches.open(SEEN + reader);
}

// The first page came before this worker did: it says itself for whom it is, unless that is known already.
/** @param {string} reader */
async function keepForFirst(reader) {
  const known = (await caches.keys()).some((name) => name.startsWith(SEEN));
  if (!known) await keepFor(reader);
}

/** @param {string} reader @param {Position} position */
async function keepPosition(reader, position) {
  if (!(await caches.has(SEEN + reader))) return; // somebody else is here now
  const seen = await caches.open(SEEN + reader);
  const place = address(`seen/${position.table}`);
  await seen.delete(place); // the latest stands last
  await seen.put(place, new Response(JSON.stringify(position), { headers: { "Content-Type": "application/json" } }));
  const kept = await seen.keys();
  for (const old of kept.slice(0, Math.max(0, kept.length - MOST_SEEN))) await seen.delete(old);
}

worker.addEventListener("message", (/** @type {any} */ event) => {
  const message = /** @type {FromPage} */ (event.data);
  if (message.type === "reader") event.waitUntil(inTurn(() => keepForFirst(message.reader)));
  if (message.type === "position") event.waitUntil(inTurn(() => keepPosition(message.reader, message.position)));
});

// -- notifications ------------------------------------------------------------------------------------------------

worker.addEventListener("push", (/** @type {any} */ event) => {
  /** @type {Told} */
  const { title, body, path, language } = event.data.json();
  const icon = address("static/icon-192.png");
  event.waitUntil(worker.registration.showNotification(title, { body, lang: language, tag: path, icon, badge: icon, data: { path } }));
});

// To the page that it is about: the one that is open, or a new one. An address of another server is not followed.
worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  const wanted = new URL(event.notification.data.path, scope);
  event.waitUntil(open(wanted.origin === scope.origin ? wanted.href : scope.href));
});

/** @param {string} wanted */
async function open(wanted) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((/** @type {any} */ one) => one.url.split(/[?#]/)[0] === wanted.split(/[?#]/)[0]);
  return there ? there.focus() : worker.clients.openWindow(wanted);
}
