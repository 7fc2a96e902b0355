/// How robots bid: by the systems that the sides of a table have agreed to play.
package overtrick.robots.bidding;
