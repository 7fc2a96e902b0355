/// Deals that are laid beforehand for whoever plays them when they have time.
@org.jspecify.annotations.NullMarked
package overtrick.house.laid;
