/// The counting trainer: a deal played by robots, what somebody could see of it after so many
/// tricks, and a question about what cannot be seen.
@org.jspecify.annotations.NullMarked
package overtrick.teaching.count;
