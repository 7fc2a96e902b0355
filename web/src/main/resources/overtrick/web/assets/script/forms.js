// @ts-check
/* Forms that are sent in place, and what is answered. */

import { seen } from "./news.js";
import { notice, table } from "./page.js";


/** @param {Event} event */
export function onRequest(event) {
  const detail = /** @type {CustomEvent} */ (event).detail;
  if (table && detail.verb === "post") detail.parameters.seen = seen();
}

/** @param {Event} event */
export function onAnswer(event) {
  const detail = /** @type {CustomEvent} */ (event).detail;
  const form = detail.elt;
  if (detail.successful) {
    if (form instanceof HTMLFormElement) {
      if ("reset" in form.dataset) form.reset();
      const sheet = form.closest("[popover]:popover-open");
      if (sheet instanceof HTMLElement) sheet.hidePopover();
    }
    if (detail.requestConfig?.verb === "post") notice("");
  } else if (detail.xhr?.status) {
    notice(detail.xhr.responseText);
  } else if (table) {
    notice(table.dataset.lost ?? "");
  }
}

/** @param {HTMLElement} button */
export async function copyLink(button) {
  await navigator.clipboard?.writeText(location.origin + button.dataset.copy);
  notice(button.dataset.copied ?? "");
}
