/// Party bridge with the responsibility table: what a side should score with its high-card points,
/// and IMPs for the difference.
package overtrick.bridge.party;
