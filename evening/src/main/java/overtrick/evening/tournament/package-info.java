/// Tournaments in the club: their log, and the host they live in.
@org.jspecify.annotations.NullMarked
package overtrick.evening.tournament;
