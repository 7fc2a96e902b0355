/// What is practised and how it is judged, without a page: situations, lessons, counting, problems,
/// and the memory of what was got wrong.
@org.jspecify.annotations.NullMarked
package overtrick.teaching;
