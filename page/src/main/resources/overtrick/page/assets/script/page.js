// @ts-check
/* What every script knows of the page. */

/** A table, or a tournament, on a page that follows it. @type {HTMLElement | null} */
export const table = document.querySelector("main[data-stream]");

/** How the visitor likes his pages. */
export const likes = document.documentElement.dataset;

/** How long a whole trick stays before the next card covers it, by the pace of the robots. */
const TRICK_MS = { CALM: 1000, USUAL: 700, QUICK: 200 };
const BRISK_MS = 150;

export function trickTime() {
  if (likes.brisk === "yes") return BRISK_MS;
  const pace = document.querySelector("button[name='pace'][aria-pressed='true']");
  return pace instanceof HTMLButtonElement && pace.value in TRICK_MS
    ? TRICK_MS[/** @type {keyof typeof TRICK_MS} */ (pace.value)]
    : TRICK_MS.USUAL;
}

/** @param {string} id */
export const byId = (id) => document.getElementById(id);

export const isMyTurn = () => byId("board")?.dataset.turn === "mine";
export const isAwaited = () => byId("turn")?.classList.contains("awaited") ?? false;

let noticeTimer = 0;

/**
 * @param {string} text
 * @param {boolean} [stays]
 */
export function notice(text, stays = false) {
  const place = byId("notice");
  if (!place) return;
  place.textContent = text;
  // What is longer than its place is scrolled, by keyboard too.
  if (place.scrollHeight > place.clientHeight + 1) place.tabIndex = 0;
  else place.removeAttribute("tabindex");
  clearTimeout(noticeTimer);
  if (text && !stays) noticeTimer = window.setTimeout(() => notice(""), 6000);
}

/** Says that something cannot be done now. @param {string} what */
export function notNow(what) {
  notice((table?.dataset.notnow ?? "").replace("{0}", what));
}

/** Lets htmx hear of forms that have come with a new part. @param {Element} part */
export function enliven(part) {
  /** @type {Window & { htmx?: { process(part: Element): void } }} */
  const page = window;
  page.htmx?.process(part);
}

/** The session of the member to whom the page was shown; empty for everybody else. */
const session = document.body.dataset.session ?? "";

/**
 * What was shown to somebody does not stay when their session has ended: the page says so instead.
 * @param {Response} answer
 */
export function leaveIfSignedOut(answer) {
  const now = answer.headers.get("X-Session");
  if (session === "" || now === null || now === session) return;
  if (now === "") location.replace(`/signed-out?back=${encodeURIComponent(location.pathname)}`);
  else location.reload();
}

/** A page that was left open is looked at again. */
export function lookAgain() {
  if (session === "") return;
  fetch("/session")
    .then(leaveIfSignedOut)
    .catch(() => {});
}
