// @ts-check
/* News of the table: they wait until what is on the table has been seen, and are then put into their places. */

import { tellLine } from "./moves.js";
import { countUp, isLively, travel } from "./moving.js";
import { table, trickTime } from "./page.js";
import { place } from "./places.js";

/** A finger may rest on a button as long as it likes, but the table goes on. */
const HOLD_AT_MOST_MS = 1000;
const CLICK_COMES_MS = 40;

/** The last event that the page shows. */
let shown = table ? Number(table.dataset.number) : 0;
/** The last event that has arrived; the page may show it a moment later. */
let arrived = shown;
/** Parts that have come and are not yet shown, newest by id. @type {Map<string, HTMLElement>} */
const waiting = new Map();
let showTimer = 0;
let showNotBefore = 0;
let pressed = false;
let pressTimer = 0;

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
  showInTime();
}

/** Shows what waits when the trick before it has been seen. */
function showInTime() {
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
  if (pressed) return; // what is under the finger stays until its click has come
  shown = arrived;
  if (waiting.size === 0) return;
  const parts = [...waiting.values()];
  waiting.clear();
  const trick = parts.find((part) => part.id === "trick");
  const whole = trick?.classList.contains("whole") ?? false;
  showNotBefore = whole ? performance.now() + trickTime() : 0;
  const move = isLively() ? travel(parts) : undefined;
  const told = document.querySelector("#verdict h2") !== null;
  place(parts);
  tellLine();
  move?.();
  if (!told) countUp(document.querySelector("#verdict"));
}

/** Whoever acts has seen what lies there, and sees at once what comes of it. */
export function seenEnough() {
  showNotBefore = 0;
}

/** A finger or a mouse button is down on something: if that were replaced now, the click would be lost. @param {PointerEvent} event */
export function holdFor(event) {
  if (!(event.target instanceof Element) || !event.target.closest("button, a, summary, label, select")) return;
  clearTimeout(pressTimer);
  pressed = true;
  pressTimer = window.setTimeout(letGo, HOLD_AT_MOST_MS);
}

/** The finger is lifted, and the click comes right after it; or it has come. @param {Event} event */
export function goOn(event) {
  if (!pressed) return;
  clearTimeout(pressTimer);
  pressTimer = window.setTimeout(letGo, event.type === "click" ? 0 : CLICK_COMES_MS);
}

function letGo() {
  pressed = false;
  if (waiting.size > 0) showInTime();
}
