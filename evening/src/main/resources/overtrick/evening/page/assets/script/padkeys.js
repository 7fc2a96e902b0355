// @ts-check
/* The score pad by keyboard and by ear: arrows lead from key to key and press none, the space bar or Enter presses it; the
   focus goes along to what is asked next. */

/** @type {Record<string, number>} */
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** What is pressed first in each step of the pad. @type {Record<string, string>} */
const FIRST = {
  contract: ".contractkeys input[name=level]",
  result: ".resultkeys input, #send",
  lead: ".leadkeys input",
  told: "#told .choices button",
  done: "#ahead, .bchip",
};

const shown = (/** @type {Element} */ one) => one.checkVisibility() && !one.matches(":disabled");

/** A browser chooses what an arrow comes to: a lead would be sent on the way to another. @param {KeyboardEvent} event */
function walk(event) {
  const key = event.target;
  if (!(key instanceof HTMLInputElement) || key.type !== "radio" || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === "Enter" && !key.checked) {
    event.preventDefault();
    key.click();
  }
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  const all = [...(key.form?.elements ?? [])].filter((one) => one instanceof HTMLInputElement && one.name === key.name && shown(one));
  const next = all[(all.indexOf(key) + step + all.length) % all.length];
  if (next instanceof HTMLElement) next.focus();
}

/** @param {HTMLFormElement} form */
export const walkByArrows = (form) => form.addEventListener("keydown", walk);

/** Whoever was at a key that has gone with its step, or at nothing, is at the first of the next one. @param {HTMLElement} main */
export function goAlong(main) {
  const held = document.activeElement;
  if (held && held !== document.body && !held.matches("[tabindex='-1']") && shown(held)) return;
  const all = [...main.querySelectorAll(FIRST[main.dataset.step ?? ""])].filter(shown);
  const next = all.find((one) => one.matches(":checked")) ?? all[0];
  if (next instanceof HTMLElement) next.focus({ preventScroll: !held?.matches(":focus-visible") });
}
