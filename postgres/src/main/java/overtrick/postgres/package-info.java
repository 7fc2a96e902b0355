/// The store in a PostgreSQL database, and clubs that move between it and a file.
@org.jspecify.annotations.NullMarked
package overtrick.postgres;
