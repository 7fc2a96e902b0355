package overtrick.tournament.session;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import overtrick.cards.Side;
import overtrick.movement.EntryNumber;
import overtrick.movement.Movement;
import overtrick.movement.RoundNumber;

/// Which numbers the pairs of a movement wear.
public enum Numbering {
    /// As the movement has them.
    AS_MADE,
    /// The club's sheet: who begins North–South at a table has its number, East–West 100 more
    /// (tournaments.md §1.1); who sits out the first round comes after.
    BY_TABLE,
    /// From 1 without gaps, North–South first.
    CONSECUTIVE;

    private static final int EAST_WEST = 100;

    /// @throws IllegalArgumentException if there are too many tables for a sheet, or players
    ///   without a pair of their own
    public Movement of(Movement movement) {
        return switch (this) {
            case AS_MADE -> movement;
            case BY_TABLE -> renumbered(movement, byTable(movement));
            case CONSECUTIVE -> renumbered(movement, consecutive(movement));
        };
    }

    private static Movement renumbered(Movement movement, Map<EntryNumber, EntryNumber> numbers) {
        return movement.renumbered(old -> numbers.getOrDefault(old, old));
    }

    private static Map<EntryNumber, EntryNumber> byTable(Movement movement) {
        if (movement.tables() >= EAST_WEST) {
            throw new IllegalArgumentException(
                    "tables are not fewer than 100: " + movement.tables());
        }
        var numbers = new HashMap<EntryNumber, EntryNumber>();
        movement.in(new RoundNumber(1))
                .forEach(seating -> {
                    if (seating.members().size() != 2) {
                        throw new IllegalArgumentException("pair is not one entry: " + seating);
                    }
                    int table = seating.table().value();
                    numbers.put(first(seating.northSouth().members()), new EntryNumber(table));
                    numbers.put(
                            first(seating.eastWest().members()),
                            new EntryNumber(EAST_WEST + table));
                });
        int next = EAST_WEST + movement.tables();
        for (var old : movement.entries()) {
            if (!numbers.containsKey(old)) {
                numbers.put(old, new EntryNumber(++next));
            }
        }
        return numbers;
    }

    private static EntryNumber first(List<EntryNumber> members) {
        return members.getFirst();
    }

    private static Map<EntryNumber, EntryNumber> consecutive(Movement movement) {
        var order = new ArrayList<EntryNumber>();
        for (var side : Side.values()) {
            movement.in(new RoundNumber(1)).forEach(one -> order.addAll(one.at(side).members()));
        }
        var rest = new TreeSet<>(movement.entries());
        order.forEach(rest::remove);
        order.addAll(rest);
        var numbers = new HashMap<EntryNumber, EntryNumber>();
        order.forEach(old -> numbers.put(old, new EntryNumber(numbers.size() + 1)));
        return numbers;
    }
}
