// A lesson at the table: its paragraphs one at a time, each pointing at what it speaks of.
//
// The server writes the lesson into the prompt (partials/lesson.html); all of it can be read without this script. When
// prompt or board are updated, as the table moves on, it is looked at and pointed at again.

/** @type {(selector: string, root?: ParentNode) => any} */
const $ = (selector, root = document) => root.querySelector(selector);
/** @type {(selector: string, root?: ParentNode) => any[]} */
const all = (selector, root = document) => [...root.querySelectorAll(selector)];

let shown = 0; // the paragraph that is read
let text = ""; // the lesson as it was when last looked at

function paragraphs() {
  return all("#prompt .told p");
}

// The paragraph that is read stands alone, with a button to the next; the last one leaves the decision to the reader.
function show() {
  const told = paragraphs();
  for (const [n, paragraph] of told.entries()) paragraph.hidden = n !== shown;
  $("#lesson-more")?.remove();
  if (shown < told.length - 1) {
    const more = document.createElement("button");
    more.type = "button";
    more.id = "lesson-more";
    more.className = "small";
    more.textContent = `${$(".lesson").dataset.more} (${shown + 1}/${told.length})`;
    more.addEventListener("click", () => {
      shown += 1;
      show();
      ($("#lesson-more") ?? $("#question"))?.focus({ preventScroll: true });
    });
    $("#prompt .told").append(more);
  }
  point();
}

function point() {
  for (const one of all(".pointed")) one.classList.remove("pointed");
  const ids = paragraphs()[shown]?.dataset.point?.split(" ") ?? [];
  for (const id of ids.filter(Boolean)) {
    const name = CSS.escape(id);
    for (const one of all(`#board [data-option="${name}"], #board [data-thing="${name}"]`)) one.classList.add("pointed");
  }
}

function look() {
  const now = $("#prompt .told")?.textContent ?? "";
  if (now !== text || !$("#lesson-more")) {
    if (now.trim() !== text.trim()) shown = 0;
    show();
    text = $("#prompt .told")?.textContent ?? "";
  }
}

for (const place of [$("#prompt"), $("#board")]) place?.addEventListener("updated", look);
if ($("#prompt")) look();
