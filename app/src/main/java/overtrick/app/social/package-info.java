/// `overtrick rubber`, `overtrick chicago` and the others: whole games by robots, as a record or as
/// JSON Lines.
@org.jspecify.annotations.NullMarked
package overtrick.app.social;
