/// What a director is told besides a reason, in the languages of the house.
@org.jspecify.annotations.NullMarked
package overtrick.movement.advice;
