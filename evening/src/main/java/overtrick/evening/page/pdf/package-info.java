/// What is printed of an event: its boards with all that the cards can make, and rankings.
@org.jspecify.annotations.NullMarked
package overtrick.evening.page.pdf;
