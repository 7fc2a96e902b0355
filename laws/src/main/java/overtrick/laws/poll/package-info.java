/// Logical alternatives by asking others: what players and robots would call with the same hand,
/// and what follows for the score (Laws 12C and 16B).
package overtrick.laws.poll;
