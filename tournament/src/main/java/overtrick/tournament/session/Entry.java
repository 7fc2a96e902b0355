package overtrick.tournament.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.movement.RoundNumber;

/// A pair, a team or a player who has entered.
///
/// @param team the name of a team; empty for those who go by their own names
/// @param players by name, substitutes in the place of those who have left for good
/// @param where they play
/// @param system that robots play on their side; empty where it is not said
/// @param standIns who sit in for some rounds, in the order in which they were named
public record Entry(
        EntryId id,
        Optional<String> team,
        List<String> players,
        TableKind where,
        String system,
        boolean withdrawn,
        List<StandIn> standIns) {

    public Entry {
        players = List.copyOf(players);
        standIns = List.copyOf(standIns);
    }

    /// Somebody who plays in the room.
    public static Entry of(EntryId id, List<String> players) {
        return of(id, Optional.empty(), players);
    }

    /// Somebody who plays in the room.
    public static Entry of(EntryId id, Optional<String> team, List<String> players) {
        return new Entry(id, team, players, TableKind.REAL, "", false, List.of());
    }

    /// Somebody who plays in the program.
    public static Entry joined(EntryId id, List<String> players, TableKind where, String system) {
        return new Entry(id, Optional.empty(), players, where, system, false, List.of());
    }

    public Entry gone() {
        return new Entry(id, team, players, where, system, true, standIns);
    }

    /// @param leaving one of the players
    public Entry with(String leaving, String coming) {
        var changed = new ArrayList<>(players);
        changed.set(players.indexOf(leaving), coming);
        return new Entry(id, team, changed, where, system, withdrawn, standIns);
    }

    /// With somebody who sits in for some rounds.
    public Entry with(StandIn standIn) {
        var more = new ArrayList<>(standIns);
        more.add(standIn);
        return new Entry(id, team, players, where, system, withdrawn, more);
    }

    /// With a name mended, wherever it stands.
    public Entry renamed(String wrong, String right) {
        return new Entry(
                id,
                team.map(name -> name.equals(wrong) ? right : name),
                players.stream().map(name -> name.equals(wrong) ? right : name).toList(),
                where,
                system,
                withdrawn,
                standIns.stream().map(one -> one.renamed(wrong, right)).toList());
    }

    /// Whether it has a player, a stand-in or a team of that name.
    public boolean names(String name) {
        return players.contains(name)
                || team.filter(name::equals).isPresent()
                || standIns.stream().anyMatch(one -> one.coming().equals(name));
    }

    /// Who belong to it in a round: stand-ins in the place of those for whom they sit.
    public List<String> players(RoundNumber round) {
        var there = new ArrayList<>(players);
        for (var standIn : standIns) {
            int at = players.indexOf(standIn.leaving());
            if (at >= 0 && standIn.isIn(round)) {
                there.set(at, standIn.coming());
            }
        }
        return List.copyOf(there);
    }

    /// The name in a round: of a team its own, of others who sit there then.
    public String name(RoundNumber round) {
        return team.orElseGet(() -> String.join(" – ", players(round)));
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
