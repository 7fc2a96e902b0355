package overtrick.boards.account;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import overtrick.cards.Side;

/// The tricks that make the difference in the play: without those that the same card gave away at
/// both tables, unless it turned the contract at one of them alone; without those that came back at
/// the same table; and where card can be laid beside card without what the same side lost at both.
///
/// A claim of several tricks is never set against small ones, nor is the slip that decided: they
/// stand whole, and what alone turned the contract next to the score of its table.
///
/// @param here in order, but what alone turned the contract last
/// @param there the same at the other table
/// @param evened how many tricks were left out
/// @param atOnce how many of them one card, or one claim, moved at most
record Settled(List<Unit> here, List<Unit> there, int evened, int atOnce) {

    /// A claim of so many tricks is kept whole.
    private static final int LARGE = 2;

    private static final int TRICKS = 13;

    Settled {
        here = List.copyOf(here);
        there = List.copyOf(there);
    }

    static Settled of(Course here, Course there, Side side) {
        int alike = here.alike(there);
        var ours = Unit.of(Table.HERE, here, alike);
        var theirs = Unit.of(Table.THERE, there, alike);
        var all = Stream.concat(ours.stream(), theirs.stream()).toList();
        if (here.isAlike(there)) {
            pair(
                    ours,
                    theirs,
                    (one, other) ->
                            same(one, here, other, there, true)
                                    && here.isTurned(one.place()) == there.isTurned(other.place()));
        }
        var claims = all.stream().filter(unit -> isLargeClaim(unit, here, there)).toList();
        return Stream.of(whole(here, ours, there, theirs, claims, side), Whole.of(claims))
                .map(whole -> kept(here, ours, there, theirs, all, whole))
                .filter(settled ->
                        isPossible(here, settled.here) && isPossible(there, settled.there))
                .findFirst()
                .orElseGet(() -> kept(here, ours, there, theirs, all, Whole.of(List.of())));
    }

    /// What is kept whole.
    ///
    /// @param decisive a trick of the move that decided
    /// @param turns whether that alone turned the contract
    private record Whole(List<Unit> claims, Optional<Unit> decisive, boolean turns) {

        static Whole of(List<Unit> claims) {
            return new Whole(claims, Optional.empty(), false);
        }

        boolean keeps(Unit unit) {
            return claims.contains(unit) || decisive.filter(unit::isOfOneMove).isPresent();
        }

        Comparator<Unit> order() {
            return Comparator.comparing(
                            (Unit unit) -> turns && decisive.filter(unit::isOfOneMove).isPresent())
                    .thenComparingInt(Unit::place);
        }
    }

    private static Whole whole(
            Course here,
            List<Unit> ours,
            Course there,
            List<Unit> theirs,
            List<Unit> claims,
            Side side) {
        if (!here.isSameContract(there)) {
            return Whole.of(claims);
        }
        var moves = new Decisive(here, ours, there, theirs, side);
        var decisive = moves.among(lasting(ours, claims), lasting(theirs, claims));
        return new Whole(claims, decisive, decisive.filter(moves::isPivotal).isPresent());
    }

    private static boolean isLargeClaim(Unit unit, Course here, Course there) {
        var course = unit.table() == Table.HERE ? here : there;
        return unit.place() == course.steps().size() && Math.abs(course.claimed()) >= LARGE;
    }

    private static Settled kept(
            Course here,
            List<Unit> ours,
            Course there,
            List<Unit> theirs,
            List<Unit> all,
            Whole whole) {
        var left = notGivenBack(ours.stream().filter(unit -> !whole.keeps(unit)).toList());
        var over = notGivenBack(theirs.stream().filter(unit -> !whole.keeps(unit)).toList());
        if (here.isAlike(there)) {
            // the same hand first, then the same side
            pair(left, over, (one, other) -> same(one, here, other, there, false));
            pair(left, over, (_, _) -> true);
        }
        ours.stream().filter(whole::keeps).forEach(left::add);
        theirs.stream().filter(whole::keeps).forEach(over::add);
        left.sort(whole.order());
        over.sort(whole.order());
        return counted(all, left, over);
    }

    /// What stayed away at its table, a large claim included.
    private static List<Unit> lasting(List<Unit> units, List<Unit> claims) {
        var lasting = notGivenBack(units.stream().filter(unit -> !claims.contains(unit)).toList());
        units.stream().filter(claims::contains).forEach(lasting::add);
        return lasting;
    }

    private static Settled counted(List<Unit> all, List<Unit> left, List<Unit> over) {
        var gone = new ArrayList<>(all);
        Stream.concat(left.stream(), over.stream()).forEach(gone::remove);
        int atOnce =
                gone.stream()
                        .mapToInt(one -> (int) gone.stream().filter(one::isOfOneMove).count())
                        .max()
                        .orElse(0);
        return new Settled(left, over, gone.size(), atOnce);
    }

    /// Whether no sum on the way is of more tricks than there are, or fewer than none.
    private static boolean isPossible(Course course, List<Unit> units) {
        int tricks = course.tricks();
        for (var unit : units.reversed()) {
            tricks -= unit.change();
            if (tricks < 0 || tricks > TRICKS) {
                return false;
            }
        }
        return true;
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
