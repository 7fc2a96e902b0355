/// How everybody came to their place, round by round.
@org.jspecify.annotations.NullMarked
package overtrick.evening.page.progress;
