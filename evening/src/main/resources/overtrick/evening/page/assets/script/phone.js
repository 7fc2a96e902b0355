// @ts-check
/* The telephone as scoring box: what is tapped becomes a result, is shown with its score, and goes into the queue. It asks
   one thing at a time: the contract, how it went, and whether the opponents agree. */

import { goAlong, walkByArrows } from "./padkeys.js";
import { notice } from "./page.js";
import { queue } from "./queue.js";
import { called, contract, field, form, loadScores, result, told } from "./result.js";

const main = /** @type {HTMLElement} */ (document.querySelector("main.scorebox"));
const board = /** @type {HTMLInputElement} */ (form.querySelector("input[data-board]"));
const sum = /** @type {HTMLElement} */ (document.getElementById("sum"));
const send = /** @type {HTMLButtonElement} */ (document.getElementById("send"));
/** @typedef {{ url: string, fields: Record<string, string> }} Sent */
/** @type {ReturnType<typeof queue<Sent>>} */
const results = queue(`overtrick-queue:${main.dataset.path}`);
const plan = JSON.parse(document.getElementById("plan")?.textContent || "[]");

const head = () => /** @type {HTMLElement} */ (document.getElementById("head"));
const chips = () => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".bchip[data-board]")]);
const chip = () => chips().find((one) => one.dataset.board === board.value);
const round = () => head().dataset.round ?? "";
const turn = /** @type {HTMLButtonElement} */ (document.getElementById("turn"));

/** Whether the contract is looked at again, and whether the board was passed out. */
let again = false;
let passed = false;
/** The result of which the lead is still asked, and what was sent of the board: it may be looked at again meanwhile. */
let leading = "";
let sent = "";
/** The questions that were put off. */
let later = "";
/** Whether somebody has tapped on the board: to enter it before its turn, or to correct it. */
let wanted = false;
/** Somebody's finger is on the way to a key: no question takes its place. After something was sent it is awaited. */
const QUIET_MS = 3000;
let touched = 0;
const isQuiet = () => Date.now() - touched >= QUIET_MS;

/** What the opponents are asked here, as one word. */
const asked = () => [...document.querySelectorAll("#told [name=board]")].map((one) => /** @type {HTMLInputElement} */ (one).value).join();

function step() {
  const whole = passed || (contract() !== "" && field("declarer") !== "");
  const begun = passed || field("level") !== "" || field("strain") !== "" || field("declarer") !== "";
  if (!begun && asked() !== "" && asked() !== later) {
    if (isQuiet() || main.dataset.step === "told") return "told";
    window.setTimeout(show, QUIET_MS);
  }
  if (!board.value) return "done";
  if (leading) return "lead";
  return whole && !again ? "result" : "contract";
}

/** Each step has the screen for itself. */
function show() {
  const now = step();
  const before = main.dataset.step;
  main.dataset.step = now;
  main.classList.toggle("passed", passed);
  const whole = passed || (contract() !== "" && field("declarer") !== "");
  turn.hidden = !whole;
  turn.textContent = !whole ? "" : `${now === "contract" ? "" : "‹ "}${passed ? main.dataset.passed : called()}${now === "contract" ? " ›" : ""}`;
  if (before && before !== now) goAlong(main);
}

function update() {
  const level = Number(field("level") || 0);
  for (const one of form.querySelectorAll("input[name=margin]")) {
    const input = /** @type {HTMLInputElement} */ (one);
    const tricks = level + 6 + (input.value === "=" ? 0 : Number(input.value));
    input.disabled = level > 0 && (tricks > 13 || tricks < 0);
    if (input.disabled) input.checked = false;
  }
  seat();
  send.disabled = !passed && result() === "";
  sum.textContent = result() === "" || passed ? "" : told(chip()?.dataset.vul ?? "nobody");
  const dealt = document.getElementById("dealt");
  if (dealt) dealt.textContent = chip()?.dataset.dealt ?? "";
  const vul = document.getElementById("vul");
  if (vul) {
    vul.dataset.vul = chip()?.dataset.vul ?? "nobody";
    vul.firstElementChild?.replaceChildren(board.value);
  }
  const which = document.getElementById("which");
  if (which) which.textContent = board.value && (main.dataset.of ?? "").replace("{0}", board.value);
  for (const one of chips()) {
    one.classList.toggle("chosen", one.dataset.board === board.value);
    one.setAttribute("aria-pressed", String(one.dataset.board === board.value));
    one.classList.toggle("waiting", isWaiting(one.dataset.board ?? ""));
  }
  show();
  ahead();
}

const isWaiting = (/** @type {string} */ number) =>
  results.waiting().some((item) => item.fields.board === number && item.fields.result && item.fields.round === round());

/** The side on which the pair sits in the round that is shown. */
function seat() {
  const own = head().dataset.side ?? "";
  for (const one of form.querySelectorAll("input[name=side]")) {
    const input = /** @type {HTMLInputElement} */ (one);
    input.disabled = input.value !== own;
    input.checked = input.value === own;
  }
}

/** @param {string} number */
function choose(number) {
  board.value = number;
  wanted = false;
  again = false;
  passed = false;
  leading = "";
  sent = "";
  update();
}

function next() {
  const open = chips().find((one) => one.classList.contains("is-open") && !isWaiting(one.dataset.board ?? ""));
  choose(open?.dataset.board ?? "");
}

/** @param {string} text @param {string} lead */
function put(text, lead = "") {
  const id = crypto.getRandomValues(new Uint32Array(2)).join("-");
  const seen = sent || (chip()?.dataset.said ?? "");
  const me = main.dataset.me ?? "";
  const fields = { me, round: round(), board: board.value, side: field("side"), result: text, lead, seen, id };
  results.enqueue({ url: form.action, fields });
}

/** The board is done with. */
function leave() {
  form.reset();
  later = "";
  touched = 0;
  next();
}

/** @param {string} text */
function enter(text) {
  if (!board.value) return;
  put(text);
  leave();
}

/** Without a network the next round can be begun on this telephone. */
function ahead() {
  const button = document.getElementById("ahead");
  const following = plan.find((/** @type {any} */ one) => one.round === Number(round()) + 1);
  const all = chips().length > 0 && chips().every((one) => !one.classList.contains("is-open") || isWaiting(one.dataset.board ?? ""));
  if (button) button.hidden = !(document.body.classList.contains("lost") && all && following);
}

function goAhead() {
  const following = plan.find((/** @type {any} */ one) => one.round === Number(round()) + 1);
  const part = head();
  part.dataset.round = String(following.round);
  part.dataset.side = following.side;
  const text = (/** @type {string} */ selector, /** @type {string} */ value) => {
    const place = part.querySelector(selector);
    if (place) place.textContent = value;
  };
  const pair = (/** @type {string} */ where, /** @type {{ number: string, names: string }} */ who) => {
    const line = /** @type {HTMLElement | null} */ (part.querySelector(`[data-${where}]`));
    text(`[data-${where}] b`, `${line?.dataset[where]} ${who.number}`);
    text(`[data-${where}] span`, who.names);
    line?.classList.toggle("long", who.names.length > Number(main.dataset.long));
  };
  text("[data-table]", following.table);
  pair("ns", following.northSouth);
  pair("ew", following.eastWest);
  text("[data-round-text]", following.said);
  part.querySelector("[data-chips]")?.replaceChildren(...following.boards.map((/** @type {number} */ one, /** @type {number} */ at) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "bchip is-open";
    button.textContent = String(one);
    Object.assign(button.dataset, { board: String(one), vul: following.vulnerable[at], dealt: following.dealt[at], said: "" });
    return button;
  }));
  next();
}

walkByArrows(form);
form.addEventListener("keydown", () => (touched = Date.now()));
form.addEventListener("change", (event) => {
  touched = Date.now();
  if (event.target instanceof HTMLInputElement && event.target.name === "declarer") again = false;
  if (leading && field("leadsuit") && field("leadrank")) {
    put(leading, field("leadsuit") + field("leadrank"));
    leave();
    return;
  }
  update();
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (passed) enter("P");
  else if (result() && board.value && head().dataset.lead === "true") {
    put(result()); // a telephone that is put away now has told it
    leading = sent = result();
    update();
  } else if (result()) enter(result());
});
document.getElementById("nolead")?.addEventListener("click", leave);
document.getElementById("pass")?.addEventListener("click", () => {
  form.reset();
  passed = true;
  again = false;
  update();
});
turn.addEventListener("click", () => {
  if (leading) {
    leading = "";
    update();
    return;
  }
  again = main.dataset.step === "result" && !passed;
  passed = false;
  update();
});
document.getElementById("rare")?.addEventListener("click", () => form.classList.add("all"));
document.getElementById("ahead")?.addEventListener("click", goAhead);
main.addEventListener("click", (event) => {
  if (event.target instanceof Element && event.target.closest("[data-later]")) main.classList.add("unasked");
  const one = event.target instanceof Element && event.target.closest(".bchip[data-board]");
  if (!(one instanceof HTMLElement)) return;
  later = asked();
  touched = Date.now();
  choose(one.dataset.board ?? "");
  wanted = true;
});
main.addEventListener("submit", (event) => {
  const queued = event.target;
  if (!(queued instanceof HTMLFormElement) || !("queue" in queued.dataset)) return;
  event.preventDefault();
  const fields = /** @type {Record<string, string>} */ (Object.fromEntries(new FormData(queued, event.submitter)));
  results.enqueue({ url: queued.action, fields: { side: field("side"), ...fields } });
  queued.closest("details")?.removeAttribute("open");
});
/** The opponents or the director have told the board meanwhile: its keys are no longer asked for, unless somebody wants to correct it. */
const isOver = () => !wanted && !leading && !passed && contract() === "" && !field("level") && !chip()?.classList.contains("is-open");
new MutationObserver(() => {
  if (!chip() || !board.value || isOver()) next();
  else update();
}).observe(main, { childList: true });
new MutationObserver(ahead).observe(document.body, { attributes: true, attributeFilter: ["class"] });
loadScores(update);
results.listen({
  changed() {
    const bar = document.getElementById("queue");
    if (!bar) return;
    bar.hidden = results.waiting().length === 0;
    bar.textContent = (main.dataset.waiting ?? "").replace("{0}", String(results.waiting().length));
    update();
  },
  taken: (item, text) => notice(text || (item.fields.result ? (main.dataset.sent ?? "") : ""), text !== ""),
  refused(item, text) {
    notice(text, true);
    if (leading && item.fields.board === board.value) leave();
  },
  held: (text) => notice(text, true),
});
next();
