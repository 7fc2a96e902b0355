package overtrick.movement.howell;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntPredicate;

/// Looks for a first round that may be turned: every moving pair has one place, the differences of
/// opponents are all different, and so are the sets and the offsets from pair to set
/// (tournaments.md §§6.1, 6.3). Residues count from 0; an exact cover of the moving pairs, by the
/// pair that has the fewest ways left, in an order that chance decides.
final class StarterSearch {

    /// One table: its residues, and what they use up as bits.
    ///
    /// @param eastWest [#SITTING] at the table of a stationary pair
    private record Row(int northSouth, int eastWest, int set, Bits bits) {}

    private record Bits(long movers, long differences, long sets, long offsets) {

        boolean meets(Bits other) {
            return (movers & other.movers) != 0
                    || (differences & other.differences) != 0
                    || (sets & other.sets) != 0
                    || (offsets & other.offsets) != 0;
        }

        Bits with(Bits other) {
            return new Bits(
                    movers | other.movers,
                    differences | other.differences,
                    sets | other.sets,
                    offsets | other.offsets);
        }
    }

    private static final int SITTING = -1;
    private static final Bits NOTHING = new Bits(0, 0, 0, 0);

    private final int rounds;
    private final int sitting;
    private final List<Row> rows = new ArrayList<>();
    private final List<Row> chosen = new ArrayList<>();
    private int budget;

    private StarterSearch(int rounds, int sitting) {
        this.rounds = rounds;
        this.sitting = sitting;
    }

    /// A full Howell whose North–South offsets are the given ones.
    ///
    /// @param strong whether every set is the sum of its pairs, which is found much sooner
    static StarterSearch howell(int rounds, IntPredicate northSouthOffset, boolean strong) {
        var search = new StarterSearch(rounds, 0);
        for (int one = 1; one < rounds; one++) {
            for (int other = 1; other < rounds; other++) {
                for (int set = 1; set < rounds; set++) {
                    boolean summed = set == (one + other) % rounds;
                    if (one != other
                            && set != one
                            && set != other
                            && (summed || !strong)
                            && northSouthOffset.test(Math.floorMod(set - one, rounds))
                            && !northSouthOffset.test(Math.floorMod(set - other, rounds))) {
                        search.rows.add(search.row(one, other, set));
                    }
                }
            }
        }
        return search;
    }

    /// Some pairs sit, the others move; the sides are settled afterwards.
    static StarterSearch threeQuarter(int tables, int rounds) {
        var search = new StarterSearch(rounds, 2 * tables - rounds);
        for (int one = 0; one < rounds; one++) {
            for (int set = 0; set < rounds; set++) {
                search.rows.add(search.row(one, SITTING, set));
                for (int other = one + 1; other < rounds; other++) {
                    if (2 * (other - one) == rounds) {
                        continue; // half-way round the two would meet again
                    }
                    search.rows.add(search.row(one, other, set));
                }
            }
        }
        return search;
    }

    private Row row(int one, int other, int set) {
        long offset = bit(set - one);
        if (other == SITTING) {
            return new Row(one, other, set, new Bits(bit(one), 0, bit(set), offset));
        }
        long difference = bit(one - other) | bit(other - one);
        return new Row(
                one,
                other,
                set,
                new Bits(bit(one) | bit(other), difference, bit(set), offset | bit(set - other)));
    }

    private long bit(int residue) {
        return 1L << Math.floorMod(residue, rounds);
    }

    /// One try; empty when the budget of steps is used up or there is nothing.
    Optional<Layout> attempt(long seed, int steps) {
        var shuffled = new ArrayList<>(rows);
        Collections.shuffle(shuffled, new Random(seed));
        chosen.clear();
        budget = steps;
        long movers = (1L << rounds) - (sitting == 0 ? 2 : 1); // 0 meets the stationary pair
        boolean found = extend(shuffled, NOTHING, movers, sitting);
        return found ? Optional.of(layout()) : Optional.empty();
    }

    private boolean extend(List<Row> left, Bits used, long movers, int sittingLeft) {
        if (used.movers == movers) {
            return sittingLeft == 0;
        }
        if (--budget < 0) {
            return false;
        }
        long next = scarcest(left, movers & ~used.movers);
        for (var row : left) {
            boolean sits = row.eastWest == SITTING;
            if ((row.bits.movers & next) == 0 || (sits && sittingLeft == 0)) {
                continue;
            }
            var rest = left.stream().filter(other -> !other.bits.meets(row.bits)).toList();
            chosen.add(row);
            if (extend(rest, used.with(row.bits), movers, sittingLeft - (sits ? 1 : 0))) {
                return true;
            }
            chosen.removeLast();
        }
        return false;
    }

    /// The bit of the moving pair that has the fewest ways to be seated.
    private long scarcest(List<Row> left, long open) {
        var ways = new int[rounds];
        for (var row : left) {
            for (long bits = row.bits.movers; bits != 0; bits &= bits - 1) {
                ways[Long.numberOfTrailingZeros(bits)]++;
            }
        }
        long best = 0;
        int fewest = Integer.MAX_VALUE;
        for (long bits = open; bits != 0; bits &= bits - 1) {
            int mover = Long.numberOfTrailingZeros(bits);
            if (ways[mover] < fewest) {
                fewest = ways[mover];
                best = 1L << mover;
            }
        }
        return best;
    }

    /// Residue 0 is written as the number of rounds.
    private Layout layout() {
        var starts = new ArrayList<Layout.Start>();
        int stationary = rounds + 1;
        if (sitting == 0) {
            starts.add(new Layout.Start(stationary, rounds, rounds));
        }
        var ordered = new ArrayList<>(chosen);
        ordered.sort(
                Comparator.comparing((Row row) -> row.eastWest != SITTING)
                        .thenComparingInt(Row::set));
        for (var row : ordered) {
            starts.add(
                    row.eastWest == SITTING
                            ? new Layout.Start(stationary++, shown(row.northSouth), shown(row.set))
                            : new Layout.Start(
                                    shown(row.northSouth), shown(row.eastWest), shown(row.set)));
        }
        return new Layout(rounds, starts);
    }

    private int shown(int residue) {
        return residue == 0 ? rounds : residue;
    }
}
