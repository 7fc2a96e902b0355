package overtrick.boards.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.cards.Side;

/// What the boards of a session cost, from board to board: who lost what, and what cost most.
///
/// @param boards in the order of play
public record CostCourse(List<Costed> boards) {

    /// A board.
    ///
    /// @param costs empty until they have been worked out
    public record Costed(FinishedBoard board, Optional<Costs> costs) {}

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
        public int of(Costs costs, Side side) {
            return phases.stream().mapToInt(phase -> costs.of(side, phase)).sum();
        }
    }

    /// Something that cost.
    public record Loss(FinishedBoard board, Costs.Dear dear) {}

    public CostCourse {
        boards = List.copyOf(boards);
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
                .sorted(Comparator.comparingInt((Loss loss) -> loss.dear().imps()).reversed())
                .limit(most)
                .toList();
    }

    /// The numbers of the boards that have been worked out, in order.
    public List<Integer> numbers() {
        return List.copyOf(byNumber(_ -> 0).keySet());
    }

    /// What a side had lost in a part after each of these boards, at all tables that played it.
    public List<Integer> lost(Side side, Part part) {
        return added(costs -> part.of(costs, side));
    }

    /// The same of both sides together.
    public List<Integer> lost(Part part) {
        return added(costs -> part.of(costs, Side.NORTH_SOUTH) + part.of(costs, Side.EAST_WEST));
    }

    private List<Integer> added(ToIntFunction<Costs> lost) {
        var sums = new ArrayList<Integer>();
        int sum = 0;
        for (int more : byNumber(lost).values()) {
            sum += more;
            sums.add(sum);
        }
        return sums;
    }

    private TreeMap<Integer, Integer> byNumber(ToIntFunction<Costs> lost) {
        var by = new TreeMap<Integer, Integer>();
        for (var one : boards) {
            int number = one.board().board().number().value();
            one.costs().ifPresent(costs -> by.merge(number, lost.applyAsInt(costs), Integer::sum));
        }
        return by;
    }
}
