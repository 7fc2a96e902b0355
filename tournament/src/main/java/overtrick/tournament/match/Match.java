package overtrick.tournament.match;

import java.util.List;
import java.util.Optional;
import overtrick.movement.EntryNumber;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.movement.SetNumber;

/// Two entries that play a set of boards against each other: pairs at one table, teams at two. The
/// two tables of teams play in the same round; in a triangle, and in an American Whist, in
/// different ones (tournaments.md §§8.2–8.4).
///
/// @param home North–South at the first table, by the number under which it is ranked
/// @param away by the number under which it is ranked
/// @param tables in the order of play
public record Match(EntryNumber home, EntryNumber away, SetNumber set, List<Seating> tables) {

    public Match {
        tables = List.copyOf(tables);
        if (tables.isEmpty()) {
            throw new IllegalArgumentException("match has no table: %s, %s".formatted(home, away));
        }
    }

    /// In which it begins.
    public RoundNumber round() {
        return tables.getFirst().round();
    }

    /// In which it ends.
    public RoundNumber last() {
        return tables.getLast().round();
    }

    public boolean isIn(RoundNumber round) {
        return tables.stream().anyMatch(table -> table.round().equals(round));
    }

    public boolean isOf(EntryNumber entry) {
        return home.equals(entry) || away.equals(entry);
    }

    public boolean isOf(EntryNumber one, EntryNumber other) {
        return isOf(one) && isOf(other);
    }

    /// @param entry one of the two
    public EntryNumber opponent(EntryNumber entry) {
        return home.equals(entry) ? away : home;
    }

    /// The table at which home sits North–South.
    public Seating open() {
        return tables.getFirst();
    }

    /// The other table of a match of teams; empty for pairs, and while it is not drawn yet.
    public Optional<Seating> closed() {
        return tables.size() > 1 ? Optional.of(tables.getLast()) : Optional.empty();
    }
}
