// @ts-check
/* Cards of a hand: the second tap for those who want one, the only card that plays itself. */

import { likes, notice, table, trickTime } from "./page.js";

/** @type {HTMLElement | null} */
let raised = null;

/** The next click on it needs no second one. @param {HTMLElement} card */
export function raise(card) {
  raised = card;
}

/**
 * @param {MouseEvent} event
 * @param {HTMLElement} card
 */
export function onCard(event, card) {
  const hand = /** @type {HTMLElement | null} */ (card.closest(".hand"));
  if (card.closest(".pick")) return; // picked, and sent by its button
  if (!(card instanceof HTMLButtonElement)) {
    notice(hand?.dataset.why ?? "");
    return;
  }
  const sure = likes.confirm !== "yes" && hand?.dataset.sure !== "yes"; // a first lead is for good
  const again = event.detail > 1 && card !== raised; // a double click means one card
  if (!again && (sure || card === raised)) {
    raised = null;
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  if (again) return;
  raised?.classList.remove("raised");
  raised = card;
  card.classList.add("raised");
  notice((table?.dataset.again ?? "").replace("{0}", card.getAttribute("aria-label") ?? ""), true);
}

let autoTimer = 0;

export function playOnlyCard() {
  clearTimeout(autoTimer);
  if (likes.auto !== "yes") return;
  const cards = document.querySelectorAll(".hand button.card");
  if (cards.length !== 1) return;
  const only = /** @type {HTMLButtonElement} */ (cards[0]);
  autoTimer = window.setTimeout(() => {
    raised = only; // it needs no second tap
    if (only.isConnected) only.click();
  }, trickTime());
}
