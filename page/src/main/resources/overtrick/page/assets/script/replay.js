// @ts-check
/* A finished board, card by card. */

import { showNow } from "./news.js";
import { byId } from "./page.js";

/** @type {Record<string, string>} */
const STEPS = { ArrowLeft: "prev", ArrowRight: "next", Home: "first", End: "last" };
let steps = 0;
let asked = ""; // the address that was asked for last
let underWay = false; // its answer is still under way

/** Shows the board after other cards; without an answer the link is followed. @param {string} address */
export async function step(address) {
  const mine = ++steps;
  asked = address;
  underWay = true;
  const answer = await fetch(address, { headers: { "HX-Request": "true" } }).catch(() => null);
  if (mine !== steps) return;
  if (!answer?.ok) return location.assign(address);
  const sheet = await answer.text();
  if (mine !== steps) return;
  underWay = false;
  showNow(sheet);
  history.replaceState(null, "", address);
  byId("replay")?.scrollIntoView({ block: "nearest" });
}

/**
 * Follows a link of the replay. Who goes on before the card that he asked for is shown means the card after that one,
 * not the one after what he still sees.
 * @param {HTMLAnchorElement} link
 */
export function follow(link) {
  const by = link.rel === "next" ? 1 : link.rel === "prev" ? -1 : 0;
  const from = underWay && by !== 0 ? cardOf(asked) : null;
  if (from !== null) {
    const there = new URL(asked);
    there.searchParams.set("card", String(Math.min(Math.max(from + by, 0), total())));
    step(there.href);
  } else if (link.hasAttribute("href")) {
    step(link.href);
  }
}

/** How many cards were played: where the last link leads, or what is shown when there is none. */
function total() {
  const last = document.querySelector("#steps a[rel='last'][href]");
  const shown = document.querySelector("#steps .at b")?.textContent;
  return Number(last instanceof HTMLAnchorElement ? cardOf(last.href) : shown);
}

/** @param {string} address */
function cardOf(address) {
  const card = new URL(address).searchParams.get("card");
  return card === null ? null : Number(card);
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
  const link = document.querySelector(`#steps a[rel="${STEPS[event.key]}"]`);
  if (!(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  follow(link);
}
