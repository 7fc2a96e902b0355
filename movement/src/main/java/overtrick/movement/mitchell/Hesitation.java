package overtrick.movement.mitchell;

import static overtrick.movement.Promise.NO_SHARING;

import java.util.ArrayList;
import java.util.List;
import overtrick.movement.Counted;
import overtrick.movement.Draft;
import overtrick.movement.Movement;
import overtrick.movement.Promise;
import overtrick.movement.Sizes;

/// One round and one set more than tables. All pairs but `tables − 1` move: down one table each
/// round, and at the pivot table first East–West, then North–South, which is the hesitation
/// (tournaments.md §5.7). Pairs 1 to `tables + 1` move, the others stay.
public final class Hesitation {

    public static final Sizes SIZES = Sizes.range("hesitation", Counted.TABLES, 3, 20);

    /// In the first round the stationary pair of a table meets moving pair `mover` on set `set`,
    /// both counted from 0.
    private record Start(int mover, int set) {}

    private Hesitation() {}

    /// A hesitation Mitchell, which has one round more than tables.
    ///
    /// @throws IllegalArgumentException for a number of tables that does not fit
    public static Movement hesitation(int tables) {
        SIZES.require(tables);
        int rounds = tables + 1;
        var starts = tables % 2 == 0 ? shared(tables) : unshared(tables);
        var draft = new Draft();
        for (int round = 0; round < rounds; round++) {
            draft.at(round + 1, 1).pairs(round + 1, (1 + round) % rounds + 1, round + 1);
            for (int sitting = 0; sitting < starts.size(); sitting++) {
                var start = starts.get(sitting);
                draft.at(round + 1, sitting + 2)
                        .pairs(
                                rounds + sitting + 1,
                                (start.mover + round) % rounds + 1,
                                (start.set + round) % rounds + 1);
            }
        }
        var stated = tables % 2 == 0 ? new Promise[] {NO_SHARING} : new Promise[0];
        return draft.movement(
                "Hesitation Mitchell, %d tables, %d rounds".formatted(tables, rounds), stated);
    }

    /// An even number of tables: the pivot has to share its set with one table, by parity.
    private static List<Start> shared(int tables) {
        var starts = new ArrayList<Start>();
        starts.add(new Start(2, 0));
        for (int mover = 3; mover <= tables; mover++) {
            starts.add(new Start(mover, 2 * (mover - 1) % (tables + 1)));
        }
        return starts;
    }

    private static List<Start> unshared(int tables) {
        var starts = new ArrayList<Start>();
        if (!extend(starts, 2, tables)) {
            throw new IllegalStateException("no hesitation for %d tables".formatted(tables));
        }
        return starts;
    }

    /// Looks for a set for every mover from `mover` on: all sets differ, and so do all `set −
    /// mover`, also from those of the pivot, so that each moving pair meets each set once.
    private static boolean extend(List<Start> starts, int mover, int tables) {
        if (mover > tables) {
            return true;
        }
        int rounds = tables + 1;
        for (int set = 1; set <= tables; set++) {
            int offset = Math.floorMod(set - mover, rounds);
            var next = new Start(mover, set);
            if (offset == 0 || offset == tables || clashes(starts, next, rounds)) {
                continue;
            }
            starts.add(next);
            if (extend(starts, mover + 1, tables)) {
                return true;
            }
            starts.removeLast();
        }
        return false;
    }

    private static boolean clashes(List<Start> starts, Start next, int rounds) {
        return starts.stream()
                .anyMatch(start ->
                        start.set == next.set
                                || (start.set - start.mover - next.set + next.mover) % rounds == 0);
    }
}
