/// Perfect matchings of least weight.
package overtrick.tournament.contest.matching;
