/// Rubber bridge: the first side to win two games, on a sheet with a line across the middle (Laws
/// of Rubber Bridge).
package overtrick.bridge.rubber;
