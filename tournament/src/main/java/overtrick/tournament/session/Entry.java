package overtrick.tournament.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A pair, a team or a player who has entered.
///
/// @param team the name of a team; empty for those who go by their own names
/// @param players by name, substitutes in the place of those who have left
/// @param where they play
/// @param system that robots play on their side; empty where it is not said
public record Entry(
        EntryId id,
        Optional<String> team,
        List<String> players,
        TableKind where,
        String system,
        boolean withdrawn) {

    public Entry {
        players = List.copyOf(players);
    }

    /// Somebody who plays in the room.
    public static Entry of(EntryId id, List<String> players) {
        return of(id, Optional.empty(), players);
    }

    /// Somebody who plays in the room.
    public static Entry of(EntryId id, Optional<String> team, List<String> players) {
        return new Entry(id, team, players, TableKind.REAL, "", false);
    }

    /// Somebody who plays in the program.
    public static Entry joined(EntryId id, List<String> players, TableKind where, String system) {
        return new Entry(id, Optional.empty(), players, where, system, false);
    }

    public Entry gone() {
        return new Entry(id, team, players, where, system, true);
    }

    /// @param leaving one of the players
    public Entry with(String leaving, String coming) {
        var changed = new ArrayList<>(players);
        changed.set(players.indexOf(leaving), coming);
        return new Entry(id, team, changed, where, system, withdrawn);
    }

    /// `Hà Nội`, or `Anna – Bảo`.
    public String name() {
        return team.orElseGet(this::people);
    }

    /// `Anna – Bảo`.
    public String people() {
        return String.join(" – ", players);
    }
}
