// @ts-check
/* The result that is tapped on the telephone, and what it scores: looked up in the list of all scores, never reckoned. */

export const form = /** @type {HTMLFormElement} */ (document.getElementById("entry"));

/** Every score there is, by contract. @type {Record<string, number[][]>} */
let scores = {};

/** @param {() => void} loaded */
export function loadScores(loaded) {
  fetch("/events/scores").then(async (answer) => {
    scores = await answer.json();
    loaded();
  }).catch(() => {});
}

export const field = (/** @type {string} */ name) => String(new FormData(form).get(name) ?? "");
const margin = () => (field("margin") === "=" ? 0 : Number(field("margin")));

export function contract() {
  return field("level") && field("strain") ? field("level") + field("strain") + field("doubling") : "";
}

export function result() {
  return contract() && field("declarer") && field("margin") ? contract() + field("declarer") + field("margin") : "";
}

/** The points of the declaring side. @param {string} vulnerable */
function points(vulnerable) {
  const side = "NS".includes(field("declarer")) ? "NS" : "EW";
  const table = scores[contract()];
  return table?.[vulnerable === "both" || vulnerable === side ? 1 : 0][Number(field("level")) + 6 + margin()];
}

const label = (/** @type {string} */ of) => form.querySelector(`input[name=${of}]:checked + span`)?.textContent ?? "";

/** `4♥× E`. */
export const called = () => `${label("level")}${label("strain")}${field("doubling") ? label("doubling") : ""} ${label("declarer")}`;

/** `4♥ E = · EW +420 · NS −420`. @param {string} vulnerable as the board has it */
export function told(vulnerable) {
  const won = points(vulnerable) ?? 0;
  const mine = "NS".includes(field("declarer")) ? ["NS", "EW"] : ["EW", "NS"];
  const signed = (/** @type {number} */ value) => (value < 0 ? "−" : "+") + Math.abs(value);
  const name = (/** @type {string} */ side) => form.querySelector(`input[value="${side}"] + span`)?.textContent ?? side;
  const sign = field("margin").replace("-", "−");
  return `${called()} ${sign} · ${name(mine[0])} ${signed(won)} · ${name(mine[1])} ${signed(-won)}`;
}
