/// Bidding by natural judgement, for games that have no system: a hand is valued, the others are
/// heard, and the call is made that promises most in the scoring of the game.
package overtrick.robots.natural;
