// @ts-check
/* Talk, seats and manners of a table: they are not kept like moves, for a seat may be taken by then and a word come too
 * late. What does not arrive is said not to have been sent, and what was typed stays in its field. */

import { notice, table } from "./page.js";
import { ANSWER_MS } from "./queue.js";

/** What was not sent while the line was away. @type {string[]} */
let unsentDeeds = [];

const hasNoLine = () => document.body.classList.contains("lost");

/** @param {string} what */
const unsentText = (what) => (table?.dataset.unsent ?? "").replace("{0}", what);

/** What there is to say of it, beside how the line is. */
export const missed = () => unsentDeeds.map(unsentText);

/** Gives a request no longer than a move, and makes none while there is no line. @param {CustomEvent} event */
export function giveUpInTime(event) {
  event.detail.timeout = ANSWER_MS;
  if (!hasNoLine()) return;
  event.preventDefault();
  tellUnsent(event.detail.elt, event.detail.triggeringEvent);
}

/**
 * @param {Element} form
 * @param {Event | undefined} trigger
 */
export function tellUnsent(form, trigger) {
  if (form.classList.contains("say")) {
    form.classList.add("unsent");
    notice(form.getAttribute("data-unsent") ?? "", true);
    return;
  }
  const submitter = trigger instanceof SubmitEvent ? trigger.submitter : form.querySelector("button");
  const what = (submitter?.getAttribute("aria-label") ?? submitter?.textContent ?? "").trim().replace(/\s+/g, " ");
  if (!hasNoLine()) return notice(unsentText(what), true);
  if (!unsentDeeds.includes(what)) unsentDeeds = [...unsentDeeds, what];
  window.dispatchEvent(new Event("unsent"));
}

/** It has been taken after all, or is being typed anew. @param {Element} form */
export function sentNow(form) {
  form.classList.remove("unsent");
}

/** A line of the talk has come: what lost its answer may have arrived. @param {string} line */
export function hasArrived(line) {
  const form = document.querySelector("form.say.unsent");
  const field = form?.querySelector("input");
  if (!(form instanceof HTMLFormElement) || !field || !line.endsWith(field.value.trim())) return;
  form.reset();
  sentNow(form);
  notice("");
}

window.addEventListener("lineback", () => {
  if (unsentDeeds.length > 0) notice([table?.dataset.back ?? "", ...missed()].join(" "), true);
  unsentDeeds = [];
});
