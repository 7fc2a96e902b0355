// @ts-check
/* Cards that travel: from a hand to the trick, and with the trick to its winner. */

import { byId } from "./page.js";

/**
 * Cards that lie elsewhere afterwards, or that are taken away with their trick.
 * @param {HTMLElement[]} parts
 * @returns {Map<string, string>} from the card's id to the side it leaves for
 */
export function movingCards(parts) {
  const moving = new Map();
  const winner = byId("trick")?.dataset.winner ?? "";
  const after = new Set();
  for (const part of parts) {
    for (const card of part.querySelectorAll(":is(.card, .rank)[id]")) {
      after.add(card.id);
      const before = byId(card.id)?.closest("section")?.id;
      if (before && before !== part.id) moving.set(card.id, "");
    }
  }
  const trickComes = parts.some((part) => part.id === "trick");
  if (trickComes) {
    for (const card of document.querySelectorAll("#trick .card[id]")) {
      if (!after.has(card.id) && winner) moving.set(card.id, winner);
    }
  }
  return moving;
}

/**
 * @param {Map<string, string>} moving
 * @param {boolean} on
 */
export function name(moving, on) {
  for (const [id, side] of moving) {
    const card = byId(id);
    if (!card) continue;
    card.style.setProperty("view-transition-name", on ? `card-${id}` : "none");
    card.style.setProperty("view-transition-class", on && side ? `to-${side}` : "none");
  }
}

/**
 * Cards that were nowhere before come from their side of the table.
 * @param {HTMLElement} part
 * @returns {boolean} whether a card has come that did not lie there before
 */
export function markFresh(part) {
  let come = false;
  for (const card of part.querySelectorAll(".card[id]")) {
    const before = byId(card.id);
    if (!before) card.classList.add("fresh");
    come ||= before?.closest("section")?.id !== part.id;
  }
  return come;
}
