// @ts-check
/* Cards that travel: from a hand to the trick, and with the trick to its winner. The page is changed at once and only
 * pictures move over it, so that whatever may be clicked is clicked where it lies. */

import { byId, likes } from "./page.js";

const TRAVEL_MS = 180;
const COUNT_MS = 450;

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things move: not for those whose device or whose preference says otherwise, nor where nobody looks. */
export const isLively = () => !calm.matches && likes.brisk !== "yes" && !document.hidden;

/** Where a trick goes that is taken away, in rem to the right and down. @type {Record<string, [number, number]>} */
const AWAY = { top: [0, -9], bottom: [0, 9], left: [-12, 0], right: [12, 0] };

/**
 * Looks where the cards lie that these parts put elsewhere.
 * @param {HTMLElement[]} parts
 * @returns {() => void} lets them travel, as soon as the parts are in their places
 */
export function travel(parts) {
  /** @type {Map<string, DOMRect>} */
  const from = new Map();
  const after = new Set();
  for (const part of parts) {
    for (const card of part.querySelectorAll(":is(.card, .rank)[id]")) {
      after.add(card.id);
      const before = byId(card.id);
      const place = before?.closest("section")?.id;
      if (before && place && place !== part.id) from.set(card.id, before.getBoundingClientRect());
    }
  }
  const away = parts.some((part) => part.id === "trick") ? pictures(after) : [];
  return () => {
    from.forEach((box, id) => slide(id, box));
    away.forEach(leave);
  };
}

/** @typedef {{ card: HTMLElement, side: string }} Leaving */

/**
 * Pictures of the cards of a trick that is taken away.
 * @param {Set<string>} after what lies on the table from now on
 * @returns {Leaving[]}
 */
function pictures(after) {
  const side = byId("trick")?.dataset.winner ?? "";
  if (!side) return [];
  const cards = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#trick .card[id]")]);
  return cards.filter((card) => !after.has(card.id)).map((card) => ({ card: picture(card), side }));
}

/** @param {HTMLElement} card */
function picture(card) {
  const box = card.getBoundingClientRect();
  const copy = /** @type {HTMLElement} */ (card.cloneNode(true));
  copy.removeAttribute("id");
  copy.classList.remove("fresh");
  copy.classList.add("leaving");
  copy.setAttribute("aria-hidden", "true");
  for (const [name, value] of [["--card", box.width], ["--card-tall", box.height], ["left", box.left], ["top", box.top]]) {
    copy.style.setProperty(String(name), `${value}px`);
  }
  return copy;
}

/**
 * @param {string} id
 * @param {DOMRect} was
 */
function slide(id, was) {
  const card = byId(id);
  const is = card?.getBoundingClientRect();
  if (!card || !is?.width) return;
  card.classList.remove("fresh");
  const start = `translate(${was.left - is.left}px, ${was.top - is.top}px) scale(${was.width / is.width})`;
  card.animate([{ transform: start, transformOrigin: "0 0" }, { transform: "none", transformOrigin: "0 0" }], {
    duration: TRAVEL_MS,
    easing: "cubic-bezier(0.2, 0.7, 0.3, 1)",
  });
}

/** @param {Leaving} leaving */
function leave({ card, side }) {
  const [right, down] = AWAY[side] ?? [0, 0];
  document.body.append(card);
  const gone = () => card.remove();
  card
    .animate([{ opacity: 1 }, { translate: `${right}rem ${down}rem`, opacity: 0 }], { duration: TRAVEL_MS, easing: "ease-in" })
    .finished.then(gone, gone);
}

/** Scores that have come are counted up to, each once. @param {ParentNode | null} part */
export function countUp(part) {
  for (const place of part?.querySelectorAll("[data-count]") ?? []) {
    place.removeAttribute("data-count");
    const text = place.firstChild;
    const number = text instanceof Text ? /\d+/.exec(text.data)?.[0] : undefined;
    if (text instanceof Text && number && isLively()) climb(text, number);
  }
}

/**
 * From the least number of as many figures, so that nothing beside it moves.
 * @param {Text} text
 * @param {string} number
 */
function climb(text, number) {
  const whole = text.data;
  const least = number.length > 1 ? 10 ** (number.length - 1) : 0;
  const begin = performance.now();
  /** @param {number} now */
  const step = (now) => {
    const left = Math.min(1, Math.max(0, 1 - (now - begin) / COUNT_MS)) ** 3; // a frame may be older than the beginning
    const value = Math.round(Number(number) - (Number(number) - least) * left);
    text.data = left > 0 ? whole.replace(number, String(value)) : whole;
    if (left > 0) requestAnimationFrame(step);
  };
  step(begin);
}

/**
 * Cards that were nowhere before come from their side of the table.
 * @param {HTMLElement} part
 * @returns {boolean} whether a card has come that did not lie there before
 */
export function markFresh(part) {
  let come = false;
  for (const card of part.querySelectorAll(".card[id]")) {
    const before = byId(card.id);
    if (!before) card.classList.add("fresh");
    come ||= before?.closest("section")?.id !== part.id;
  }
  return come;
}
