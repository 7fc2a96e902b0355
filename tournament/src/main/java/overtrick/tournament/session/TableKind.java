package overtrick.tournament.session;

import java.util.List;

/// Where a table stands, or where those who have entered play. The ranking is one for all.
public enum TableKind {
    /// In the room: the players enter their scores.
    REAL,
    /// Its boards are played in the program, which knows the results.
    ONLINE,
    /// Online, and robots play.
    ROBOT;

    /// Where they meet: in the room when all are there, else in the program.
    public static TableKind meeting(List<Entry> entries) {
        var first = entries.isEmpty() ? REAL : entries.getFirst().where();
        return entries.stream().allMatch(entry -> entry.where() == first) ? first : ONLINE;
    }
}
