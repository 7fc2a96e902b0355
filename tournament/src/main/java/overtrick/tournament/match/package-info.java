/// Matches: who meets whom, how it stands, and who meets next, in a Swiss or a knock-out.
package overtrick.tournament.match;
