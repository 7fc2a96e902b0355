/* Words that leave their box, that a box cuts off, or that lie on others, on the page as it stands. */
() => {
  const told = (part) => (part.id ? "#" + part.id : part.cloneNode().outerHTML.slice(0, 80));
  const style = (part) => getComputedStyle(part);
  const ancestors = function* (part) {
    for (let one = part; one && one !== document.body; one = one.parentElement) yield one;
  };

  // Said and not shown.
  const unseen = (part) =>
    [...ancestors(part)].some((one) => {
      const box = one.getBoundingClientRect();
      return style(one).position === "absolute" && box.width <= 2 && box.height <= 2;
    });

  // The part that breaks its lines.
  const box = (part) => [...ancestors(part)].find((one) => !/^(inline|contents)$/.test(style(one).display)) ?? document.body;

  // What lies above the page on purpose: a sheet that has opened, a head that stays. Words are compared within one of them.
  const layer = (part) =>
    [...ancestors(part)].find((one) => {
      const own = style(one);
      if (own.position !== "absolute") return /^(fixed|sticky)$/.test(own.position);
      return own.backgroundColor !== "rgba(0, 0, 0, 0)" || one.closest("[popover], details");
    });

  const scrolls = (how) => /auto|scroll/.test(how);
  const cuts = (how) => /hidden|clip/.test(how);

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const part = node.parentElement;
    if (!node.data.trim() || part.closest("svg, select, script, style, noscript, template, .card")) continue;
    if (!part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || unseen(part)) continue;
    if (part.matches("details:not([open])")) continue; // folded away
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((line) => line.width > 1 && line.height > 1);
    if (lines.length > 0) texts.push({ words: node.data.trim().replace(/\s+/g, " ").slice(0, 50), node, part, lines });
  }

  // Names and titles that end in three points on purpose are whole elsewhere; a line is higher than its letters. Whole
  // lines that a part does not show are left out on purpose; what is cut is seen in part.
  const outside = (line, edge) => {
    const sideways = Math.max(line.right - edge.right, edge.left - line.left);
    const upright = Math.max(line.bottom - edge.bottom, edge.top - line.top);
    return { sideways: Math.round(sideways), upright: upright > line.height * 0.35 ? Math.round(upright) : 0 };
  };
  const leaves = ({ words, part, lines }) => {
    const own = box(part);
    if (own === document.body) return [];
    const faults = [];
    for (const around of ancestors(own)) {
      const how = style(around);
      if (how.display === "inline" || how.display === "contents") continue;
      const whole = around === own;
      const points = how.textOverflow === "ellipsis" && cuts(how.overflowX);
      for (const line of lines) {
        const { sideways, upright } = outside(line, around.getBoundingClientRect());
        const lost = sideways > 4 && !points && (whole ? !scrolls(how.overflowX) : cuts(how.overflowX));
        if (lost) faults.push(`"${words}" leaves ${told(around)} by ${sideways} px`);
        const edge = around.getBoundingClientRect();
        const gone = cuts(how.overflowY) && (line.top >= edge.bottom - 2 || line.bottom <= edge.top + 2);
        const high = upright > 2 && !gone && (whole ? !scrolls(how.overflowY) : cuts(how.overflowY));
        if (high) faults.push(`"${words}" leaves ${told(around)} upwards or downwards by ${upright} px`);
      }
      if (points || scrolls(how.overflowX) || scrolls(how.overflowY)) break;
    }
    return faults;
  };

  // What is seen of the letters of a line, which are lower than it: a part that cuts or scrolls shows no more than fits.
  const seen = (part, line) => {
    let { left, right } = line;
    let top = line.top + line.height * 0.2;
    let bottom = line.bottom - line.height * 0.2;
    for (const around of ancestors(part)) {
      if (style(around).overflow === "visible") continue;
      const edge = around.getBoundingClientRect();
      left = Math.max(left, edge.left);
      top = Math.max(top, edge.top);
      right = Math.min(right, edge.right);
      bottom = Math.min(bottom, edge.bottom);
    }
    return { left, top, right, bottom };
  };
  const passing = ".advice, .notice, .ask, .asks, .refused, .why, .talk:target, .typing";
  const upon = () => {
    const all = texts
      .filter(({ part }) => !part.closest(passing))
      .flatMap(({ words, node, part, lines }) => {
        const above = layer(part);
        return lines.map((line) => ({ words, node, above, edge: seen(part, line) }));
      })
      .filter(({ edge }) => edge.right > edge.left + 1 && edge.bottom > edge.top + 1)
      .sort((one, other) => one.edge.top - other.edge.top);
    return all.flatMap((one, at) => {
      const found = [];
      for (let next = at + 1; next < all.length && all[next].edge.top < one.edge.bottom; next++) {
        const other = all[next];
        const low = Math.min(one.edge.bottom - one.edge.top, other.edge.bottom - other.edge.top);
        const wide = Math.min(one.edge.right, other.edge.right) - Math.max(one.edge.left, other.edge.left);
        const high = Math.min(one.edge.bottom, other.edge.bottom) - other.edge.top;
        if (one.node !== other.node && one.above === other.above && wide > 3 && high > low * 0.3) {
          found.push(`"${one.words}" lies on "${other.words}"`);
        }
      }
      return found;
    });
  };
  return [...new Set([...texts.flatMap(leaves), ...upon()])];
};
