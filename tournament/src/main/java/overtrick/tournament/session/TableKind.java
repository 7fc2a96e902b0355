package overtrick.tournament.session;

/// Where a table stands. The ranking is one for all.
public enum TableKind {
    /// In the room: the players enter their scores.
    REAL,
    /// Its boards are played in the program, which knows the results.
    ONLINE,
    /// Online, and robots play.
    ROBOT
}
