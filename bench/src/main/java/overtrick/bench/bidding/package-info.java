/// Meters of bidding systems: truth, par distance, constructive loss, duplicate (robots §4).
@org.jspecify.annotations.NullMarked
package overtrick.bench.bidding;
