// @ts-check
/* Calls, cards and claims by the keyboard: `3s`, `p`, `x`, `sa`, `claim 5`, `?`. */

import { onAskKey } from "./ask.js";
import { raise } from "./cards.js";
import { sendClaim } from "./claim.js";
import { byId, notNow, table } from "./page.js";
import { onStepKey } from "./replay.js";

const KEYS_MS = 1500;
const XX_MS = 450;

let typed = "";
let typedTimer = 0;

/** @param {KeyboardEvent} event */
export function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target;
  if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
  onStepKey(event);
  if (!table?.matches(".table")) return;
  if (document.querySelector("dialog[open]")) return;
  if (onAskKey(event)) return;
  if (event.key === "?") {
    event.preventDefault();
    /** @type {HTMLDialogElement | null} */ (byId("help"))?.showModal();
    return;
  }
  if (event.key === "Escape") type("");
  else if (event.key === "Backspace" && typed) type(typed.slice(0, -1));
  else if (event.key === "Enter" && typed) {
    event.preventDefault();
    act(typed.trim(), true);
  } else if (event.key.length === 1 && (event.key !== " " || typed)) {
    if (event.key === " ") event.preventDefault();
    type(typed + event.key.toLowerCase());
    act(typed, false);
  }
}

/** @param {string} text */
function type(text) {
  typed = text;
  const place = byId("typed");
  if (place) place.textContent = text;
  clearTimeout(typedTimer);
  const patience = text.startsWith("claim") ? 4 * KEYS_MS : KEYS_MS;
  if (text) typedTimer = window.setTimeout(() => type(""), patience);
}

/**
 * @param {string} text
 * @param {boolean} sure whether Enter was pressed
 */
function act(text, sure) {
  const bidding = byId("board")?.dataset.phase === "auction";
  const claim = text.match(/^claim\s*(\d{1,2})$/);
  if (claim) {
    if (!sure) return;
    type("");
    sendClaim(claim[1]);
    return;
  }
  if (bidding) {
    if (text === "p" || text === "xx") press(`#box button[value="${text.toUpperCase()}"]`, text);
    else if (text === "x") {
      const redoubles = document.querySelector('#box button[value="XX"]:enabled');
      if (sure || !redoubles) press('#box button[value="X"]', text);
      else
        window.setTimeout(() => {
          if (typed === "x") press('#box button[value="X"]', text);
        }, XX_MS);
    } else if (/^(80|85|90|95|100)$/.test(text) && document.querySelector("#box .levels")) {
      press(`#box button[value="${text}"]`, text);
    } else if (/^[1-7][cdhsn]$/.test(text)) {
      press(`#box button[value="${text.toUpperCase()}"]`, text);
    }
    return;
  }
  const card = /^[bl]j$/.test(text) ? text.toUpperCase() : cardCode(text);
  if (!card) return;
  const pick = document.querySelector(`.hand .pick input[value="${card}"]`);
  if (pick instanceof HTMLInputElement) {
    type("");
    pick.click();
    return;
  }
  press(`:is(.hand, .buried) button#${card}`, text);
}

/**
 * The card meant by `sa`, `as`, `s10` or `10s`.
 * @param {string} text
 * @returns {string}
 */
function cardCode(text) {
  const short = text.replace("10", "t");
  const found = short.match(/^(?:([cdhs])([2-9tjqka])|([2-9tjqka])([cdhs]))$/);
  return found ? ((found[1] ?? found[4]) + (found[2] ?? found[3])).toUpperCase() : "";
}

/**
 * @param {string} selector
 * @param {string} text
 */
function press(selector, text) {
  type("");
  const button = document.querySelector(selector);
  if (button instanceof HTMLButtonElement && !button.matches(":disabled")) {
    raise(button);
    button.click();
    return;
  }
  notNow(text);
}
