// @ts-check
/* News of the table: they wait until what is on the table has been seen, and are then put into their places. */

import { movingCards, name } from "./moving.js";
import { byId, table, trickTime } from "./page.js";
import { place } from "./places.js";

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** The last event that the page shows. */
let shown = table ? Number(table.dataset.number) : 0;
/** The last event that has arrived; the page may show it a moment later. */
let arrived = shown;
/** Parts that have come and are not yet shown, newest by id. @type {Map<string, HTMLElement>} */
const waiting = new Map();
let showTimer = 0;
let showNotBefore = 0;

export const seen = () => shown;
export const received = () => arrived;

/**
 * @param {number} number
 * @param {string} html
 */
export function receive(number, html) {
  arrived = number;
  const sheet = document.createElement("template");
  sheet.innerHTML = html;
  const parts = /** @type {HTMLElement[]} */ ([...sheet.content.children]);
  for (const part of parts) {
    // What waits is shown first when a whole trick would be covered unseen.
    if (part.id === "trick" && waiting.get("trick")?.classList.contains("whole")) show();
    if (part.id === "live") part.prepend(waiting.get("live")?.textContent ?? "", " "); // nothing is left unsaid
    waiting.set(part.id, part);
  }
  clearTimeout(showTimer);
  const pause = showNotBefore - performance.now();
  if (pause > 0 && !document.hidden) showTimer = window.setTimeout(show, pause);
  else show();
}

/** Shows something at once, whatever is still being looked at. @param {string} html */
export function showNow(html) {
  showNotBefore = 0;
  receive(0, html);
}

export function show() {
  clearTimeout(showTimer);
  shown = arrived;
  if (waiting.size === 0) return;
  const parts = [...waiting.values()];
  waiting.clear();
  const trick = parts.find((part) => part.id === "trick");
  const whole = trick?.classList.contains("whole") ?? false;
  showNotBefore = whole ? performance.now() + trickTime() : 0;
  const moving = movingCards(parts);
  const still = calm.matches || document.hidden || moving.size === 0;
  if (still || !document.startViewTransition) {
    place(parts);
    return;
  }
  name(moving, true);
  const transition = document.startViewTransition(() => {
    name(moving, false);
    place(parts);
    name(moving, true);
  });
  const done = () => name(moving, false);
  transition.finished.then(done, done);
  transition.ready.catch(() => {});
}
