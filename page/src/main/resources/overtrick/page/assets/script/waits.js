// @ts-check
/* Time at a table: clocks that run on from what the server has told, a bidding box that opens when the stop card has
 * been out for long enough, and how long a player has had their turn before their eyes: the way to the house is not in
 * it. Nobody loses by a clock. */

import { byId, table } from "./page.js";

const TICK_MS = 250;

/** When a clock was seen first. @type {WeakMap<Element, number>} */
const since = new WeakMap();

/** How long ago the element came. @param {Element} element */
function age(element) {
  const first = since.get(element) ?? performance.now();
  since.set(element, first);
  return performance.now() - first;
}

/** @param {HTMLElement} clock @param {string} text */
function write(clock, text) {
  if (clock.textContent !== text) clock.textContent = text;
}

/** @param {HTMLElement} clock */
function run(clock) {
  const seconds = Math.floor((Number(clock.dataset.ms) + age(clock)) / 1000);
  write(clock, `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`);
}

/** @param {HTMLElement} pause */
function hold(pause) {
  const left = Number(pause.dataset.held) - age(pause);
  if (left > 0) return write(pause, String(Math.ceil(left / 1000)));
  const box = pause.closest("form")?.querySelector("fieldset");
  if (box) box.disabled = false;
  const live = byId("live");
  if (live) live.textContent = pause.dataset.then ?? "";
  pause.closest(".held")?.remove();
}

function tick() {
  for (const clock of document.querySelectorAll("[data-runs]")) if (clock instanceof HTMLElement) run(clock);
  for (const pause of document.querySelectorAll("[data-held]")) if (pause instanceof HTMLElement) hold(pause);
}

if (table) {
  tick();
  window.setInterval(tick, TICK_MS);
}

/** @type {Element | null} */
let turnShown = null;
let shownSince = performance.now();

/** Looks whether another turn is shown than before. */
function lookAtTurn() {
  const turn = document.getElementById("turn");
  if (turn === turnShown) return;
  turnShown = turn;
  shownSince = performance.now();
}

/** Starts to watch the line that says whose turn it is. */
export function watchTurns() {
  lookAtTurn();
  const main = document.getElementById("main");
  if (main) new MutationObserver(lookAtTurn).observe(main, { childList: true, subtree: true });
}

/** Milliseconds since the turn was shown, for as long as anybody may think. */
export const thought = () => Math.min(86_400_000, Math.round(performance.now() - shownSince));
