// @ts-check
/* Forms that are sent in place, and what is answered. */

import { isMove, sendMove } from "./moves.js";
import { received, seen, seenEnough } from "./news.js";
import { likes, notice, table } from "./page.js";
import { said } from "./talk.js";
import { thought } from "./waits.js";
import { giveUpInTime, sentNow, tellUnsent } from "./unsent.js";

/** @param {Event} event */
export function onRequest(event) {
  const detail = /** @type {CustomEvent} */ (event).detail;
  if (!table || detail.verb !== "post") return;
  // A claim speaks of the tricks that are left: cards that are still on their way do not make it void.
  detail.parameters.seen = /[/]claim$/.test(detail.path) ? received() : seen();
  if (/[/](call|card)$/.test(detail.path)) {
    detail.parameters.thought = thought();
    seenEnough();
  }
  if (detail.elt.getAttribute("hx-swap") !== "none") return;
  if (!isMove(detail.path)) return giveUpInTime(/** @type {CustomEvent} */ (event));
  event.preventDefault();
  sendMove(detail);
}

/**
 * A form has been taken.
 * @param {Element} form
 * @param {string} path
 */
export function taken(form, path) {
  if (form instanceof HTMLFormElement) {
    if ("reset" in form.dataset) form.reset();
    sentNow(form);
    if (form.classList.contains("say")) said();
    const sheet = form.closest("[popover]:popover-open");
    if (sheet instanceof HTMLElement && !("stays" in form.dataset)) sheet.hidePopover();
  }
  if (path.endsWith("/next")) document.querySelector(".guide")?.remove(); // they have seen how it goes
}

/** @param {Event} event */
export function onAnswer(event) {
  const detail = /** @type {CustomEvent} */ (event).detail;
  if (detail.successful) {
    taken(detail.elt, detail.requestConfig?.path ?? "");
    if (detail.requestConfig?.verb === "post") notice("");
  } else if (detail.xhr?.status) {
    notice(detail.xhr.responseText);
  } else if (table && detail.requestConfig?.verb === "post") {
    tellUnsent(detail.elt, detail.requestConfig.triggeringEvent);
  } else if (table) {
    notice(table.dataset.lost ?? "");
  }
}

/** What somebody likes is so at once; their browser and the server keep it. @param {Event} event */
export function onLike(event) {
  const field = event.target;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
  if (!field.closest("#likes") || field.name === "lang") return; // another language is another page
  const unwanted = field instanceof HTMLInputElement && !field.checked;
  likes[field.name] = unwanted ? "no" : field.value;
}

/** So is what the buttons in the head of the page change. @param {Element} pressed */
export function onQuick(pressed) {
  const button = pressed.closest("#sizes button");
  if (!(button instanceof HTMLButtonElement)) return;
  likes[button.name] = button.value;
  const field = document.querySelector(`#likes select[name='${button.name}']`);
  if (field instanceof HTMLSelectElement) field.value = button.value;
}

/** @param {HTMLElement} button */
export async function copyLink(button) {
  const link = new URL(button.dataset.copy ?? "", location.origin).href;
  if (navigator.clipboard) await navigator.clipboard.writeText(link);
  else copyByHand(link);
  notice(button.dataset.copied ?? "");
}

/** On plain http, as on a club's Wi-Fi, there is no clipboard. @param {string} text */
function copyByHand(text) {
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}
