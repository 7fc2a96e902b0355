// @ts-check
/* Moves at a table, such as calls and cards: what was tapped is kept until the server has it. Over a broken line it is
 * shown as waiting, and sent when the line is back; whether it fits then, the server says by the last event that had
 * been seen. */

import { byId, notice, table } from "./page.js";
import { queue } from "./queue.js";
import { missed } from "./unsent.js";

/** An answer that takes no longer is not talked about. */
const PROMISED_MS = 1500;

/** @typedef {import("./queue.js").Item & { what: string, button: string, form: Element, late: boolean }} Move */

/** @type {ReturnType<typeof queue<Move>>} */
const moves = queue();

/** What has been told of the line last. */
let told = "";

/** Whether a form is a move and not a manner of the table, such as talking. @param {string} path */
export const isMove = (path) =>
  path.startsWith("/tables/") && !(table?.dataset.manners ?? "").split(" ").includes(path.split("/")[3]);

/** The button that was tapped, as long as the page offers it. @param {Move} move */
const offered = (move) => document.querySelector(move.button);

/**
 * Sends a move, unless one is under way.
 * @param {{ path: string, formData: FormData, elt: Element, triggeringEvent: Event | undefined }} request
 */
export function sendMove({ path, formData, elt, triggeringEvent }) {
  if (moves.waiting().some(offered)) return tellLine();
  const submitter = triggeringEvent instanceof SubmitEvent ? triggeringEvent.submitter : null;
  const tapped = submitter instanceof HTMLButtonElement ? submitter : elt.querySelector("button");
  /** @type {Record<string, string[]>} */
  const fields = {};
  for (const [name, value] of formData) (fields[name] ??= []).push(String(value));
  const one = tapped?.name ? `[name="${tapped.name}"][value="${CSS.escape(tapped.value)}"]` : "";
  /** @type {Move} */
  const move = {
    url: path,
    fields,
    what: (tapped?.getAttribute("aria-label") ?? tapped?.textContent ?? "").trim().replace(/\s+/g, " "),
    button: `form[action="${path}"] button${one}`,
    form: elt,
    late: document.body.classList.contains("lost"),
  };
  moves.enqueue(move);
  window.setTimeout(() => {
    move.late = true;
    if (moves.waiting().includes(move)) tellLine();
  }, PROMISED_MS);
}

/** Shows what waits, and says how the line is. */
export function tellLine() {
  const late = moves.waiting().filter((move) => move.late && offered(move));
  document.querySelectorAll('form[action^="/tables/"] button.waiting').forEach((button) => button.classList.remove("waiting"));
  late.forEach((move) => offered(move)?.classList.add("waiting"));
  document.body.classList.toggle("kept", late.length > 0);
  const lost = document.body.classList.contains("lost") ? [table?.dataset.lost ?? ""] : [];
  const kept = late.map((move) => (table?.dataset.waits ?? "").replace("{0}", move.what));
  const text = [...lost, ...kept, ...(lost.length > 0 ? missed() : [])].join(" ");
  const turn = byId("turn");
  if (turn && lost.length > 0) turn.dataset.lost = text;
  if (text === told) return;
  if (text || byId("notice")?.textContent === told) notice(text, true);
  told = text;
}

window.addEventListener("unsent", tellLine);

/** @param {(form: Element, path: string) => void} done is told of every move that was taken */
export function watchMoves(done) {
  moves.listen({
    changed: tellLine,
    taken(move, _, answer) {
      const elsewhere = answer.headers.get("HX-Redirect");
      if (elsewhere) location.assign(elsewhere);
      else if (answer.headers.get("HX-Refresh")) location.reload();
      if (!move.late) notice("");
      done(move.form, move.url);
    },
    refused(move, text, status) {
      const late = move.late && status === 409;
      notice(late ? (table?.dataset.late ?? "").replace("{0}", move.what) : text, late);
    },
  });
}
