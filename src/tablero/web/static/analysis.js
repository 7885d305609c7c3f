// The page about how a game was played, while its decisions are being looked at: how far it is, and all of it at the end.

const PAUSE = 2000;
const box = /** @type {HTMLElement} */ (document.querySelector("#analysing"));

async function look() {
  try {
    const answer = await fetch(location.href, { headers: { accept: "application/json" } });
    if (answer.ok) {
      const { status, percent } = await answer.json();
      if (status !== "running") return location.reload();
      /** @type {HTMLProgressElement} */ (box.querySelector("progress")).value = percent;
      const told = /** @type {HTMLOutputElement} */ (box.querySelector("output"));
      told.textContent = told.textContent.replace(/\d+/, String(percent)); // around the number stands what the language writes there
    }
  } catch {
    // no connection: later there may be one
  }
  setTimeout(look, PAUSE);
}

setTimeout(look, PAUSE);
