package overtrick.boards.account;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.scoring.board.ImpTable;

/// The card, or the claim, without which alone the difference between two tables would change most.
/// What would turn it into one as large the other way was made good by others, and decided nothing.
///
/// @param ours the tricks that were moved here
/// @param theirs the same at the other table
record Decisive(Course here, List<Unit> ours, Course there, List<Unit> theirs, Side side) {

    private static final int TRICKS = 13;

    /// What a move is worth.
    ///
    /// @param unit one of its tricks
    /// @param imps by which the difference would be another without it
    /// @param points the same in points
    /// @param turned whether it moved the contract from made to down or back, and alone decided
    ///   that
    /// @param alone whether its hand lost more at its table than at the other
    private record Weight(Unit unit, int imps, int points, boolean turned, boolean alone) {

        boolean isHere() {
            return unit.table() == Table.HERE;
        }

        int place() {
            return unit.place();
        }
    }

    /// Of moves that weigh alike one that turned the contract, then what the same hand did not lose
    /// at the other table, too, then one at the table that is looked at, and there the last.
    private static final Comparator<Weight> HEAVIEST =
            Comparator.comparingInt(Weight::imps)
                    .thenComparingInt(Weight::points)
                    .thenComparing(Weight::turned)
                    .thenComparing(Weight::alone)
                    .thenComparing(Weight::isHere)
                    .thenComparingInt(Weight::place);

    /// One trick of it; empty when no move alone makes the difference.
    ///
    /// @param stayed the tricks here that did not come back: what did is no reason
    /// @param stayedThere the same at the other table
    Optional<Unit> among(List<Unit> stayed, List<Unit> stayedThere) {
        var weights = new ArrayList<Weight>();
        int score = here.points(side);
        int other = there.points(side);
        for (var unit : stayed) {
            without(here, unit, ours)
                    .flatMap(points -> weight(unit, score - other, points - other))
                    .map(weight -> compared(weight, here, stayed, there, stayedThere))
                    .ifPresent(weights::add);
        }
        for (var unit : stayedThere) {
            without(there, unit, theirs)
                    .flatMap(points -> weight(unit, score - other, score - points))
                    .map(weight -> compared(weight, there, stayedThere, here, stayed))
                    .ifPresent(weights::add);
        }
        return weights.stream().max(HEAVIEST).map(Weight::unit);
    }

    private static Optional<Weight> weight(Unit unit, int difference, int without) {
        int way = Integer.signum(difference);
        int whole = way * ImpTable.imps(difference);
        int left = way * ImpTable.imps(without);
        int points = way * (difference - without);
        return left < whole && -left < whole
                ? Optional.of(new Weight(unit, whole - left, points, false, false))
                : Optional.empty();
    }

    private Weight compared(
            Weight weight, Course course, List<Unit> units, Course other, List<Unit> others) {
        var unit = weight.unit();
        var seat = seat(course, unit);
        boolean alone = seat.isEmpty() || lost(course, units, seat) > lost(other, others, seat);
        boolean turned = course.isTurned(unit.place()) && isPivotal(unit);
        return new Weight(unit, weight.imps(), weight.points(), turned, alone);
    }

    /// Whether without the move the contract would be made that went down, or the other way round.
    boolean isPivotal(Unit unit) {
        var course = unit.table() == Table.HERE ? here : there;
        int needed = course.contract().orElseThrow().bid().tricks();
        int moved = moved(unit, unit.table() == Table.HERE ? ours : theirs);
        return (course.tricks() >= needed) != (course.tricks() - moved >= needed);
    }

    private static int moved(Unit unit, List<Unit> units) {
        return Unit.sum(units.stream().filter(unit::isOfOneMove).toList());
    }

    private static long lost(Course course, List<Unit> units, Optional<Seat> seat) {
        return units.stream().filter(unit -> seat(course, unit).equals(seat)).count();
    }

    /// Empty for a claim.
    private static Optional<Seat> seat(Course course, Unit unit) {
        return unit.place() < course.steps().size()
                ? Optional.of(course.steps().get(unit.place()).seat())
                : Optional.empty();
    }

    /// Points of the table if the move had moved nothing.
    private Optional<Integer> without(Course course, Unit unit, List<Unit> units) {
        int tricks = course.tricks() - moved(unit, units);
        return tricks < 0 || tricks > TRICKS
                ? Optional.empty()
                : Optional.of(course.points(side, tricks));
    }
}
