// @ts-check
/* A board that stands behind the `#` of an address: no server hears of that part, and no other page is told of it. Here
 * it is asked for like any other. */

/** What an address may hold, and a server takes. */
const LONGEST = 7000;
const NAMED = /^(?:lin|pbn|text|[nesw])=/i;

function ask() {
  const board = location.hash.slice(1);
  const lin = /(?:^|\|)(?:md|qx)(?:\||%7c)/i.test(board);
  if (!NAMED.test(board) && !lin) return;
  const query = NAMED.test(board) ? board : `lin=${board.replaceAll("&", "%26")}`;
  if (query.length > LONGEST) return;
  const asked = new URL(location.href);
  asked.hash = "";
  asked.search = asked.searchParams.get("embed") === "1" ? `embed=1&${query}` : query;
  location.replace(asked);
}

ask();
window.addEventListener("hashchange", ask);
