// @ts-check
/* Clocks of rounds: the server says when a round ends, the page counts down by the server's time. */

const main = document.querySelector("main[data-now]");
const offset = main instanceof HTMLElement ? Number(main.dataset.now) - Date.now() : 0;
const TICK_MS = 250;

/** @param {number} ms */
function text(ms) {
  const seconds = Math.ceil(Math.abs(ms) / 1000);
  const shown = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return ms < 0 ? `+${shown}` : shown;
}

/** In the hall the minutes are what is seen; in the last of them the seconds. @param {HTMLElement} clock @param {string} shown */
function show(clock, shown) {
  const [large, small] = clock.children;
  if (!("parts" in clock.dataset) || !large || !small) {
    clock.textContent = shown;
    return;
  }
  const [minutes, seconds] = shown.split(":");
  const last = minutes === "0";
  large.textContent = last ? `:${seconds}` : minutes;
  small.textContent = last ? "" : `:${seconds}`;
  clock.dataset.digits = String(last ? shown.length - 1 : minutes.length);
}

function tick() {
  const now = Date.now() + offset;
  for (const clock of document.querySelectorAll("[data-end]")) {
    if (!(clock instanceof HTMLElement)) continue;
    const end = Number(clock.dataset.end);
    const left = end > 0 ? end - now : Number(clock.dataset.left ?? 0);
    const shown = text(left);
    if (clock.dataset.shown !== shown || clock.textContent === "") {
      clock.dataset.shown = shown;
      show(clock, shown);
    }
    clock.classList.toggle("over", end > 0 && left <= 0);
    const warn = Number(clock.dataset.warn ?? 0);
    clock.classList.toggle("warn", warn > 0 && now >= warn);
  }
  due(now);
}

/** What is to be done when a time is up shows itself then; until that nothing is to be done. @param {number} now */
function due(now) {
  for (const told of document.querySelectorAll("[data-due]")) {
    if (!(told instanceof HTMLElement)) continue;
    const up = now >= Number(told.dataset.due);
    told.hidden = !up;
    const calm = told.parentElement?.querySelector("[data-calm]");
    if (calm instanceof HTMLElement) calm.hidden = up;
  }
}

tick();
window.setInterval(tick, TICK_MS);
