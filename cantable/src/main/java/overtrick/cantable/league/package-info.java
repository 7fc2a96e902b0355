/// Leagues of Bài Càn: teams, the goals of their matches, and the table that follows.
@org.jspecify.annotations.NullMarked
package overtrick.cantable.league;
