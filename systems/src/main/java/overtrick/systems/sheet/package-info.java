/// A system on paper: a booklet of all its calls, and the card that lies on the table.
@org.jspecify.annotations.NullMarked
package overtrick.systems.sheet;
