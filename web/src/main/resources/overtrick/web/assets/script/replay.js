// @ts-check
/* A finished board, card by card. */

import { showNow } from "./news.js";
import { byId } from "./page.js";

/** @type {Record<string, string>} */
const STEPS = { ArrowLeft: "prev", ArrowRight: "next", Home: "first", End: "last" };
let steps = 0;

/** Shows the board after other cards; without an answer the link is followed. @param {string} address */
export async function step(address) {
  const mine = ++steps;
  const answer = await fetch(address, { headers: { "HX-Request": "true" } }).catch(() => null);
  if (mine !== steps) return;
  if (!answer?.ok) return location.assign(address);
  showNow(await answer.text());
  history.replaceState(null, "", address);
  byId("replay")?.scrollIntoView({ block: "nearest" });
}

/** @param {KeyboardEvent} event */
export function onStepKey(event) {
  if (!(event.key in STEPS)) return;
  const link = document.querySelector(`#steps a[rel="${STEPS[event.key]}"][href]`);
  if (!(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  step(link.href);
}
