/// The cards of a board that was shuffled at a table, entered hand by hand.
@org.jspecify.annotations.NullMarked
package overtrick.evening.page.cards;
