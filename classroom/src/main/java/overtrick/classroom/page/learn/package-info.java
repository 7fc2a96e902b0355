/// What a student sees of their class.
@org.jspecify.annotations.NullMarked
package overtrick.classroom.page.learn;
