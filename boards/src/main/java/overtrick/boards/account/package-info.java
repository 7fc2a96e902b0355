/// Why two tables came to different scores with the same cards: a chain of steps from one score to
/// the other whose points and IMPs add up. Values alone: nothing here asks for time or the world.
@org.jspecify.annotations.NullMarked
package overtrick.boards.account;
