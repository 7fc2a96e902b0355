/// What everybody in the room looks up to: seating, clock, where to go next, and at the end the
/// ranking.
@org.jspecify.annotations.NullMarked
package overtrick.evening.page.hall;
