/// Practice out of one's own boards: what cost something there is thought over once more.
@org.jspecify.annotations.NullMarked
package overtrick.practice.own;
