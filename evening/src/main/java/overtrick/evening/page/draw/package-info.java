/// Rounds that are drawn when the one before has been played: of a Swiss, with the reasons of each
/// pairing, and of a knock-out.
@org.jspecify.annotations.NullMarked
package overtrick.evening.page.draw;
