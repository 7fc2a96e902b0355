/// Evenings that belong together: the ladder of a season, and leagues.
@org.jspecify.annotations.NullMarked
package overtrick.tournament.season;
