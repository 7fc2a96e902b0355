/// Lessons: deals with prompts, as files of Portable Bridge Notation hold them.
///
/// A comment behind the auction is cut into steps by its directives ([LessonReader]); what is seen
/// at a step follows from all steps before it ([Scene]); a lesson is written again so that it is
/// read back the same ([LessonWriter]).
@org.jspecify.annotations.NullMarked
package overtrick.teaching.lesson;
