package overtrick.tournament.session;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import overtrick.cards.Side;
import overtrick.cards.words.Sentence;
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

    /// Why the movement cannot have such numbers; empty when it can.
    public Optional<Sentence> refusal(Movement movement) {
        if (this != BY_TABLE) {
            return Optional.empty();
        }
        if (movement.tables() >= EAST_WEST) {
            return Optional.of(Sentence.of(NumberingHint.TABLES_OF_SHEET, movement.tables()));
        }
        boolean pairs = movement.seatings().stream().allMatch(one -> one.members().size() == 2);
        return pairs
                ? Optional.empty()
                : Optional.of(Sentence.of(NumberingHint.PLAYERS_HAVE_NO_PAIR));
    }

    /// What suits a movement in which nobody belongs to a line: the sheet would number it by where
    /// a pair happens to begin.
    public Numbering withoutLines() {
        return this == BY_TABLE ? AS_MADE : this;
    }

    /// @throws IllegalArgumentException if there is a [#refusal]
    public Movement of(Movement movement) {
        refusal(movement)
                .ifPresent(sentence -> {
                    throw new IllegalArgumentException(sentence.toString());
                });
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
        var numbers = new HashMap<EntryNumber, EntryNumber>();
        movement.in(new RoundNumber(1))
                .forEach(seating -> {
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
