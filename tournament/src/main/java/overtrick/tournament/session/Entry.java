package overtrick.tournament.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A pair, a team or a player who has entered.
///
/// @param team the name of a team; empty for those who go by their own names
/// @param players by name, substitutes in the place of those who have left
public record Entry(EntryId id, Optional<String> team, List<String> players, boolean withdrawn) {

    public Entry {
        players = List.copyOf(players);
    }

    public static Entry of(EntryId id, List<String> players) {
        return of(id, Optional.empty(), players);
    }

    public static Entry of(EntryId id, Optional<String> team, List<String> players) {
        return new Entry(id, team, players, false);
    }

    public Entry gone() {
        return new Entry(id, team, players, true);
    }

    /// @param leaving one of the players
    public Entry with(String leaving, String coming) {
        var changed = new ArrayList<>(players);
        changed.set(players.indexOf(leaving), coming);
        return new Entry(id, team, changed, withdrawn);
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
