/// The manager's side of one table: who is heard when, and what follows. It knows no socket and no
/// clock; what is lawful is decided by [overtrick.bridge.board].
@org.jspecify.annotations.NullMarked
package overtrick.manager.table;
