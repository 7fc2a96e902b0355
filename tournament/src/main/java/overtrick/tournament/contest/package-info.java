/// Contests without a fixed movement: Swiss, and knock-out.
package overtrick.tournament.contest;
