/// What robots would do in somebody's place, and why.
@org.jspecify.annotations.NullMarked
package overtrick.boards.hint;
