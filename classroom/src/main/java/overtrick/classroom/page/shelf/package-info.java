/// What teachers keep for their classes.
@org.jspecify.annotations.NullMarked
package overtrick.classroom.page.shelf;
