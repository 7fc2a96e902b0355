/// Where the cards may lie that a player does not see: layouts that fit the auction and the play.
@org.jspecify.annotations.NullMarked
package overtrick.robots.layout;
