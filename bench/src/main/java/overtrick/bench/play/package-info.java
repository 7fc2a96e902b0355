/// Meters of card play: frozen auctions, the cards of robots, and what each of them cost with all
/// cards open (robots.md §4).
@org.jspecify.annotations.NullMarked
package overtrick.bench.play;
