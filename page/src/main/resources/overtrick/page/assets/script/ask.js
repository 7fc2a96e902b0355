// @ts-check
/* What a call would mean, asked before it is made: by a button held down, a right click, the key `i`, or a tap after
 * the button that says so. */

import { byId, enliven, notice } from "./page.js";

const HOLD_MS = 450;

let holdTimer = 0;
/** The button whose next click is the end of a long press. @type {HTMLElement | null} */
let held = null;

/** @param {EventTarget | null} target @returns {HTMLButtonElement | null} */
function callButton(target) {
  const button = target instanceof Element ? target.closest("#box button[name='call']") : null;
  return button instanceof HTMLButtonElement && !button.disabled ? button : null;
}

/** The button that lets taps ask, while it can be used. @returns {HTMLButtonElement | null} */
function asker() {
  const button = byId("hint-meaning");
  return button instanceof HTMLButtonElement && !button.disabled ? button : null;
}

/** @param {HTMLButtonElement} button */
async function ask(button) {
  const path = asker()?.dataset.meaning;
  if (!path) return;
  const answer = await fetch(`${path}?call=${button.value}`, { headers: { "HX-Request": "true" } }).catch(() => null);
  const advice = byId("advice");
  if (!answer || !advice) return;
  const text = await answer.text();
  if (!answer.ok) return notice(text);
  advice.innerHTML = text;
  enliven(advice);
}

/** @param {boolean} on */
function askFirst(on) {
  const button = asker();
  button?.setAttribute("aria-pressed", String(on));
  const advice = byId("advice");
  if (advice) advice.textContent = on ? (button?.dataset.how ?? "") : "";
}

/** Whether the click asked something and does nothing else. @param {MouseEvent} event */
export function asks(event) {
  if (event.target instanceof Element && event.target.closest("#hint-meaning")) {
    askFirst(asker()?.getAttribute("aria-pressed") !== "true");
    return true;
  }
  const button = callButton(event.target);
  const first = asker()?.getAttribute("aria-pressed") === "true";
  if (!button || (button !== held && !first)) return false;
  event.preventDefault();
  event.stopPropagation();
  if (button !== held) ask(button);
  held = null;
  return true;
}

/** @param {PointerEvent} event */
export function onPress(event) {
  held = null;
  clearTimeout(holdTimer);
  const button = callButton(event.target);
  if (!button || !asker() || event.button !== 0) return;
  holdTimer = window.setTimeout(() => {
    held = button;
    ask(button);
  }, HOLD_MS);
}

export function onRelease() {
  clearTimeout(holdTimer);
}

/** @param {MouseEvent} event */
export function onMenu(event) {
  const button = callButton(event.target);
  if (!button || !asker()) return;
  event.preventDefault();
  if (held !== button) ask(button);
}

/** Whether the key asked something. @param {KeyboardEvent} event */
export function onAskKey(event) {
  const button = callButton(event.target);
  if (event.key !== "i" || !button || !asker()) return false;
  ask(button);
  return true;
}
