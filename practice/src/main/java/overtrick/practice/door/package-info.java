/// The way into the practice room: its pages together.
@org.jspecify.annotations.NullMarked
package overtrick.practice.door;
