package overtrick.boards.account;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;

/// The tricks that make the difference in the play: without those that were given away at both
/// tables alike, and without those that came back at the same table. What is left goes one way at
/// each table, and where card can be laid beside card, the way of the difference.
///
/// @param here in order
/// @param there in order
/// @param evened how many tricks were left out
record Settled(List<Unit> here, List<Unit> there, int evened) {

    Settled {
        here = List.copyOf(here);
        there = List.copyOf(there);
    }

    static Settled of(Course here, Course there) {
        int alike = here.alike(there);
        var ours = Unit.of(Table.HERE, here, alike);
        var theirs = Unit.of(Table.THERE, there, alike);
        int all = ours.size() + theirs.size();
        if (here.isAlike(there)) {
            // the same card first, then the same hand, then the same side
            pair(ours, theirs, (one, other) -> same(one, here, other, there, true));
            pair(ours, theirs, (one, other) -> same(one, here, other, there, false));
            pair(ours, theirs, (_, _) -> true);
        }
        var left = new Settled(notGivenBack(ours), notGivenBack(theirs), 0);
        return new Settled(left.here, left.there, all - left.here.size() - left.there.size());
    }

    /// Takes out of both what the same side lost at both tables.
    private static void pair(List<Unit> ours, List<Unit> theirs, BiPredicate<Unit, Unit> fits) {
        for (var one : List.copyOf(ours)) {
            theirs.stream()
                    .filter(other -> other.change() == one.change() && fits.test(one, other))
                    .findFirst()
                    .ifPresent(other -> {
                        theirs.remove(other);
                        ours.remove(one);
                    });
        }
    }

    private static boolean same(Unit one, Course here, Unit other, Course there, boolean card) {
        boolean played = one.place() < here.steps().size() && other.place() < there.steps().size();
        if (!played) {
            return false;
        }
        var ours = here.steps().get(one.place());
        var theirs = there.steps().get(other.place());
        return ours.seat() == theirs.seat() && (!card || ours.card().equals(theirs.card()));
    }

    /// Of tricks that went to and fro those that stayed away.
    private static List<Unit> notGivenBack(List<Unit> units) {
        var left = new ArrayDeque<Unit>();
        for (var unit : units) {
            if (!left.isEmpty() && left.getLast().change() != unit.change()) {
                left.removeLast();
            } else {
                left.addLast(unit);
            }
        }
        return new ArrayList<>(left);
    }
}
