/// The event log and the read models, kept in one SQLite file (or a bigger store later).
@org.jspecify.annotations.NullMarked
package overtrick.club.store;
