/// A class as it stands: its students, its tables, its boards; what a teacher may do with it, and
/// what each who looks may know.
@org.jspecify.annotations.NullMarked
package overtrick.classroom.course;
