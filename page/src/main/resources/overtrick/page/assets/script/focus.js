// @ts-check
/* Where somebody is on the page by keyboard or by ear: a part that is put in anew must not throw them back to its top. */

import { byId } from "./page.js";

const FOCUSABLE = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]";

/** @typedef {{ id: string, name: string, value: string, href: string, label: string, part: string }} Held */

/** What was focused only because the thing itself has gone. @type {Element | null} */
let resting = null;

/** @param {Element} element */
const labelOf = (element) => (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();

/** What is focused in a part that is about to go; nothing when the focus is elsewhere. @param {Element} part @returns {Held | null} */
export function heldIn(part) {
  const held = document.activeElement;
  if (!held || held === document.body || !part.contains(held)) return null;
  const { name = "", value = "" } = held instanceof HTMLButtonElement ? held : {};
  return { id: held.id, name, value, href: held.getAttribute("href") ?? "", label: labelOf(held), part: part.id };
}

/** Whether the focus is free to go where the next choice is. */
export const isFree = () => document.activeElement === document.body || document.activeElement === resting;

/** Gives the focus to the same thing in its new form. @param {Held} held @returns {boolean} whether it is there */
export function findAgain(held) {
  const there = [...document.querySelectorAll(FOCUSABLE)];
  const part = byId(held.part);
  const again =
    there.find((one) => held.id && one.id === held.id) ??
    there.find((one) => held.value && one instanceof HTMLButtonElement && one.name === held.name && one.value === held.value) ??
    there.find((one) => part?.contains(one) && held.href && one.getAttribute("href") === held.href) ??
    there.find((one) => part?.contains(one) && held.label && labelOf(one) === held.label) ??
    there.find((one) => isNextOf(held, part, one));
  return again instanceof HTMLElement && focusOn(again);
}

/** Whether a button is another step of one that is pressed again and again. @param {Held} held @param {Element | null} part @param {Element} one */
const isNextOf = (held, part, one) =>
  !!part?.hasAttribute("data-steps") && part.contains(one) && one.getAttribute("name") === held.name && one.checkVisibility();

/** Without it, the place where it was: no other thing, that nothing is done by a stray key. @param {Held} held */
export function rest(held) {
  const part = byId(held.part);
  for (const place of [part?.querySelector("[tabindex='-1']"), part, byId("main")]) {
    if (!(place instanceof HTMLElement)) continue;
    if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
    if (focusOn(place)) {
      resting = place;
      return;
    }
  }
}

/** @param {HTMLElement} element */
function focusOn(element) {
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** @type {Held | null} */
let swapped = null;

/** A part is fetched anew. @param {Event} event */
export function beforeSwap(event) {
  const { target } = /** @type {CustomEvent} */ (event).detail;
  swapped = target instanceof Element ? heldIn(target) : null;
}

/** It has come, and what it says is read to whoever does not see it. */
export function afterSwap() {
  const held = swapped;
  swapped = null;
  if (held && document.activeElement === document.body && !findAgain(held)) rest(held);
  for (const part of document.querySelectorAll("[data-read]")) {
    part.removeAttribute("data-read");
    const live = byId("live");
    if (!live) continue; // it is a status by itself
    part.removeAttribute("role");
    live.append(` ${(part.textContent ?? "").trim().replace(/\s+/g, " ")}`);
  }
}
