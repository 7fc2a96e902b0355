/// Lessons as visitors see them: shelves, a lesson step by step, and where lessons are written.
@org.jspecify.annotations.NullMarked
package overtrick.practice.lesson;
