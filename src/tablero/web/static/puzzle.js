// A puzzle: what can be chosen on the board is chosen there, too, by click or key. The buttons do the rest.

const board = /** @type {HTMLElement} */ (document.querySelector("#board"));

/** @param {Event} event */
function choose(event) {
  const thing = /** @type {Element} */ (event.target).closest("[data-option]");
  const option = thing?.getAttribute("data-option") ?? "";
  /** @type {HTMLButtonElement | null} */
  const button = document.querySelector(`#answer button[value="${CSS.escape(option)}"]`);
  if (!thing || !button || button.disabled) return;
  event.preventDefault();
  button.click();
}

board.addEventListener("click", choose);
board.addEventListener("keydown", (event) => {
  if (event.key === "Enter" || event.key === " ") choose(event);
});
/** @type {HTMLElement | null} */ (document.querySelector("#outcome"))?.focus();
