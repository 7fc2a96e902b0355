// @ts-check
/* The event stream of a table: it is held open, and opened again when it breaks or falls silent. */

import { tellLine } from "./moves.js";
import { receive, received } from "./news.js";
import { byId, leaveIfSignedOut, notice, table } from "./page.js";
import { ANSWER_MS } from "./queue.js";

/** Something comes at least every two or three seconds: a line that is silent for so long is dead. */
const SILENT_MS = 5000;
const LOOK_MS = 250;

const SOON_MS = 500;

/** However long the house was shut, its pages are back within two seconds after it has opened: 1.2 times this. */
const LONGEST_MS = 1_600;

/** @type {EventSource | null} */
let source = null;
let lost = false;
let retryTimer = 0;
let retryPause = SOON_MS;
let heardAt = 0;
let lookedAt = 0;

export function connect() {
  if (!table) return;
  clearTimeout(retryTimer);
  source?.close();
  const stream = new EventSource(`${table.dataset.stream}?last=${received()}`);
  source = stream;
  heardAt = performance.now();
  const hear = () => {
    heardAt = performance.now();
  };
  stream.onopen = () => {
    hear();
    backAgain();
  };
  stream.onmessage = (event) => {
    hear();
    receive(Number(event.lastEventId), event.data);
  };
  stream.addEventListener("beat", (event) => {
    hear();
    lookAtBulletins(event.data);
  });
  stream.onerror = () => {
    if (stream === source) lose();
  };
}

function backAgain() {
  retryPause = SOON_MS;
  if (!lost) return;
  lost = false;
  document.body.classList.remove("lost");
  tellLine();
  notice(table?.dataset.back ?? "");
  window.dispatchEvent(new Event("lineback"));
}

/** The line is dead, whether or not anybody has closed it. */
function lose() {
  source?.close();
  lost = true;
  document.body.classList.add("lost");
  tellLine();
  leaveIfShut();
  clearTimeout(retryTimer);
  // When a house opens again, not everybody is to stand at its door at the same moment.
  retryTimer = window.setTimeout(connect, retryPause * (0.8 + 0.4 * Math.random()));
  retryPause = Math.min(1.4 * retryPause, LONGEST_MS);
}

/** Watches over the line. A page that was put to sleep has heard nothing meanwhile, and listens first. */
export function watchLine() {
  window.setInterval(() => {
    const now = performance.now();
    if (now - lookedAt > 4 * LOOK_MS || document.hidden) heardAt = Math.max(heardAt, now - SILENT_MS / 2);
    lookedAt = now;
    if (source && source.readyState !== EventSource.CLOSED && now - heardAt > SILENT_MS) lose();
  }, LOOK_MS);
  window.addEventListener("online", () => lost && connect());
}

/** What the club tells everybody has changed: the heartbeat names it by another sign. @param {string} sign */
function lookAtBulletins(sign) {
  const place = byId("bulletins");
  if (!place || place.dataset.sign === sign) return;
  place.dataset.sign = sign;
  fetch("/bulletins", { signal: AbortSignal.timeout(ANSWER_MS) })
    .then((answer) => (answer.ok ? answer.text() : ""))
    .then((part) => {
      if (part) place.outerHTML = part;
      window.dispatchEvent(new Event("lineback")); // what the club could not take it may take now
    })
    .catch(() => {
      place.dataset.sign = ""; // asked for again with the next heartbeat
    });
}

/** A table may close to whoever looks on, and a device may be let in no longer: the page itself says why. */
function leaveIfShut() {
  // by GET: the server answers HEAD without asking who may come in
  fetch(location.pathname, { headers: { Accept: "text/html" }, signal: AbortSignal.timeout(ANSWER_MS) })
    .then((answer) => {
      if (answer.status === 401 || answer.status === 403) location.reload();
      else leaveIfSignedOut(answer);
    })
    .catch(() => {});
}

/** After the page was hidden or kept aside. */
export function connectAgain() {
  if (!source || source.readyState === EventSource.CLOSED) connect();
}

export function disconnect() {
  clearTimeout(retryTimer);
  source?.close();
}
