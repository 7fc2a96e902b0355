/// What visitors see of the classes, in one place.
@org.jspecify.annotations.NullMarked
package overtrick.classroom.page.door;
