/// Events that are played in the program, for their players and their director: signing up, the way
/// to the table and on to the next, screens for those in the room, and the boards to deal.
@org.jspecify.annotations.NullMarked
package overtrick.evening.page.online;
