/// Notes of players made into a system that the program can bid and explain by, and systems of the
/// program made into notes.
@org.jspecify.annotations.NullMarked
package overtrick.formats.notes;
