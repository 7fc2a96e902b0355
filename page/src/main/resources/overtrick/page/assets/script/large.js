// @ts-check
/* One page for a whole room: as large as the screen, and nothing to press. `w` begins and ends it, Escape ends it. */

import { byId, likes, notice } from "./page.js";

const largePage = document.querySelector("main[data-large]");

const isLarge = () => likes.large === "yes";

/** Whoever plays has buttons to press. */
const mayBeLarge = () => largePage !== null && byId("more") === null;

/** @param {boolean} wanted */
function fillScreen(wanted) {
  if (wanted) likes.large = "yes";
  else delete likes.large;
  notice((wanted && largePage instanceof HTMLElement && largePage.dataset.large) || "");
  // Where the browser does not fill the screen, the page is large all the same.
  if (wanted) document.documentElement.requestFullscreen?.().catch(() => {});
  else if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  const target = /** @type {Element} */ (event.target);
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
  if (target.matches("input, select, textarea") || document.querySelector("dialog[open]")) return;
  const ends = event.key === "Escape" && isLarge();
  const turns = event.key.toLowerCase() === "w" && (isLarge() || mayBeLarge());
  if (!ends && !turns) return;
  event.stopImmediatePropagation();
  fillScreen(!isLarge());
}

document.addEventListener("keydown", onKey, true);

/** A button does the same for those without keys. */
document.addEventListener("click", (event) => {
  if (event.target instanceof Element && event.target.closest("[data-show-large]") && mayBeLarge()) fillScreen(true);
});

// Escape leaves a full screen before any page hears of it.
document.addEventListener("fullscreenchange", () => {
  if (!document.fullscreenElement && isLarge()) fillScreen(false);
});
