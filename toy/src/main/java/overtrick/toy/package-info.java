/// A small room: each player turns up one of the thirteen spades, and the highest wins. It is there
/// to be read by whoever builds a room, and to be built on to a club by a test.
package overtrick.toy;
