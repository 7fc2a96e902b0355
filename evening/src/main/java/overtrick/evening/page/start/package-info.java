/// Before the first card: a tournament is announced, people enter, a movement is chosen, everybody
/// gets a place.
@org.jspecify.annotations.NullMarked
package overtrick.evening.page.start;
