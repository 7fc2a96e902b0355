// @ts-check
/* What is longer than the screen in the hall turns its pages by itself, and begins again; who scrolls by hand is left alone
   for a while. */

const PAGE_MS = 7000;
const ALONE_MS = 30000;
const OVERLAP = 0.85;

const still = matchMedia("(prefers-reduced-motion: reduce)");
let touched = 0;

for (const kind of ["wheel", "touchstart", "keydown"]) document.addEventListener(kind, () => (touched = Date.now()), { passive: true });

function turn() {
  const part = document.querySelector("[data-rolls]");
  if (!(part instanceof HTMLElement) || Date.now() - touched < ALONE_MS) return;
  const rest = part.scrollHeight - part.clientHeight;
  if (rest < 2) return;
  const end = part.scrollTop >= rest - 2;
  const top = end ? 0 : Math.min(rest, part.scrollTop + part.clientHeight * OVERLAP);
  part.scrollTo({ top, behavior: still.matches || end ? "instant" : "smooth" });
}

window.setInterval(turn, PAGE_MS);
