// @ts-check
/* A movement, round by round: everybody goes to their table, boards are written on it. One of them can be followed. */

/** How long a round stays while they move by themselves, in milliseconds. */
const STAY = 1600;
const OFF = 46;

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
  const title = output.textContent ?? "";
  let round = 0;
  let running = 0;

  /** @param {SVGGElement} mover */
  const at = (mover) => (mover.dataset.way ?? "").split(" ")[round];

  /** @param {string | undefined} text @param {unknown[]} details */
  const filled = (text, ...details) => (text ?? "").replace(/\{(\d)}/g, (_, place) => String(details[place]));

  function tell() {
    const own = movers.find((mover) => mover.dataset.number === followed.value);
    const place = own ? at(own) : "";
    for (const mover of movers) mover.classList.toggle("followed", mover === own);
    if (!own) said.textContent = "";
    else if (place === "-") said.textContent = filled(figure.dataset.rests, round + 1, followed.value);
    else {
      const table = place.slice(0, -1);
      const others = movers.filter((mover) => at(mover) === table + (place.endsWith("N") ? "E" : "N"));
      const boards = spots[Number(table) - 1].dataset.boards?.split("|")[round];
      const names = others.map((mover) => mover.dataset.number).join("+");
      said.textContent = filled(
        figure.dataset.says, round + 1, followed.value, table, sides[place.endsWith("N") ? 0 : 1], names, boards);
    }
  }

  /** @param {number} to */
  function show(to) {
    round = (to + rounds) % rounds;
    output.textContent = title.replace("1", String(round + 1));
    for (const spot of spots) {
      const boards = (spot.dataset.boards ?? "").split("|")[round];
      /** @type {SVGTextElement} */ (spot.querySelector(".boards")).textContent = boards;
      spot.classList.toggle("empty", boards === "");
    }
    let out = 0;
    const taken = new Set();
    for (const mover of movers) {
      const place = at(mover);
      let x = 42 * out + 26, y = Number(figure.dataset.outside);
      if (place === "-") out++;
      else {
        const spot = spots[Number(place.slice(0, -1)) - 1];
        const partners = movers.filter((other) => at(other) === place).length > 1;
        x = Number(spot.dataset.x) + (partners ? (taken.has(place) ? 20 : -20) : 0);
        y = Number(spot.dataset.y) + (place.endsWith("N") ? -OFF : OFF);
        taken.add(place);
      }
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
