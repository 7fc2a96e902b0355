// @ts-check
/* Talk on a small screen: a new line is shown for a moment and counted, and the page returns to the cards. */

import { byId, notice } from "./page.js";
import { hasArrived } from "./unsent.js";

let unread = 0;

/** @param {number} lines */
function count(lines) {
  unread = lines;
  const badge = byId("unread");
  if (badge) badge.textContent = lines ? String(lines) : "";
}

const talk = () => document.querySelector(".talk");

function inSight() {
  const box = talk()?.getBoundingClientRect();
  return !!box && box.height > 0 && box.top < innerHeight && box.bottom <= innerHeight + box.height / 2;
}

/**
 * The talk has grown.
 * @param {Element} before
 * @param {Element} after
 */
export function heard(before, after) {
  const last = after.lastElementChild;
  if (!last?.id || last.id === before.lastElementChild?.id) return;
  hasArrived(last.textContent?.trim() ?? "");
  if (inSight()) {
    after.closest("details")?.setAttribute("open", ""); // among robots it lies folded
    count(0);
    return;
  }
  count(unread + 1);
  notice(last.textContent ?? "");
}

/** A line has been sent. */
export function said() {
  count(0);
  if (location.hash === "#talk") location.replace("#main");
}

/** The talk has been opened or closed. */
export function onTalk() {
  if (location.hash === "#talk") count(0);
}
