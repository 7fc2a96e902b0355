package overtrick.tournament.session;

import java.util.ArrayList;
import java.util.List;

/// A pair, a team or a player who has entered.
///
/// @param players by name, substitutes in the place of those who have left
public record Entry(EntryId id, List<String> players, boolean withdrawn) {

    public Entry {
        players = List.copyOf(players);
    }

    public static Entry of(EntryId id, List<String> players) {
        return new Entry(id, players, false);
    }

    public Entry gone() {
        return new Entry(id, players, true);
    }

    /// @param leaving one of the players
    public Entry with(String leaving, String coming) {
        var changed = new ArrayList<>(players);
        changed.set(players.indexOf(leaving), coming);
        return new Entry(id, changed, withdrawn);
    }

    /// `Anna – Bảo`.
    public String name() {
        return String.join(" – ", players);
    }
}
