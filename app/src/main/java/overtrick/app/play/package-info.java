/// `overtrick play`: the card for a position, and why.
@org.jspecify.annotations.NullMarked
package overtrick.app.play;
