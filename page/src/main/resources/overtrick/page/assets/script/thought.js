// @ts-check
/* How long a player has had his turn before his eyes: the way to the house is not in it. */

/** @type {Element | null} */
let turnShown = null;
let shownSince = performance.now();

/** Looks whether another turn is shown than before. */
function look() {
  const turn = document.getElementById("turn");
  if (turn === turnShown) return;
  turnShown = turn;
  shownSince = performance.now();
}

/** Starts to watch the line that says whose turn it is. */
export function watchTurns() {
  look();
  const main = document.getElementById("main");
  if (main) new MutationObserver(look).observe(main, { childList: true, subtree: true });
}

/** Milliseconds since the turn was shown, for as long as anybody may think. */
export const thought = () => Math.min(86_400_000, Math.round(performance.now() - shownSince));
