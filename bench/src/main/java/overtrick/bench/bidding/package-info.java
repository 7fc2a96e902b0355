/// Meters of bidding systems: truth, par distance, constructive loss, duplicate (robots.md §4).
@org.jspecify.annotations.NullMarked
package overtrick.bench.bidding;
