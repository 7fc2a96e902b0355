/// The Table Manager protocol over sockets: a room that is managed, and a player who goes to one.
/// Each connection has threads of its own, the table a single one.
@org.jspecify.annotations.NullMarked
package overtrick.manager.line;
