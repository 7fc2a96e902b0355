/// The folder of lessons on the club's disk: what the club has put there, and what people brought.
@org.jspecify.annotations.NullMarked
package overtrick.practice.shelf;
