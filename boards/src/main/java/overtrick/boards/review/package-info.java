/// What people do with boards that are over: compare them, mark them, write on them, show them to
/// others, and see what they cost.
@org.jspecify.annotations.NullMarked
package overtrick.boards.review;
