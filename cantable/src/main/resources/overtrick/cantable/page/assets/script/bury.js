// @ts-check
/*
 * Six cards are buried: they are dragged to their places, or back into the hand. A tap does the same; what a card that
 * is let go anywhere else was dragged for, nobody knows: nothing happens.
 */

import { raise } from "./cards.js";

/** How far a finger trembles. */
const STILL = 10;

const CARDS = ".hand[action$='/bury'] button.card, .buried button.card";

/** @type {{ card: HTMLElement, x: number, y: number, moved: boolean } | null} */
let drag = null;

/** The card that has just been let go: the click that follows is not meant. @type {HTMLElement | null} */
let dropped = null;

/** @param {PointerEvent} event */
function onDown(event) {
  dropped = null;
  if (!event.isPrimary || event.button !== 0 || !(event.target instanceof Element)) return;
  const card = event.target.closest(CARDS);
  if (card instanceof HTMLElement) drag = { card, x: event.clientX, y: event.clientY, moved: false };
}

/** @param {PointerEvent} event */
function onMove(event) {
  if (!drag) return;
  const x = event.clientX - drag.x;
  const y = event.clientY - drag.y;
  if (!drag.moved && Math.hypot(x, y) < STILL) return;
  drag.moved = true;
  drag.card.classList.add("dragged");
  drag.card.style.translate = `${x}px ${y}px`;
}

/** @param {PointerEvent} event */
function onUp(event) {
  const done = drag;
  drag = null;
  if (!done?.moved) return;
  rest(done.card);
  dropped = done.card;
  setTimeout(() => (dropped = null)); // the click, if there is one, comes before
  const goal = document.querySelector(done.card.closest(".buried") ? ".at-bottom .hand" : ".can .trick");
  if (goal && isIn(goal.getBoundingClientRect(), event.clientX, event.clientY)) {
    setTimeout(() => {
      if (!done.card.isConnected) return;
      raise(done.card); // it needs no second tap
      done.card.click();
    });
  }
}

/** @param {DOMRect} box @param {number} x @param {number} y */
function isIn(box, x, y) {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

/** @param {HTMLElement} card */
function rest(card) {
  card.classList.remove("dragged");
  card.style.translate = "";
}

function onCancel() {
  if (drag) rest(drag.card);
  drag = null;
}

/** @param {MouseEvent} event */
function onClick(event) {
  if (!dropped || !(event.target instanceof Node) || !dropped.contains(event.target)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

window.addEventListener("click", onClick, true); // before the document hears of it
document.addEventListener("pointerdown", onDown);
document.addEventListener("pointermove", onMove);
document.addEventListener("pointerup", onUp);
document.addEventListener("pointercancel", onCancel);
