// @ts-check
/* Puts the parts of the page that have changed into their places. What was typed, opened and looked at stays. */

import { playOnlyCard } from "./cards.js";
import { offerClaim } from "./claim.js";
import { findAgain, heldIn, isFree, rest } from "./focus.js";
import { mark } from "./meanings.js";
import { markFresh } from "./moving.js";
import { byId, enliven, isAwaited, isMyTurn } from "./page.js";
import { tap } from "./sound.js";
import { heard } from "./talk.js";
import { retitle, tell } from "./tell.js";

/** Whether somebody is at work in a sheet there: it is not taken from under his fingers. @param {HTMLElement} part */
const isTypedIn = (part) =>
  part.querySelector(":popover-open form :is(input:focus, select:focus, :focus-visible)") !== null;

/** Parts that wait until a form that lies open in their place is sent or closed. @type {Map<string, HTMLElement>} */
const asideUntilSent = new Map();

/** A sheet has come up, or a form that lay open has been closed. @param {Event} event */
export function onToggle(event) {
  const open = /** @type {ToggleEvent} */ (event).newState !== "closed";
  if (open && event.target instanceof HTMLElement) clearHand(event.target);
  if (open || asideUntilSent.size === 0) return;
  const parts = [...asideUntilSent.values()];
  asideUntilSent.clear();
  place(parts);
}

/** On a small screen the page moves up a little, so that what comes from the lower edge covers no card. @param {HTMLElement} sheet */
export function clearHand(sheet) {
  const hand = document.querySelector(".at-bottom .hand");
  if (!hand || getComputedStyle(sheet).position !== "fixed") return;
  const cards = hand.getBoundingClientRect();
  const over = sheet.getBoundingClientRect();
  const apart = over.left >= cards.right || over.right <= cards.left || over.top >= cards.bottom;
  if (!apart && over.bottom >= innerHeight - 16) window.scrollBy(0, cards.bottom - over.top + 4);
}

/** @param {HTMLElement[]} parts */
export function place(parts) {
  const wasMine = isMyTurn();
  const wasAwaited = isAwaited();
  /** @type {import("./focus.js").Held | null} */
  let gone = null;
  for (const part of parts) {
    const old = byId(part.id);
    if (!old) continue;
    if ("fill" in old.dataset) {
      old.textContent = part.textContent;
      continue;
    }
    if (isTypedIn(old)) {
      asideUntilSent.set(part.id, part); // what is being typed there is kept
      continue;
    }
    gone = heldIn(old) ?? gone;
    tellOf(old, part);
    if (markFresh(part) && part.id === "trick") tap();
    keepTyped(old, part);
    const open = [...old.querySelectorAll("[popover]:popover-open")].map((sheet) => sheet.id);
    old.replaceWith(part);
    open.forEach((id) => {
      const sheet = byId(id);
      if (sheet?.popover) sheet.showPopover({ source: part.querySelector(`[popovertarget="${id}"]`) ?? undefined });
    });
    if (part.id === "auction") mark(part);
    enliven(part);
    if (part.id === "hint" && part.dataset.moved !== old.dataset.moved) byId("advice")?.replaceChildren();
    if (part.id === "chat") heard(old, part);
    if (part.id === "chat" || part.id === "auction") part.scrollTop = part.scrollHeight;
  }
  giveBackFocus(gone, wasMine);
  offerClaim();
  retitle();
  if (isAwaited() && !wasAwaited) tell(byId("turn")?.textContent?.trim() ?? "");
  playOnlyCard();
}

/**
 * What is to be told to those who look elsewhere, such as that a round has begun.
 * @param {HTMLElement} old
 * @param {HTMLElement} part
 */
function tellOf(old, part) {
  const now = part.querySelector("[data-tell]")?.getAttribute("data-tell") ?? "";
  if (now !== (old.querySelector("[data-tell]")?.getAttribute("data-tell") ?? "")) tell(now);
}

/**
 * @param {HTMLElement} old
 * @param {HTMLElement} part
 */
function keepTyped(old, part) {
  for (const field of old.querySelectorAll("input[id], select[id]")) {
    const next = /** @type {HTMLInputElement | HTMLSelectElement | null} */ (part.querySelector(`#${field.id}`));
    const is = /** @type {HTMLInputElement} */ (field);
    if (next && is.value && mayBe(next, is.value)) next.value = is.value;
  }
  for (const details of old.querySelectorAll("details[id][open]")) {
    part.querySelector(`#${details.id}`)?.setAttribute("open", "");
  }
}

/**
 * Whether it can still be chosen: a list in which it is missing would show nothing.
 * @param {HTMLInputElement | HTMLSelectElement} field
 * @param {string} value
 */
function mayBe(field, value) {
  return field instanceof HTMLInputElement || [...field.options].some((option) => option.value === value);
}

/**
 * @param {import("./focus.js").Held | null} gone
 * @param {boolean} wasMine
 */
function giveBackFocus(gone, wasMine) {
  const typing = document.activeElement instanceof HTMLInputElement;
  if (gone && findAgain(gone)) return;
  if (isFree() && !typing && isMyTurn() && (!wasMine || gone)) firstChoice()?.focus({ preventScroll: true });
  if (gone && isFree()) rest(gone);
}

/** Where the next choice is made: not the choice itself, that nothing is chosen by a stray key. @returns {HTMLElement | null} */
function firstChoice() {
  return (
    document.querySelector("#asks .ask") ??
    document.querySelector("#box.open") ??
    document.querySelector(".hand:has(button.card)")
  );
}
