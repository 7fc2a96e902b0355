/// How everybody came to his place, round by round.
@org.jspecify.annotations.NullMarked
package overtrick.evening.page.progress;
