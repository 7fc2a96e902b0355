// @ts-check
/*
 * What the pages do by themselves: they hold the event stream of a table, put what has changed into its place, move
 * cards, keep focus and typed words, and listen to keys. They know no rules of bridge: what may be done is what the
 * server has made a button.
 */

import { asks, onMenu, onPress, onRelease } from "./ask.js";
import { onCard, playOnlyCard } from "./cards.js";
import { watchDrops } from "./dropping.js";
import { afterSwap, beforeSwap } from "./focus.js";
import { copyLink, onAnswer, onLike, onQuick, onRequest, taken } from "./forms.js";
import { onKey } from "./keys.js";
import { showHigher, showMeaning } from "./meanings.js";
import { watchMoves } from "./moves.js";
import { countUp } from "./moving.js";
import { followNews } from "./follow.js";
import { goOn, holdFor, show } from "./news.js";
import { lookAgain, table } from "./page.js";
import { onToggle } from "./places.js";
import { follow, onSwap } from "./replay.js";
import { onTalk } from "./talk.js";
import { onWish, retitle } from "./tell.js";
import { watchTurns } from "./waits.js";
import { connect, connectAgain, disconnect, watchLine } from "./stream.js";

/** @param {MouseEvent} event */
function onClick(event) {
  if (!(event.target instanceof Element)) return;
  if (asks(event)) return;
  onQuick(event.target);
  showMeaning(event);
  showHigher(event);
  const card = event.target.closest(".hand .card");
  if (card instanceof HTMLElement) onCard(event, card);
  const copy = event.target.closest("[data-copy]");
  if (copy instanceof HTMLElement) copyLink(copy);
  if (event.target.closest("[data-print]")) window.print();
  if (event.target.closest("[data-later]")) event.target.closest(".coming")?.classList.add("later");
  const link = event.target.closest("a[data-step]");
  if (link instanceof HTMLAnchorElement && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    follow(link);
  }
}

document.addEventListener("click", onClick, true);
document.addEventListener("change", onLike);
document.addEventListener("change", onWish);
document.addEventListener("keydown", onKey);
document.addEventListener("pointerdown", onPress);
document.addEventListener("pointerup", onRelease);
document.addEventListener("pointercancel", onRelease);
if (table) {
  document.addEventListener("pointerdown", holdFor, true);
  document.addEventListener("pointerup", goOn, true);
  document.addEventListener("pointercancel", goOn, true);
  document.addEventListener("click", goOn, true);
}
document.addEventListener("contextmenu", onMenu);
document.addEventListener("toggle", onToggle, true);
window.addEventListener("hashchange", onTalk);
document.addEventListener("htmx:configRequest", onRequest);
document.addEventListener("htmx:beforeSwap", onSwap);
document.addEventListener("htmx:beforeSwap", beforeSwap);
document.addEventListener("htmx:afterRequest", onAnswer);
document.addEventListener("htmx:afterSwap", afterSwap);
document.addEventListener("htmx:afterSwap", () => countUp(document.querySelector("#compared")));

document.addEventListener("visibilitychange", () => document.hidden || lookAgain());
window.addEventListener("pageshow", (event) => event.persisted && lookAgain());
followNews();
watchDrops();
if (table) {
  retitle();
  connect();
  watchLine();
  watchMoves(taken);
  watchTurns();
  playOnlyCard();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) return;
    show();
    connectAgain();
  });
  // A page that is left must not look broken for its last moment.
  window.addEventListener("pagehide", disconnect);
  window.addEventListener("pageshow", (event) => event.persisted && connect());
}
