/// Rounds of events in the room that begin by themselves.
@org.jspecify.annotations.NullMarked
package overtrick.evening.pace;
