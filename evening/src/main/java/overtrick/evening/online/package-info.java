/// Events that are played in the program, altogether or at some of their tables: the event opens
/// tables, seats people and robots, takes the results in and minds the time.
@org.jspecify.annotations.NullMarked
package overtrick.evening.online;
