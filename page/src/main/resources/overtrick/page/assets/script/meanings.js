// @ts-check
/* What a call means stands below the calls; a tap on another call shows its meaning in the same place. */

import { byId } from "./page.js";

/** Whether the click was on a call. @param {MouseEvent} event */
export function showMeaning(event) {
  const call = event.target instanceof Element ? event.target.closest("[data-why]") : null;
  if (!(call instanceof HTMLElement)) return;
  const meaning = byId(call.dataset.why ?? "");
  if (!meaning) return;
  for (const other of document.querySelectorAll(".meanings .now, .call.chosen")) other.classList.remove("now", "chosen");
  meaning.classList.add("now");
  call.classList.add("chosen");
  meaning.scrollIntoView({ block: "nearest" });
  const live = byId("live");
  if (live) live.textContent = meaning.querySelector("p")?.textContent ?? "";
}

/** Shows the next levels of a box that has not room for all. @param {MouseEvent} event */
export function showHigher(event) {
  if (!(event.target instanceof Element) || !event.target.closest("[data-higher]")) return;
  const bids = document.querySelector(".bids");
  if (!bids) return;
  const last = bids.scrollTop + bids.clientHeight >= bids.scrollHeight - 4;
  bids.scrollTop = last ? 0 : bids.scrollTop + bids.clientHeight;
}
