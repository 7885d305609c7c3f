// A part of the page is brought up to date: what is the same stays in place, with its focus and what was typed into it.

/** @param {HTMLElement} place @param {string} html */
export function morph(place, html) {
  const focused = /** @type {HTMLElement} */ (document.activeElement);
  const inside = place.contains(focused);
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  updateChildren(place, fresh.content);
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

/** @param {ParentNode & Node} place @param {ParentNode & Node} fresh */
function updateChildren(place, fresh) {
  const wanted = [...fresh.childNodes];
  let at = place.firstChild;
  for (const [n, node] of wanted.entries()) {
    const found = counterpart(at, node, wanted[n + 1]);
    while (at && found && at !== found) at = dropped(at);
    if (found) {
      at = found.nextSibling;
      if (!found.isEqualNode(node)) update(found, node);
    } else place.insertBefore(node, at);
  }
  while (at) at = dropped(at);
}

/** @param {ChildNode} node */
function dropped(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}

// The node from `at` on that is to become `node`: the same one further on, or the next if it is of the same sort and is
// not what comes after.
/** @param {ChildNode | null} at @param {ChildNode} node @param {ChildNode} [next] */
function counterpart(at, node, next) {
  if (!at || at.isEqualNode(node)) return at;
  for (let later = at.nextSibling, far = 0; later && far < AHEAD; later = later.nextSibling, far++)
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
  for (const { name } of [...node.attributes]) if (!fresh.hasAttribute(name) && name !== "open") node.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (node.getAttribute(name) !== value) node.setAttribute(name, value);
  updateChildren(node, fresh);
}
