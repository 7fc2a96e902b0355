// @ts-check
/* The event stream of a table: it is held open, and opened again when it breaks. */

import { notice, table } from "./page.js";
import { receive, received } from "./news.js";

const RETRY_MS = 1000;

/** @type {EventSource | null} */
let source = null;
let lost = false;
let retryTimer = 0;

export function connect() {
  if (!table) return;
  const { stream: address, back = "", lost: broken = "" } = table.dataset;
  source?.close();
  const stream = new EventSource(`${address}?last=${received()}`);
  source = stream;
  stream.onopen = () => {
    if (lost) notice(back);
    lost = false;
    document.body.classList.remove("lost");
  };
  stream.onmessage = (event) => receive(Number(event.lastEventId), event.data);
  stream.onerror = () => {
    if (stream !== source) return;
    stream.close();
    if (!lost) notice(broken, true);
    lost = true;
    leaveIfShut();
    document.body.classList.add("lost");
    clearTimeout(retryTimer);
    retryTimer = window.setTimeout(connect, RETRY_MS);
  };
}

/** A table may close to whoever looks on: the page itself says why. */
function leaveIfShut() {
  fetch(location.pathname, { method: "HEAD" })
    .then((answer) => {
      if (answer.status === 403) location.reload();
    })
    .catch(() => {});
}

/** After the page was hidden or kept aside. */
export function connectAgain() {
  if (!source || source.readyState === EventSource.CLOSED) connect();
}

export function disconnect() {
  source?.close();
}
