// @ts-check
/* What a call means stands below the calls; a tap on another call shows its meaning in the same place. */

import { byId } from "./page.js";

/** The call whose meaning is asked for; nothing for the last that tells something. */
let chosen = "";

/** @param {MouseEvent} event */
export function showMeaning(event) {
  const call = event.target instanceof Element ? event.target.closest(".call[data-why]") : null;
  if (!(call instanceof HTMLElement)) return;
  const why = call.dataset.why ?? "";
  chosen = chosen === why ? "" : why;
  const auction = byId("auction");
  if (auction) mark(auction);
  const live = byId("live");
  if (live && chosen) live.textContent = byId(chosen)?.querySelector("p")?.textContent ?? "";
}

/** Puts the meaning that was asked for in the place of the last one. @param {HTMLElement} auction */
export function mark(auction) {
  for (const old of auction.querySelectorAll(".chosen")) old.classList.remove("chosen");
  const meaning = chosen ? auction.querySelector(`#${chosen}`) : null;
  if (!meaning) chosen = "";
  meaning?.classList.add("chosen");
  auction.querySelector(`.call[data-why="${chosen}"]`)?.classList.add("chosen");
  meaning?.scrollIntoView({ block: "nearest" });
}

/** Shows the next levels of a box that has not room for all. @param {MouseEvent} event */
export function showHigher(event) {
  if (!(event.target instanceof Element) || !event.target.closest("[data-higher]")) return;
  const bids = document.querySelector(".bids");
  if (!bids) return;
  const last = bids.scrollTop + bids.clientHeight >= bids.scrollHeight - 4;
  bids.scrollTop = last ? 0 : bids.scrollTop + bids.clientHeight;
}
