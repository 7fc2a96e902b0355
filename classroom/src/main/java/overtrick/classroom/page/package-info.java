/// What is seen of a class.
@org.jspecify.annotations.NullMarked
package overtrick.classroom.page;
