/// What changes between two rounds, as a director says it to the hall.
@org.jspecify.annotations.NullMarked
package overtrick.movement.change;
