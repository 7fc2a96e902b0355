/// Who sits where: line-ups of teams, and the chairs of pairs.
@org.jspecify.annotations.NullMarked
package overtrick.evening.page.lineup;
