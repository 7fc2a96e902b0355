package overtrick.bridge.sheet;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.party.PartyDeal;
import overtrick.cards.Side;

/// What one deal gave in a game that keeps a score of its own: all that was written for it, and
/// nothing else.
///
/// @param game the word for it in keys, such as `rubber`
/// @param entries in the order in which they were written; at a party they are IMPs
/// @param held what a deal of a party was held against; empty at other games
public record Given(String game, List<Entry<Column>> entries, Optional<PartyDeal> held) {

    public Given {
        entries = List.copyOf(entries);
    }

    /// What was written in a column.
    public List<Entry<Column>> in(Column column) {
        return entries.stream().filter(entry -> entry.column().equals(column)).toList();
    }

    /// The points of a deal for a side, below 0 when it lost them: of a party those that are held
    /// against the target, at other games what its column has got more than the other one.
    public int points(Side side) {
        return held.map(PartyDeal::northSouth)
                .map(points -> side == Side.NORTH_SOUTH ? points : -points)
                .orElseGet(() -> difference(side));
    }

    /// The IMPs of a deal for a side, below 0 when it lost them; empty in games without IMPs.
    public Optional<Integer> imps(Side side) {
        return held.map(_ -> difference(side));
    }

    private int difference(Side side) {
        return sum(Column.of(side)) - sum(Column.of(side.other()));
    }

    /// All that a column has got.
    public int sum(Column column) {
        return in(column).stream().mapToInt(Entry::points).sum();
    }
}
