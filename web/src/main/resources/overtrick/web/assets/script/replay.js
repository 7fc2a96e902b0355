// @ts-check
/* A finished board, card by card. */

import { showNow } from "./news.js";
import { byId } from "./page.js";

/** @type {Record<string, string>} */
const STEPS = { ArrowLeft: "prev", ArrowRight: "next", Home: "first", End: "last" };
let steps = 0;
let asked = ""; // the address that was asked for last; its answer may still be under way

/** Shows the board after other cards; without an answer the link is followed. @param {string} address */
export async function step(address) {
  const mine = ++steps;
  asked = address;
  const answer = await fetch(address, { headers: { "HX-Request": "true" } }).catch(() => null);
  if (mine !== steps) return;
  if (!answer?.ok) return location.assign(address);
  showNow(await answer.text());
  history.replaceState(null, "", address);
  byId("replay")?.scrollIntoView({ block: "nearest" });
}

/**
 * What comes with an analysis belongs to the card that was shown when it was asked for. If the board has moved on, that
 * is left out, and the card that is shown now is asked for again.
 * @param {Event} event
 */
export function onSwap(event) {
  const detail = /** @type {CustomEvent} */ (event).detail;
  if (!byId("replay")) return;
  const sheet = document.createElement("template");
  sheet.innerHTML = detail.serverResponse;
  const late = /** @type {HTMLElement[]} */ ([...sheet.content.querySelectorAll("[hx-swap-oob][data-shown]")]).filter(
    (part) => byId(part.id)?.dataset.shown !== part.dataset.shown,
  );
  if (late.length === 0) return;
  for (const part of late) part.remove();
  detail.serverResponse = sheet.innerHTML;
  step(asked || location.href);
}

/** @param {KeyboardEvent} event */
export function onStepKey(event) {
  if (!(event.key in STEPS)) return;
  const link = document.querySelector(`#steps a[rel="${STEPS[event.key]}"][href]`);
  if (!(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  step(link.href);
}
