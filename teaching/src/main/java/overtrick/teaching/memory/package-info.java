/// The memory of what was got wrong: when an exercise is asked again, by how it was answered so
/// far.
@org.jspecify.annotations.NullMarked
package overtrick.teaching.memory;
