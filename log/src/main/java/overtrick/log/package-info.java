/// What has happened to everything that lives, and the store it is kept in.
@org.jspecify.annotations.NullMarked
package overtrick.log;
