/// The store in one SQLite file: one thread writes in groups, some connections read.
@org.jspecify.annotations.NullMarked
package overtrick.sqlite;
