// @ts-check
/*
 * The one script of the pages. It holds the event stream of a table, puts the parts that have changed
 * into their places, moves cards, keeps focus and typed words, and listens to keys. It knows no rules of
 * bridge: what may be done is what the server has made a button.
 */
(() => {
  "use strict";

  /** @type {HTMLElement | null} */
  const table = document.querySelector("main.table");
  const likes = document.documentElement.dataset;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");

  const RETRY_MS = 1000;
  /** How long a whole trick stays before the next card covers it. */
  const TRICK_MS = 700;
  const KEYS_MS = 1500;
  const XX_MS = 450;

  /** @param {string} id */
  const byId = (id) => document.getElementById(id);

  // ---------------------------------------------------------------- notices

  let noticeTimer = 0;

  /**
   * @param {string} text
   * @param {boolean} [stays]
   */
  function notice(text, stays = false) {
    const place = byId("notice");
    if (!place) return;
    place.textContent = text;
    clearTimeout(noticeTimer);
    if (text && !stays) noticeTimer = window.setTimeout(() => notice(""), 6000);
  }

  // ---------------------------------------------------------------- the stream

  /** The last event that the page shows. */
  let seen = table ? Number(table.dataset.number) : 0;
  /** @type {EventSource | null} */
  let source = null;
  let lost = false;
  let retryTimer = 0;

  function connect() {
    if (!table) return;
    source?.close();
    const stream = new EventSource(`${table.dataset.stream}?last=${received}`);
    source = stream;
    stream.onopen = () => {
      if (lost) notice(table.dataset.back ?? "");
      lost = false;
      document.body.classList.remove("lost");
    };
    stream.onmessage = (event) => receive(Number(event.lastEventId), event.data);
    stream.onerror = () => {
      if (stream !== source) return;
      stream.close();
      if (!lost) notice(table.dataset.lost ?? "", true);
      lost = true;
      document.body.classList.add("lost");
      clearTimeout(retryTimer);
      retryTimer = window.setTimeout(connect, RETRY_MS);
    };
  }

  // ---------------------------------------------------------------- putting news into the page

  /** The last event that has arrived; the page may show it a moment later. */
  let received = seen;
  /** Parts that have come and are not yet shown, newest by id. @type {Map<string, HTMLElement>} */
  const waiting = new Map();
  let showTimer = 0;
  let showNotBefore = 0;

  /**
   * @param {number} number
   * @param {string} html
   */
  function receive(number, html) {
    received = number;
    const sheet = document.createElement("template");
    sheet.innerHTML = html;
    const parts = /** @type {HTMLElement[]} */ ([...sheet.content.children]);
    for (const part of parts) {
      // What waits is shown first when a whole trick would be covered unseen.
      if (part.id === "trick" && waiting.get("trick")?.classList.contains("whole")) show();
      if (part.id === "live") part.prepend(waiting.get("live")?.textContent ?? "", " "); // nothing is left unsaid
      waiting.set(part.id, part);
    }
    clearTimeout(showTimer);
    const pause = showNotBefore - performance.now();
    if (pause > 0 && !document.hidden) showTimer = window.setTimeout(show, pause);
    else show();
  }

  function show() {
    clearTimeout(showTimer);
    if (waiting.size === 0) return;
    const parts = [...waiting.values()];
    waiting.clear();
    seen = received;
    const trick = parts.find((part) => part.id === "trick");
    const whole = trick?.classList.contains("whole") ?? false;
    showNotBefore = whole ? performance.now() + TRICK_MS : 0;
    const moving = movingCards(parts);
    const still = calm.matches || document.hidden || moving.size === 0;
    if (still || !document.startViewTransition) {
      place(parts);
      return;
    }
    name(moving, true);
    const transition = document.startViewTransition(() => {
      name(moving, false);
      place(parts);
      name(moving, true);
    });
    const done = () => name(moving, false);
    transition.finished.then(done, done);
    transition.ready.catch(() => {});
  }

  /**
   * Cards that lie elsewhere afterwards, or that are taken away with their trick.
   * @param {HTMLElement[]} parts
   * @returns {Map<string, string>} from the card's id to the side it leaves for
   */
  function movingCards(parts) {
    const moving = new Map();
    const winner = byId("trick")?.dataset.winner ?? "";
    const after = new Set();
    for (const part of parts) {
      for (const card of part.querySelectorAll(":is(.card, .rank)[id]")) {
        after.add(card.id);
        const before = byId(card.id)?.closest("section")?.id;
        if (before && before !== part.id) moving.set(card.id, "");
      }
    }
    const trickComes = parts.some((part) => part.id === "trick");
    if (trickComes) {
      for (const card of document.querySelectorAll("#trick .card[id]")) {
        if (!after.has(card.id) && winner) moving.set(card.id, winner);
      }
    }
    return moving;
  }

  /**
   * @param {Map<string, string>} moving
   * @param {boolean} on
   */
  function name(moving, on) {
    for (const [id, side] of moving) {
      const card = byId(id);
      if (!card) continue;
      card.style.setProperty("view-transition-name", on ? `card-${id}` : "none");
      card.style.setProperty("view-transition-class", on && side ? `to-${side}` : "none");
    }
  }

  /** @param {HTMLElement[]} parts */
  function place(parts) {
    const held = document.activeElement;
    const heldId = held instanceof HTMLElement ? held.id : "";
    const heldName = held instanceof HTMLButtonElement ? held.value : "";
    const wasMine = isMyTurn();
    let heldGone = false;
    for (const part of parts) {
      const old = byId(part.id);
      if (!old) continue;
      if ("fill" in old.dataset) {
        old.textContent = part.textContent;
        continue;
      }
      if (old.contains(held)) heldGone = true;
      markFresh(part);
      keepTyped(old, part);
      const open = [...old.querySelectorAll("[popover]:popover-open")].map((sheet) => sheet.id);
      old.replaceWith(part);
      open.forEach((id) => {
        const sheet = byId(id);
        if (sheet?.popover) sheet.showPopover({ source: part.querySelector(`[popovertarget="${id}"]`) ?? undefined });
      });
      window.htmx?.process(part);
      if (part.id === "chat" || part.id === "auction") part.scrollTop = part.scrollHeight;
    }
    giveBackFocus(heldGone, heldId, heldName, wasMine);
    document.title = document.title.replace(/^● /, "");
    if (isAwaited()) document.title = `● ${document.title}`;
    playOnlyCard();
  }

  /** Cards that were nowhere before come from their side of the table. @param {HTMLElement} part */
  function markFresh(part) {
    for (const card of part.querySelectorAll(".card[id]")) {
      if (!byId(card.id)) card.classList.add("fresh");
    }
  }

  /**
   * @param {HTMLElement} old
   * @param {HTMLElement} part
   */
  function keepTyped(old, part) {
    for (const field of old.querySelectorAll("input[id], select[id]")) {
      const next = part.querySelector(`#${field.id}`);
      const is = /** @type {HTMLInputElement} */ (field);
      if (next && is.value) /** @type {HTMLInputElement} */ (next).value = is.value;
    }
    for (const details of old.querySelectorAll("details[id][open]")) {
      part.querySelector(`#${details.id}`)?.setAttribute("open", "");
    }
  }

  /**
   * @param {boolean} gone
   * @param {string} id
   * @param {string} value
   * @param {boolean} wasMine
   */
  function giveBackFocus(gone, id, value, wasMine) {
    const typing = document.activeElement instanceof HTMLInputElement;
    if (gone) {
      const again =
        (id && byId(id)) ||
        (value && table?.querySelector(`button[value="${CSS.escape(value)}"]:enabled`));
      if (again instanceof HTMLElement && again.matches("button:enabled, input, a[href]")) {
        again.focus({ preventScroll: true });
        return;
      }
    }
    const free = gone || document.activeElement === document.body;
    if (free && !typing && isMyTurn() && (!wasMine || gone)) firstChoice()?.focus({ preventScroll: true });
  }

  const isMyTurn = () => byId("board")?.dataset.turn === "mine";
  const isAwaited = () => byId("turn")?.classList.contains("awaited") ?? false;

  /** Where the next choice is made: not the choice itself, that nothing is chosen by a stray key. @returns {HTMLElement | null} */
  function firstChoice() {
    return (
      document.querySelector("#asks .ask") ??
      document.querySelector("#box.open") ??
      document.querySelector(".hand:has(button.card)")
    );
  }

  // ---------------------------------------------------------------- cards

  /** @type {HTMLElement | null} */
  let raised = null;

  /** @param {MouseEvent} event */
  function onClick(event) {
    if (!(event.target instanceof Element)) return;
    const card = event.target.closest(".hand .card");
    if (card instanceof HTMLElement) onCard(event, card);
    const copy = event.target.closest("[data-copy]");
    if (copy instanceof HTMLElement) copyLink(copy);
    const link = event.target.closest("a[data-step]");
    if (link instanceof HTMLAnchorElement && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      if (link.hasAttribute("href")) step(link.href);
    }
  }

  /**
   * @param {MouseEvent} event
   * @param {HTMLElement} card
   */
  function onCard(event, card) {
    if (!(card instanceof HTMLButtonElement)) {
      const hand = /** @type {HTMLElement | null} */ (card.closest(".hand"));
      notice(hand?.dataset.why ?? "");
      return;
    }
    const again = event.detail > 1 && card !== raised; // a double click means one card
    if (!again && (likes.confirm !== "yes" || card === raised)) {
      raised = null;
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (again) return;
    raised?.classList.remove("raised");
    raised = card;
    card.classList.add("raised");
    notice((table?.dataset.again ?? "").replace("{0}", card.getAttribute("aria-label") ?? ""), true);
  }

  let autoTimer = 0;

  function playOnlyCard() {
    clearTimeout(autoTimer);
    if (likes.auto !== "yes") return;
    const cards = document.querySelectorAll(".hand button.card");
    if (cards.length !== 1) return;
    const only = /** @type {HTMLButtonElement} */ (cards[0]);
    autoTimer = window.setTimeout(() => {
      raised = only; // it needs no second tap
      if (only.isConnected) only.click();
    }, TRICK_MS);
  }

  /** @param {HTMLElement} button */
  async function copyLink(button) {
    await navigator.clipboard?.writeText(location.origin + button.dataset.copy);
    notice(button.dataset.copied ?? "");
  }

  // ---------------------------------------------------------------- a finished board, card by card

  /** @type {Record<string, string>} */
  const STEPS = { ArrowLeft: "prev", ArrowRight: "next", Home: "first", End: "last" };
  let steps = 0;

  /** Shows the board after other cards; without an answer the link is followed. @param {string} address */
  async function step(address) {
    const mine = ++steps;
    const answer = await fetch(address, { headers: { "HX-Request": "true" } }).catch(() => null);
    if (mine !== steps) return;
    if (!answer?.ok) return location.assign(address);
    showNotBefore = 0;
    receive(0, await answer.text());
    history.replaceState(null, "", address);
    byId("replay")?.scrollIntoView({ block: "nearest" });
  }

  /** @param {KeyboardEvent} event */
  function onStepKey(event) {
    const link = document.querySelector(`#steps a[rel="${STEPS[event.key]}"][href]`);
    if (!(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    step(link.href);
  }

  // ---------------------------------------------------------------- keys

  let typed = "";
  let typedTimer = 0;

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target;
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
    if (event.key in STEPS) onStepKey(event);
    if (!table) return;
    if (document.querySelector("dialog[open]")) return;
    if (event.key === "?") {
      event.preventDefault();
      /** @type {HTMLDialogElement | null} */ (byId("help"))?.showModal();
      return;
    }
    if (event.key === "Escape") type("");
    else if (event.key === "Backspace" && typed) type(typed.slice(0, -1));
    else if (event.key === "Enter" && typed) {
      event.preventDefault();
      act(typed.trim(), true);
    } else if (event.key.length === 1 && (event.key !== " " || typed)) {
      if (event.key === " ") event.preventDefault();
      type(typed + event.key.toLowerCase());
      act(typed, false);
    }
  }

  /** @param {string} text */
  function type(text) {
    typed = text;
    const place = byId("typed");
    if (place) place.textContent = text;
    clearTimeout(typedTimer);
    const patience = text.startsWith("claim") ? 4 * KEYS_MS : KEYS_MS;
    if (text) typedTimer = window.setTimeout(() => type(""), patience);
  }

  /**
   * @param {string} text
   * @param {boolean} sure whether Enter was pressed
   */
  function act(text, sure) {
    const bidding = byId("board")?.dataset.phase === "auction";
    const claim = text.match(/^claim\s*(\d{1,2})$/);
    if (claim) {
      if (sure) sendClaim(claim[1]);
      return;
    }
    if (bidding) {
      if (text === "p" || text === "xx") press(`#box button[value="${text.toUpperCase()}"]`, text);
      else if (text === "x") {
        const redoubles = document.querySelector('#box button[value="XX"]:enabled');
        if (sure || !redoubles) press('#box button[value="X"]', text);
        else
          window.setTimeout(() => {
            if (typed === "x") press('#box button[value="X"]', text);
          }, XX_MS);
      } else if (/^[1-7][cdhsn]$/.test(text)) {
        press(`#box button[value="${text.toUpperCase()}"]`, text);
      }
      return;
    }
    const card = cardCode(text);
    if (card) press(`.hand button#${card}`, text);
  }

  /**
   * The card meant by `sa`, `as`, `s10` or `10s`.
   * @param {string} text
   * @returns {string}
   */
  function cardCode(text) {
    const short = text.replace("10", "t");
    const found = short.match(/^(?:([cdhs])([2-9tjqka])|([2-9tjqka])([cdhs]))$/);
    return found ? ((found[1] ?? found[4]) + (found[2] ?? found[3])).toUpperCase() : "";
  }

  /**
   * @param {string} selector
   * @param {string} text
   */
  function press(selector, text) {
    type("");
    const button = document.querySelector(selector);
    if (button instanceof HTMLButtonElement && !button.disabled) {
      raised = button;
      button.click();
      return;
    }
    notice((table?.dataset.notnow ?? "").replace("{0}", text));
  }

  /** @param {string} tricks */
  function sendClaim(tricks) {
    type("");
    const form = byId("claim");
    const choice = byId("claimed");
    if (!(form instanceof HTMLFormElement) || !(choice instanceof HTMLSelectElement)) {
      notice((table?.dataset.notnow ?? "").replace("{0}", `claim ${tricks}`));
      return;
    }
    choice.value = tricks;
    if (choice.value === tricks) form.requestSubmit();
    else notice((table?.dataset.notnow ?? "").replace("{0}", `claim ${tricks}`));
  }

  // ---------------------------------------------------------------- forms

  /** @param {Event} event */
  function onRequest(event) {
    const detail = /** @type {CustomEvent} */ (event).detail;
    if (table && detail.verb === "post") detail.parameters.seen = seen;
  }

  /** @param {Event} event */
  function onAnswer(event) {
    const detail = /** @type {CustomEvent} */ (event).detail;
    const form = detail.elt;
    if (detail.successful) {
      if (form instanceof HTMLFormElement) {
        if ("reset" in form.dataset) form.reset();
        const sheet = form.closest("[popover]:popover-open");
        if (sheet instanceof HTMLElement) sheet.hidePopover();
      }
      if (detail.requestConfig?.verb === "post") notice("");
    } else if (detail.xhr?.status) {
      notice(detail.xhr.responseText);
    } else if (table) {
      notice(table.dataset.lost ?? "");
    }
  }

  // ---------------------------------------------------------------- start

  document.addEventListener("click", onClick, true);
  document.addEventListener("keydown", onKey);
  document.addEventListener("htmx:configRequest", onRequest);
  document.addEventListener("htmx:afterRequest", onAnswer);

  if (table) {
    document.querySelectorAll("[data-copy]").forEach((button) => {
      if (navigator.clipboard) button.removeAttribute("hidden");
    });
    if (isAwaited()) document.title = `● ${document.title}`;
    connect();
    playOnlyCard();
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) return;
      show();
      if (!source || source.readyState === EventSource.CLOSED) connect();
    });
    // A page that is left must not look broken for its last moment.
    window.addEventListener("pagehide", () => source?.close());
    window.addEventListener("pageshow", (event) => event.persisted && connect());
  }
})();
