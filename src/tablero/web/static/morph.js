// A part of the page is brought up to date: what is the same stays in place, with its focus and what was typed into it.
//
// A board is large and changes in a few places. Its text is compared with the one before, element by element, and only
// what differs is parsed. Where the page has more or less than that text says, all of the element is.

const shown = new WeakMap(); // the text that a place was last brought to

/** @param {HTMLElement} place @param {string} html */
export function morph(place, html) {
  const focused = /** @type {HTMLElement} */ (document.activeElement);
  const inside = place.contains(focused);
  const before = shown.get(place) ?? "";
  shown.set(place, html);
  place.querySelector(":scope > svg > .moves")?.remove(); // no part of it, and nothing of it may become one (moves.js)
  const isPicture = before.startsWith("<svg") && html.startsWith("<svg");
  if (!isPicture || !patchChildren(place, before, html)) updateChildren(place, parsed(html));
  if (!inside || place.contains(document.activeElement)) return;
  const again = focusSelector(focused);
  const found = /** @type {HTMLElement | null} */ (again && place.querySelector(again));
  (found ?? place).focus({ preventScroll: true }); // which does nothing where the place takes no focus
}

// How to find the focused thing again if it was replaced.
/** @param {HTMLElement & { name?: string, value?: string }} element */
function focusSelector(element) {
  if (element.dataset.option) return `[data-option="${CSS.escape(element.dataset.option)}"]`;
  if (element.id) return `#${CSS.escape(element.id)}`;
  const value = element.tagName === "BUTTON" && element.value ? `[value="${CSS.escape(element.value)}"]` : "";
  return element.name ? `[name="${CSS.escape(element.name)}"]${value}` : null;
}

// -- by elements --------------------------------------------------------------------------------------------------

// From `start` to before `end`, or all.
/** @param {ParentNode & Node} place @param {ParentNode & Node} fresh @param {ChildNode | null} [start] @param {ChildNode | null} [end] */
function updateChildren(place, fresh, start = place.firstChild, end = null) {
  const wanted = [...fresh.childNodes];
  let at = start;
  for (const [n, node] of wanted.entries()) {
    const found = at === end ? null : counterpart(at, node, wanted[n + 1], end);
    while (at && found && at !== found) at = dropped(at);
    if (found) {
      at = found.nextSibling;
      if (!found.isEqualNode(node)) update(found, node);
    } else place.insertBefore(node, at);
  }
  while (at && at !== end) at = dropped(at);
}

/** @param {ChildNode} node */
function dropped(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}

// The node from `at` on that is to become `node`: the same one further on, or the next if it is of the same sort and is
// not what comes after.
/** @param {ChildNode | null} at @param {ChildNode} node @param {ChildNode | undefined} next @param {ChildNode | null} end */
function counterpart(at, node, next, end) {
  if (!at || at.isEqualNode(node)) return at;
  for (let later = at.nextSibling, far = 0; later && later !== end && far < AHEAD; later = later.nextSibling, far++)
    if (nameOf(node) ? nameOf(later) === nameOf(node) && later.nodeName === node.nodeName : later.isEqualNode(node)) return later;
  const isNext = next && at.isEqualNode(next);
  return at.nodeName === node.nodeName && nameOf(at) === nameOf(node) && !isNext ? at : null;
}

const AHEAD = 12; // so many siblings are looked through for the one that is meant

// What a node is known by from one rendering to the next.
/** @param {any} node */
function nameOf(node) {
  return node.id || node.dataset?.option || node.dataset?.thing || (node.name ? `${node.name}=${node.getAttribute("value")}` : "");
}

/** @param {any} node @param {any} fresh */
function update(node, fresh) {
  if (!node.attributes) {
    node.data = fresh.data;
    return;
  }
  updateAttributes(node, fresh);
  updateChildren(node, fresh);
}

/** @param {Element} node @param {Element} fresh */
function updateAttributes(node, fresh) {
  for (const { name } of [...node.attributes]) if (!fresh.hasAttribute(name) && name !== "open") node.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}

/** @param {string} html */
function parsed(html) {
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  return fresh.content;
}

// -- by their text ------------------------------------------------------------------------------------------------

const SMALL = 1000; // an element of so many letters is parsed rather than looked into

// What is inside `place` is brought from one text to another; false if it is not what the first one says.
/** @param {ParentNode & Node} place @param {string} before @param {string} after */
function patchChildren(place, before, after) {
  const [had, has, nodes] = [elements(before), elements(after), [...place.childNodes]];
  if (!had || !has || had.length !== nodes.length) return false;
  const most = Math.min(had.length, has.length);
  let first = 0;
  while (first < most && had[first] === has[first]) first++;
  let last = 0;
  while (last < most - first && had[had.length - 1 - last] === has[has.length - 1 - last]) last++;
  const [from, to] = [had.slice(first, had.length - last), has.slice(first, has.length - last)];
  if (from.length === to.length && from.every((text, n) => sameThing(text, to[n]))) {
    for (const [n, text] of from.entries()) if (text !== to[n]) patch(nodes[first + n], text, to[n]);
  } else {
    updateChildren(place, picture(to.join("")), nodes[first] ?? null, nodes[had.length - last] ?? null);
  }
  return true;
}

/** @param {any} node @param {string} before @param {string} after */
function patch(node, before, after) {
  const [start, fresh] = [startOf(before), startOf(after)];
  if (after.length < SMALL || start.endsWith("/>") || fresh.endsWith("/>")) return update(node, picture(after).firstChild);
  if (start !== fresh) updateAttributes(node, /** @type {Element} */ (picture(fresh.replace(/>$/, "/>")).firstChild));
  const inside = [before.slice(start.length, before.lastIndexOf("</")), after.slice(fresh.length, after.lastIndexOf("</"))];
  if (inside[0] === inside[1] || patchChildren(node, inside[0], inside[1])) return;
  updateChildren(node, /** @type {Element} */ (picture(after).firstChild));
}

/** @param {string} text */
function startOf(text) {
  return text.slice(0, text.indexOf(">") + 1);
}

// Whether two texts may be of one element that has changed.
/** @param {string} one @param {string} other */
function sameThing(one, other) {
  const name = (/** @type {string} */ text) => startOf(text).match(/^<[\w-]+|data-thing="[^"]*"/g)?.join("");
  return one === other || name(one) === name(other);
}

/** @param {string} text */
function picture(text) {
  return /** @type {Element} */ (parsed(`<svg>${text}</svg>`).firstChild);
}

// The elements that a text consists of; null if there are words between them. Drawn text has no bare < or > in it.
/** @param {string} text */
function elements(text) {
  const found = [];
  for (let at = 0, start = 0, depth = 0; at < text.length;) {
    const open = text.indexOf("<", at);
    if (!depth && open !== at) return null;
    const close = text.indexOf(">", open);
    if (text[open + 1] === "/") depth--;
    else if (text[close - 1] !== "/") depth++;
    at = close + 1;
    if (!depth) {
      found.push(text.slice(start, at));
      start = at;
    }
  }
  return found;
}
