// @ts-check
/* A play in a folder of results, card by card. All positions are in the page; this shows one of them. It is no module,
 * for browsers load none from a folder. */

(() => {
  const play = document.getElementById("unfold");
  const at = document.getElementById("step");
  if (!play || !at) return;
  const parts = /** @type {HTMLElement[]} */ ([...play.querySelectorAll("[data-from]")]);
  const cards = Number(play.dataset.cards);
  let step = 0;

  /** @param {number} to */
  function show(to) {
    step = Math.min(Math.max(to, 0), cards);
    for (const part of parts) {
      part.hidden = step < Number(part.dataset.from) || step > Number(part.dataset.to);
    }
    if (at) at.textContent = String(step);
  }

  /** @type {Record<string, () => void>} */
  const ways = {
    first: () => show(0),
    back: () => show(step - 1),
    next: () => show(step + 1),
    last: () => show(cards),
  };
  /** @type {Record<string, string>} */
  const keys = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" };

  play.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("[data-step]") : null;
    if (button instanceof HTMLElement) ways[button.dataset.step ?? ""]?.();
  });
  document.addEventListener("keydown", (event) => {
    const way = keys[event.key];
    if (!way || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    ways[way]?.();
  });
  play.hidden = false;
  show(0);
})();
