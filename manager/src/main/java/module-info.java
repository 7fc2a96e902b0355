/// The Table Manager protocol, version 18, by which robots of different authors meet at a table:
/// one program manages it, four take its seats.
///
/// A library for others: [overtrick.manager.protocol] reads and writes messages with every variant
/// that is seen, [overtrick.manager.table] is the manager's side of a table and
/// [overtrick.manager.seat] a player's, both without a socket or a clock; [overtrick.manager.line]
/// brings those. What is lawful and what it scores says [overtrick.bridge.board].
@org.jspecify.annotations.NullMarked
module overtrick.manager {
    requires transitive overtrick.bridge;
    requires static org.jspecify;

    exports overtrick.manager.line;
    exports overtrick.manager.protocol;
    exports overtrick.manager.seat;
    exports overtrick.manager.table;
}
