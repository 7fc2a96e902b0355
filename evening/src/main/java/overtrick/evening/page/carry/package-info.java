/// What is brought from one session of an event into the next.
@org.jspecify.annotations.NullMarked
package overtrick.evening.page.carry;
