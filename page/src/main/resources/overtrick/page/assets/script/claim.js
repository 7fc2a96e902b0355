// @ts-check
/* A claim that is typed: it is sent, or kept while others are in turn, and offered as soon as it can be made. */

import { byId, notice, notNow, table } from "./page.js";

/** A claim that was typed before it could be made. */
let kept = "";

/** Sends a claim, or keeps it until it can be made. @param {string} tricks */
export function sendClaim(tricks) {
  const form = byId("claiming");
  if (!(form instanceof HTMLFormElement)) {
    if (byId("board")?.dataset.phase !== "play") return notNow(`claim ${tricks}`);
    kept = tricks;
    notice((table?.dataset.kept ?? "").replace("{0}", tricks), true);
  } else if (choose(tricks)) form.requestSubmit();
  else notNow(`claim ${tricks}`);
}

/** @param {string} tricks */
function choose(tricks) {
  const choice = byId("claimed");
  if (!(choice instanceof HTMLSelectElement)) return false;
  choice.value = tricks;
  return choice.value === tricks;
}

/** The table has changed: a claim that was kept lies ready now, with its button under the next Enter. */
export function offerClaim() {
  if (!kept || !(byId("claiming") || byId("board")?.dataset.phase !== "play")) return;
  notice("");
  if (choose(kept)) {
    byId("claim-part")?.setAttribute("open", "");
    byId("claim")?.showPopover();
    byId("claiming")?.querySelector("button")?.focus();
  }
  kept = "";
}
