/* What is wrong with a page that is told something: run with the text of the notice and whether the line is lost. */
([text, lost]) => {
  const told = (part) => (part.id ? "#" + part.id : part.outerHTML.slice(0, 80));
  const shown = (part) => part.checkVisibility({ visibilityProperty: true });

  // The children that a grid lays out.
  const items = (box) =>
    [...box.children].flatMap((part) => {
      const how = getComputedStyle(part).display;
      return how === "none" ? [] : how === "contents" ? items(part) : [part];
    });

  const words = (style, pattern) => [...style.matchAll(pattern)].flatMap((found) => found[1].split(" "));

  // Names that children ask for and the grid does not have.
  const strangers = (box) => {
    const style = getComputedStyle(box);
    const areas = words(style.gridTemplateAreas, /"([^"]*)"/g);
    const lines = words(style.gridTemplateColumns + style.gridTemplateRows, /\[([^\]]*)\]/g);
    const known = new Set([...lines, ...areas.flatMap((area) => [area, `${area}-start`, `${area}-end`])]);
    return items(box).flatMap((part) => {
      const own = getComputedStyle(part);
      const asked = [own.gridColumnStart, own.gridColumnEnd, own.gridRowStart, own.gridRowEnd]
        .flatMap((line) => line.split(" "))
        .filter((word) => !/^(auto|span|-?\d+)$/.test(word) && !known.has(word));
      return [...new Set(asked)].map((name) => `${told(part)} asks ${told(box)} for the place ${name}`);
    });
  };

  // The tracks across the flow: those that nobody has written are there because a child asked for them.
  const tracks = (box) => {
    const style = getComputedStyle(box);
    const across = style.gridAutoFlow.startsWith("column") ? style.gridTemplateRows : style.gridTemplateColumns;
    return across.replace(/\[[^\]]*\]/g, " ").split(" ").filter((one) => /\d/.test(one)).length;
  };
  const written = (box) => {
    const parts = items(box);
    const before = [box, ...parts].map((part) => part.style.cssText);
    box.style.width = getComputedStyle(box).width;
    parts.forEach((part) => part.style.setProperty("display", "none", "important"));
    const count = tracks(box);
    [box, ...parts].forEach((part, at) => {
      part.style.cssText = before[at];
      if (!before[at]) part.removeAttribute("style"); // an empty one would be copied, against the page's policy
    });
    return count;
  };
  const grown = (box) => {
    const all = tracks(box);
    return all > 1 && all > Math.max(1, written(box)) ? [`${told(box)} has ${all} tracks, more than are written`] : [];
  };
  const places = () =>
    [...document.querySelectorAll("body, body *")]
      .filter((box) => shown(box) && getComputedStyle(box).display.endsWith("grid"))
      .flatMap((box) => [...strangers(box), ...grown(box)]);

  // What passes, and what stays in sight while others are scrolled below it.
  const above = "[popover], dialog, .advice, .ask, .asks, .refused, .why, .talk:target, .typing";
  const controls = () =>
    [
      ...document.querySelectorAll(
        ":is(header, main) :is(a[href], button, summary, label:has(input), input:not([type=hidden]), select, textarea)",
      ),
    ]
      .filter(shown)
      .filter((part) => !(part.matches("input") && part.closest("label")));

  // What can be seen of it: a part that is scrolled shows no more than fits.
  const clipped = (part, box) => {
    let { left, top, right, bottom } = box;
    for (let around = part.parentElement; around && around !== document.body; around = around.parentElement) {
      if (getComputedStyle(around).overflow === "visible") continue;
      const edge = around.getBoundingClientRect();
      left = Math.max(left, edge.left);
      top = Math.max(top, edge.top);
      right = Math.min(right, edge.right);
      bottom = Math.min(bottom, edge.bottom);
    }
    return { left, top, right, bottom };
  };
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const overlaps = () => {
    const seen = controls().flatMap((part) => [...part.getClientRects()].map((box) => [part, clipped(part, box)]));
    return seen.flatMap(([one, a], at) =>
      seen
        .slice(at + 1)
        .filter(([, b]) => meet(a, b))
        .filter(([other]) => !one.contains(other) && !other.contains(one))
        .filter(([other]) => !(one.matches(".card") && other.matches(".card")))
        .filter(([other]) => one.closest(above) === other.closest(above))
        .map(([other]) => `${told(one)} lies on ${told(other)}`),
    );
  };
  const beyond = () => {
    const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const out = controls().filter((part) => {
      const seen = clipped(part, part.getBoundingClientRect());
      return seen.right > seen.left && seen.bottom > seen.top && (seen.left < -1 || seen.right > innerWidth + 1);
    });
    return [...out.map((part) => `${told(part)} leaves the page`), ...(over > 0 ? [`${over} px too wide`] : [])];
  };

  const main = document.querySelector("main");
  const place = document.getElementById("notice");
  const sides = () =>
    [...main.children]
      .filter((part) => part !== place && part.getClientRects().length > 0)
      .map((part) => [part, part.getBoundingClientRect()])
      .map(([part, box]) => [part, `${Math.round(box.left)} to ${Math.round(box.right)}`]);
  const tell = (what, isLost) => {
    if (place) place.textContent = what;
    document.body.classList.toggle("lost", isLost);
  };

  if (!place) return text ? [] : [...places(), ...overlaps(), ...beyond()];
  if (lost && !main.dataset.stream) return []; // it follows nothing
  const before = sides();
  const silent = place.textContent;
  if (text) tell(lost ? main.dataset.lost : text, lost);
  const after = new Map(sides());
  const moved = before
    .filter(([part, side]) => after.has(part) && after.get(part) !== side)
    .map(([part, side]) => `${told(part)} went from ${side} to ${after.get(part)}`);
  const seen = [place, main.querySelector(".turn-line")]
    .filter((part) => part?.checkVisibility())
    .map((part) => part.getBoundingClientRect())
    .some((box) => box.width > 40 && box.left > -1 && box.right < innerWidth + 1);
  const faults = [...places(), ...overlaps(), ...beyond(), ...moved, ...(text && !seen ? ["nobody can see all of it"] : [])];
  tell(silent, false);
  return [...new Set(faults)];
};
