/// Matches among robots: begun on a page, watched in both rooms, counted in IMPs.
@org.jspecify.annotations.NullMarked
package overtrick.boards.page.match;
