/// Robots that bid and play whole boards: put together from a bidder, a card player and a judge of
/// claims.
package overtrick.robots.board;
