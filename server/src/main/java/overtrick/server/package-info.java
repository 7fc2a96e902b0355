/// The club: what lives, where it is kept, and the door through which pages and programs come in.
@org.jspecify.annotations.NullMarked
package overtrick.server;
