package overtrick.boards.account;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import overtrick.cards.Side;
import overtrick.scoring.board.ImpTable;

/// The card, or the claim, without which alone the difference between two tables would change most.
/// What would turn it into one as large the other way was made good by others, and decided nothing.
final class Decisive {

    private static final int TRICKS = 13;

    /// What a move is worth.
    ///
    /// @param unit one of its tricks
    /// @param imps by which the difference would be another without it
    /// @param points the same in points
    private record Weight(Unit unit, int imps, int points) {

        boolean isHere() {
            return unit.table() == Table.HERE;
        }

        int place() {
            return unit.place();
        }
    }

    /// Of cards that weigh alike one at the table that is looked at, and there the last.
    private static final Comparator<Weight> HEAVIEST =
            Comparator.comparingInt(Weight::imps)
                    .thenComparingInt(Weight::points)
                    .thenComparing(Weight::isHere)
                    .thenComparingInt(Weight::place);

    private Decisive() {}

    /// One trick of it; empty when no move alone makes the difference.
    static Optional<Unit> of(
            Course here, List<Unit> ours, Course there, List<Unit> theirs, Side side) {
        var weights = new ArrayList<Weight>();
        int score = here.points(side);
        int other = there.points(side);
        for (var unit : ours) {
            without(here, unit, ours, side)
                    .flatMap(points -> weight(unit, score - other, points - other))
                    .ifPresent(weights::add);
        }
        for (var unit : theirs) {
            without(there, unit, theirs, side)
                    .flatMap(points -> weight(unit, score - other, score - points))
                    .ifPresent(weights::add);
        }
        return weights.stream().max(HEAVIEST).map(Weight::unit);
    }

    private static Optional<Weight> weight(Unit unit, int difference, int without) {
        int way = Integer.signum(difference);
        int whole = way * ImpTable.imps(difference);
        int left = way * ImpTable.imps(without);
        return left < whole && -left < whole
                ? Optional.of(new Weight(unit, whole - left, way * (difference - without)))
                : Optional.empty();
    }

    /// Points of the table if the move had moved nothing.
    private static Optional<Integer> without(
            Course course, Unit unit, List<Unit> units, Side side) {
        int tricks = course.tricks() - Unit.sum(units.stream().filter(unit::isOfOneMove).toList());
        return tricks < 0 || tricks > TRICKS
                ? Optional.empty()
                : Optional.of(course.points(side, tricks));
    }
}
