// @ts-check
/* What the browser keeps of what a page has still to send, beyond the life of the page. */

/** @param {string} key @returns {any[]} */
export function keptUnder(key) {
  inherit(key);
  return keptAs(key);
}

/** @param {string} name @returns {any[]} */
function keptAs(name) {
  try {
    return JSON.parse(localStorage.getItem(name) || "[]");
  } catch {
    return [];
  }
}

/** What the page kept when its address still went on with a key is sent to the address as it is now. @param {string} key */
function inherit(key) {
  try {
    const path = key.slice(key.indexOf("/"));
    for (const name of Object.keys(localStorage).filter((one) => one.startsWith(`${key}/`))) {
      const older = name.slice(name.indexOf("/"));
      const items = keptAs(name).map((item) => ({ ...item, url: item.url.replace(older, path) }));
      localStorage.setItem(key, JSON.stringify([...items, ...keptAs(key)]));
      localStorage.removeItem(name);
    }
  } catch {
    // A browser that keeps nothing has kept nothing.
  }
}

/** @param {string} key @param {readonly any[]} items */
export function keepThere(key, items) {
  try {
    if (items.length > 0) localStorage.setItem(key, JSON.stringify(items));
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing still has them as long as the page is open.
  }
}
