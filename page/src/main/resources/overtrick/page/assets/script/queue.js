// @ts-check
/* What a page sends and must not lose: kept until the server has it, in order, and sent again when the line was away.
   The server takes nothing twice. */

import { keepThere, keptUnder } from "./kept.js";

/** @typedef {{ url: string, fields: Record<string, string | string[]> }} Item */

/**
 * @template {Item} T
 * @typedef {{ changed: () => void, taken: (item: T, text: string, answer: Response) => void,
 *     refused: (item: T, text: string, status: number) => void, held?: (text: string) => void }} Told
 */

/** How long an answer may take: over a line that swallows everything none ever comes. */
export const ANSWER_MS = 5000;

/** On a slow line it may take longer every time. */
const LONGEST_ANSWER_MS = 20_000;

/** An answer that takes longer is asked for anew when something shows that the line is alive. */
const PROMPT_MS = 1000;

/** The device may not send it now: it waits until somebody lets it in again. */
const NOT_ADMITTED = 401;

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 8000;

/**
 * @template {Item} T
 * @param {string} [key] under which the browser keeps what waits, beyond the life of the page
 */
export function queue(key = "") {
  /** @type {T[]} */
  let items = key ? keptUnder(key) : [];
  /** @type {AbortController | null} */
  let attempt = null;
  let begun = 0;
  let patience = ANSWER_MS;
  let pause = FIRST_PAUSE_MS;
  let timer = 0;
  /** @type {Told<T>} */
  let listener = { changed() {}, taken() {}, refused() {} };

  function keep() {
    if (key) keepThere(key, items);
    listener.changed();
  }

  function later() {
    clearTimeout(timer);
    timer = window.setTimeout(flush, pause);
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    patience = Math.min(2 * patience, LONGEST_ANSWER_MS);
  }

  async function flush() {
    clearTimeout(timer);
    while (items.length > 0 && !attempt) {
      const item = items[0];
      attempt = new AbortController();
      begun = performance.now();
      const told = await post(item, attempt, patience);
      const hurried = attempt.signal.reason === "again";
      attempt = null;
      if (told && told.answer.status === NOT_ADMITTED) {
        listener.held?.(told.text);
        return later();
      }
      if (told) settle(item, told);
      else if (!hurried) return later();
    }
  }

  /**
   * @param {T} item
   * @param {{ answer: Response, text: string }} told
   */
  function settle(item, { answer, text }) {
    pause = FIRST_PAUSE_MS;
    patience = ANSWER_MS;
    items = items.slice(1);
    keep();
    if (answer.ok) listener.taken(item, text, answer);
    else listener.refused(item, text, answer.status);
  }

  /** The line shows life: what waits need not wait for its turn, nor for an answer that was lost. */
  function again() {
    if (items.length === 0) return;
    pause = FIRST_PAUSE_MS;
    if (!attempt) void flush();
    else if (performance.now() - begun > PROMPT_MS) attempt.abort("again");
  }

  window.addEventListener("online", again);
  window.addEventListener("lineback", again);

  return {
    /** @param {Told<T>} told */
    listen(told) {
      listener = told;
      keep();
      void flush();
    },
    /** @param {T} item */
    enqueue(item) {
      items = [...items, item];
      keep();
      again();
    },
    /** @returns {readonly T[]} */
    waiting: () => items,
    again,
  };
}

/**
 * What the server says; nothing when it cannot be reached, or can take nothing now.
 * @param {Item} item
 * @param {AbortController} attempt
 * @param {number} patience
 */
async function post({ url, fields }, attempt, patience) {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) [value].flat().forEach((one) => body.append(name, one));
  const timer = window.setTimeout(() => attempt.abort(), patience);
  try {
    const answer = await fetch(url, { method: "POST", headers: { "HX-Request": "true" }, body, signal: attempt.signal });
    const text = await answer.text();
    return answer.status >= 500 || answer.status === 429 || answer.status === 408 ? null : { answer, text };
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
