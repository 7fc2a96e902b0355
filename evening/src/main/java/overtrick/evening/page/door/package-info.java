/// What puts the pages of the evening together.
@org.jspecify.annotations.NullMarked
package overtrick.evening.page.door;
