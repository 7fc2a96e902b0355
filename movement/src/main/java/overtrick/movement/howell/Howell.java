package overtrick.movement.howell;

import static overtrick.movement.Promise.NO_SHARING;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import overtrick.cards.words.Sentence;
import overtrick.movement.Counted;
import overtrick.movement.Draft;
import overtrick.movement.EntryNumber;
import overtrick.movement.Movement;
import overtrick.movement.MovementPhrase;
import overtrick.movement.Sizes;

/// Everybody meets everybody, sitting both ways, with one winner (tournaments.md §6). Pairs and
/// sets move up one number each round; the pair with the highest number stays at table 1.
public final class Howell {

    public static final Sizes PAIRS = Sizes.range("howell", Counted.PAIRS, 4, 40);

    public static final Sizes THREE_QUARTER =
            Sizes.range("three-quarter-howell", Counted.TABLES, 5, 12);

    private Howell() {}

    /// An odd number of pairs plays the movement of one more, and meets the missing pair once each.
    public static Movement howell(int pairs) {
        PAIRS.require(pairs);
        int tables = (pairs + 1) / 2;
        var full = full(tables);
        return pairs % 2 == 0 ? full : full.without(new EntryNumber(2 * tables));
    }

    private static Movement full(int tables) {
        String name = "Howell, %d tables, %d rounds".formatted(tables, 2 * tables - 1);
        return switch (tables) {
            case 2 -> twoTables().movement(name, NO_SHARING);
            case 3 -> threeTables().movement(name, NO_SHARING);
            default -> {
                var layout = Layouts.of(tables, 2 * tables - 1).orElseThrow();
                yield new Movement(name, layout.seatings(), Set.of());
            }
        };
    }

    /// Both tables play the same set: two tables have no other way.
    private static Draft twoTables() {
        var draft = new Draft();
        for (int round = 0; round < 3; round++) {
            draft.at(round + 1, 1).pairs(round + 1, 4, round + 1);
            draft.at(round + 1, 2).pairs((round + 1) % 3 + 1, (round + 2) % 3 + 1, round + 1);
        }
        return draft;
    }

    /// Three tables cannot do without sharing either; here they do so in the last round only. In
    /// round r pair 6 meets r, and those meet who are equally far from r on the ring of five. The
    /// rounds but the last are four; each gives its tables three of the first four sets.
    private static Draft threeTables() {
        var meetings = new ArrayList<int[]>();
        for (int round = 0; round < 5; round++) {
            for (int apart = 0; apart < 3; apart++) {
                int one = (round + apart) % 5 + 1;
                int other = apart == 0 ? 6 : (round + 5 - apart) % 5 + 1;
                meetings.add(new int[] {one, other});
            }
        }
        var sets = new ArrayList<Integer>();
        if (!assign(meetings, sets)) {
            throw new IllegalStateException("no sets for three tables");
        }
        var draft = new Draft();
        for (int place = 0; place < meetings.size(); place++) {
            int[] pairs = meetings.get(place);
            draft.at(place / 3 + 1, place % 3 + 1).pairs(pairs[0], pairs[1], sets.get(place));
        }
        return draft;
    }

    private static boolean assign(List<int[]> meetings, List<Integer> sets) {
        int place = sets.size();
        if (place == meetings.size()) {
            return true;
        }
        int round = place / 3;
        for (int set = 1; set <= 5; set++) {
            boolean last = round == 4;
            if (last == (set == 5) && isFree(meetings, sets, place, set)) {
                sets.add(set);
                if (assign(meetings, sets)) {
                    return true;
                }
                sets.removeLast();
            }
        }
        return false;
    }

    private static boolean isFree(List<int[]> meetings, List<Integer> sets, int place, int set) {
        for (int earlier = 0; earlier < place; earlier++) {
            if (sets.get(earlier) != set) {
                continue;
            }
            boolean sameRound = earlier / 3 == place / 3 && place / 3 < 4;
            if (sameRound || meet(meetings.get(earlier), meetings.get(place))) {
                return false;
            }
        }
        return true;
    }

    private static boolean meet(int[] some, int[] others) {
        return some[0] == others[0]
                || some[0] == others[1]
                || some[1] == others[0]
                || some[1] == others[1];
    }

    /// Fewer rounds than a Howell and more than a Mitchell: some pairs stay, the others move
    /// (tournaments.md §6.3).
    ///
    /// @throws IllegalArgumentException if there is a [#refusal]
    public static Movement threeQuarter(int tables, int rounds) {
        refusal(tables, rounds)
                .ifPresent(sentence -> {
                    throw new IllegalArgumentException(sentence.toString());
                });
        var layout = Layouts.of(tables, rounds).orElseThrow();
        return new Movement(
                "Three-quarter Howell, %d tables, %d rounds".formatted(tables, rounds),
                layout.seatings(),
                Set.of());
    }

    /// Why there is no three-quarter Howell; empty when there is one.
    public static Optional<Sentence> refusal(int tables, int rounds) {
        var size = THREE_QUARTER.refusal(tables);
        if (size.isPresent()) {
            return size;
        }
        var rights = threeQuarterRounds(tables);
        return rights.contains(rounds)
                ? Optional.empty()
                : Optional.of(
                        Sentence.of(
                                MovementPhrase.NO_SUCH_ROUNDS,
                                "three-quarter-howell",
                                tables,
                                rounds,
                                rights));
    }

    /// How many rounds a three-quarter Howell may have with so many tables.
    public static NavigableSet<Integer> threeQuarterRounds(int tables) {
        return Layouts.rounds(tables).headSet(2 * tables - 1, false);
    }
}
