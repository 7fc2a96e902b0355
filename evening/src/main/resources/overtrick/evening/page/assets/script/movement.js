// @ts-check
/* A movement, round by round: everybody goes to their table, boards are written on it. One of them can be followed. */

/** How long a round stays while they move by themselves, in milliseconds. */
const STAY = 1600;

for (const figure of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-moves]"))) {
  const rounds = Number(figure.dataset.rounds);
  const spots = /** @type {SVGGElement[]} */ ([...figure.querySelectorAll(".spot")]);
  const movers = /** @type {SVGGElement[]} */ ([...figure.querySelectorAll(".mover")]);
  const output = /** @type {HTMLElement} */ (figure.querySelector("output"));
  const said = /** @type {HTMLElement} */ (figure.querySelector("figcaption"));
  const followed = /** @type {HTMLSelectElement} */ (figure.querySelector("select"));
  const run = /** @type {HTMLButtonElement} */ (figure.querySelector("[data-to='run']"));
  const rows = [...document.querySelectorAll(".movegrid tbody tr")];
  const sides = (figure.dataset.sides ?? "").split(" ");
  const go = run.textContent ?? "";
  const around = /** @type {HTMLElement} */ (figure.querySelector(".sideways"));
  let round = 0;
  let running = 0;

  /** Table and side, and where that is. @param {SVGGElement} mover */
  const at = (mover) => (mover.dataset.way ?? "").split("|")[round].split(" ");

  /** @param {SVGGElement} spot */
  const boards = (spot) => (spot.dataset.boards ?? "").split("|")[round];

  /** @param {string | undefined} text @param {unknown[]} details */
  const filled = (text, ...details) => (text ?? "").replace(/\{(\d)}/g, (_, place) => String(details[place]));

  /** @param {SVGGElement | undefined} own */
  function sentence(own) {
    if (!own) return "";
    const [place] = at(own);
    if (place === "0-") return filled(figure.dataset.rests, round + 1, followed.value);
    const table = place.slice(0, -1);
    const north = place.endsWith("N");
    const others = movers.filter((mover) => at(mover)[0] === table + (north ? "E" : "N"));
    const names = others.map((mover) => mover.dataset.number).join("+");
    const side = sides[north ? 0 : 1];
    const played = boards(spots[Number(table) - 1]);
    return filled(figure.dataset.says, round + 1, followed.value, table, side, names, played);
  }

  function tell() {
    const own = movers.find((mover) => mover.dataset.number === followed.value);
    for (const mover of movers) mover.classList.toggle("followed", mover === own);
    said.textContent = sentence(own);
    if (own) around.scrollTo({ left: Number(at(own)[1]) - around.clientWidth / 2 });
  }

  /** @param {number} to */
  function show(to) {
    round = (to + rounds) % rounds;
    output.textContent = filled(figure.dataset.round, round + 1, rounds);
    for (const spot of spots) {
      /** @type {SVGTextElement} */ (spot.querySelector(".boards")).textContent = boards(spot);
      spot.classList.toggle("empty", boards(spot) === "");
    }
    for (const mover of movers) {
      const [, x, y] = at(mover);
      mover.style.transform = `translate(${x}px, ${y}px)`;
    }
    rows.forEach((row, index) => row.classList.toggle("now", index === round));
    tell();
  }

  /** @param {boolean} on */
  function move(on) {
    window.clearInterval(running);
    running = on ? window.setInterval(() => show(round + 1), STAY) : 0;
    run.textContent = on ? run.dataset.stop ?? "" : go;
  }

  figure.addEventListener("click", (event) => {
    const to = /** @type {HTMLElement} */ (event.target).closest("button")?.dataset.to;
    if (to === "run") move(running === 0);
    else if (to) {
      move(false);
      show(round + (to === "next" ? 1 : -1));
    }
  });
  followed.addEventListener("change", tell);
  figure.hidden = false;
  show(0);
}
