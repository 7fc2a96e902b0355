package overtrick.boards.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.cards.Side;
import overtrick.scoring.Unit;
import overtrick.scoring.reckoning.Fraction;

/// What the boards of a session cost, from board to board: who lost what, and what cost most.
///
/// @param boards in the order of play
public record CostCourse(List<Costed> boards) {

    /// A board.
    ///
    /// @param unit in which its costs are told
    /// @param costs empty until they have been worked out
    public record Costed(FinishedBoard board, Unit unit, Optional<ScoredCosts> costs) {}

    /// Where something was lost: the opening lead is a part of the defence.
    public enum Part {
        BIDDING(Phase.BIDDING),
        DECLARER(Phase.DECLARER),
        DEFENCE(Phase.LEAD, Phase.DEFENCE);

        private final List<Phase> phases;

        Part(Phase... phases) {
            this.phases = List.of(phases);
        }

        /// The word by which the part is called, which is that of its last phase.
        public Phase phase() {
            return phases.getLast();
        }

        /// What a side lost in it.
        public Fraction of(ScoredCosts costs, Side side) {
            return phases.stream()
                    .map(phase -> costs.of(side, phase))
                    .reduce(Fraction.ZERO, Fraction::plus);
        }
    }

    /// Something that cost.
    public record Loss(FinishedBoard board, ScoredCosts.Dear dear) {}

    public CostCourse {
        boards = List.copyOf(boards);
    }

    /// Those whose costs are told in a unit.
    public CostCourse in(Unit unit) {
        return new CostCourse(boards.stream().filter(one -> one.unit() == unit).toList());
    }

    /// How many have been worked out.
    public int known() {
        return (int) boards.stream().filter(one -> one.costs().isPresent()).count();
    }

    /// Those that have not.
    public List<FinishedBoard> unknown() {
        return boards.stream().filter(one -> one.costs().isEmpty()).map(Costed::board).toList();
    }

    /// What cost most of all, the dearest first; of what cost alike, what was played first.
    public List<Loss> dearest(int most) {
        return boards.stream()
                .flatMap(one ->
                        one.costs().stream()
                                .flatMap(costs -> costs.dearest().stream())
                                .map(dear -> new Loss(one.board(), dear)))
                .sorted(Comparator.comparing((Loss loss) -> loss.dear().cost()).reversed())
                .limit(most)
                .toList();
    }

    /// The numbers of the boards that have been worked out, in order.
    public List<Integer> numbers() {
        return List.copyOf(byNumber(_ -> Fraction.ZERO).keySet());
    }

    /// What a side had lost in a part after each of these boards, at all tables that played it; in
    /// one unit.
    public List<Fraction> lost(Side side, Part part) {
        return added(costs -> part.of(costs, side));
    }

    /// The same of both sides together.
    public List<Fraction> lost(Part part) {
        return added(
                costs -> part.of(costs, Side.NORTH_SOUTH).plus(part.of(costs, Side.EAST_WEST)));
    }

    private List<Fraction> added(Function<ScoredCosts, Fraction> lost) {
        var sums = new ArrayList<Fraction>();
        var sum = Fraction.ZERO;
        for (var more : byNumber(lost).values()) {
            sum = sum.plus(more);
            sums.add(sum);
        }
        return sums;
    }

    private TreeMap<Integer, Fraction> byNumber(Function<ScoredCosts, Fraction> lost) {
        var by = new TreeMap<Integer, Fraction>();
        for (var one : boards) {
            int number = one.board().board().number().value();
            one.costs().ifPresent(costs -> by.merge(number, lost.apply(costs), Fraction::plus));
        }
        return by;
    }
}
