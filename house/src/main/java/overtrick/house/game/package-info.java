/// What a game brings to a table of the club, and what the club does for every game: hosting,
/// storing, the house, the robots, the lobby.
@org.jspecify.annotations.NullMarked
package overtrick.house.game;
