/// What puts the pages of the evening together.
@org.jspecify.annotations.NullMarked
package overtrick.web.evening.door;
