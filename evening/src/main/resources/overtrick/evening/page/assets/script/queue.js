// @ts-check
/* What a telephone sends: kept on it until the server has it, in order, and sent again when the network was away. The
   server takes nothing twice. */

/** @typedef {{ url: string, fields: Record<string, string> }} Item */

const RETRY_MS = 3000;
const main = document.querySelector("main[data-path]");
const key = `overtrick-queue:${main instanceof HTMLElement ? main.dataset.path : ""}`;

/** @type {Item[]} */
let items = read();
let sending = false;
let timer = 0;

/** @type {{ changed: () => void, taken: (item: Item, text: string) => void, refused: (item: Item, text: string) => void }} */
let listener = { changed() {}, taken() {}, refused() {} };

/** @returns {Item[]} */
function read() {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "[]");
  } catch {
    return [];
  }
}

function keep() {
  try {
    if (items.length > 0) localStorage.setItem(key, JSON.stringify(items));
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing still has them as long as the page is open.
  }
  listener.changed();
}

/** @param {typeof listener} told */
export function listen(told) {
  listener = told;
  keep();
  flush();
}

/** @param {Item} item */
export function enqueue(item) {
  items.push(item);
  keep();
  flush();
}

/** @returns {readonly Item[]} */
export const waiting = () => items;

function later() {
  clearTimeout(timer);
  timer = window.setTimeout(flush, RETRY_MS);
}

export async function flush() {
  if (sending) return;
  sending = true;
  try {
    while (items.length > 0) {
      const item = items[0];
      const answer = await fetch(item.url, {
        method: "POST",
        headers: { "HX-Request": "true" },
        body: new URLSearchParams(item.fields),
      });
      if (answer.status >= 500 || answer.status === 429 || answer.status === 408) {
        later();
        return;
      }
      const text = await answer.text();
      items = items.slice(1);
      keep();
      if (answer.ok) listener.taken(item, text);
      else listener.refused(item, text);
    }
  } catch {
    later();
  } finally {
    sending = false;
  }
}

window.addEventListener("online", () => void flush());
