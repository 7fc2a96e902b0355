/// Duplicate Bài Càn: the same deals at several tables, round by round, and who has made the most
/// of them.
@org.jspecify.annotations.NullMarked
package overtrick.cantable.contest;
