/// Bidding systems: from a hand and an auction to a call, from a call to what it shows, and to
/// words.
package overtrick.systems;
