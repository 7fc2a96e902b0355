// @ts-check
/* What somebody is told whose page lies behind others: that it is their turn, their round, that they are invited. In the
 * title, by a sound, and by the browser where they have allowed it; never over what they look at. */

import { isAwaited, likes, notice } from "./page.js";
import { bell } from "./sound.js";

/** The title of the page without what is put before it. */
const pageTitle = document.title;
let newsCount = 0;

/** Puts before the title what waits. */
export function retitle() {
  const before = (newsCount > 0 ? `(${newsCount}) ` : "") + (isAwaited() ? "● " : "");
  if (document.title !== before + pageTitle) document.title = before + pageTitle;
}

/** So much news waits. @param {number} count */
export function countNews(count) {
  newsCount = count;
  retitle();
}

/** Tells somebody who looks elsewhere. @param {string} text */
export function tell(text) {
  if (!document.hidden || text === "") return;
  bell();
  if (likes.notify !== "yes" || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const told = new Notification("Overtrick", { body: text, tag: text });
    told.onclick = () => {
      window.focus();
      told.close();
    };
  } catch {
    // Some telephones let only a worker tell: title and sound must do.
  }
}

/** The browser is asked only when somebody has just wished for it. @param {Event} event */
export async function onWish(event) {
  const field = event.target;
  if (!(field instanceof HTMLInputElement) || field.name !== "notify" || !field.checked) return;
  const may = "Notification" in window ? await Notification.requestPermission() : "denied";
  if (may === "granted") return;
  field.checked = false;
  likes.notify = "no";
  field.dispatchEvent(new Event("change", { bubbles: true }));
  const hint = document.querySelector("#likes .not-told");
  if (hint instanceof HTMLElement) hint.hidden = false;
  notice(hint?.textContent ?? "");
}
