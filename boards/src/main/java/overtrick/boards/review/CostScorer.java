package overtrick.boards.review;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.bridgetable.duplicate.MatchpointField;
import overtrick.cards.Side;
import overtrick.scoring.Unit;

/// Tells what boards have cost in that by which each was scored, as the fields stand at one moment.
/// Not for several threads.
public final class CostScorer {

    private static final Side ANY = Side.NORTH_SOUTH;

    private final Function<String, Optional<MatchpointField>> fields;
    private final Map<String, Optional<MatchpointField>> known = new HashMap<>();

    /// @param fields the results of an event by its code, where it is scored by matchpoints
    public CostScorer(Function<String, Optional<MatchpointField>> fields) {
        this.fields = fields;
    }

    /// In what the costs of a board are told: percent of the top where an event compares it by
    /// matchpoints, else IMPs.
    public Unit unit(FinishedBoard board) {
        return field(board)
                .flatMap(field -> field.percent(board.table(), board.board().number(), ANY, 0))
                .map(_ -> Unit.PERCENT_OF_TOP)
                .orElse(Unit.IMPS);
    }

    /// What the board cost.
    ///
    /// @return empty where it must be worked out anew, for it was kept before slips were noted
    public Optional<ScoredCosts> of(FinishedBoard board, Costs costs) {
        if (unit(board) == Unit.IMPS) {
            return Optional.of(ScoredCosts.imps(costs));
        }
        var field = field(board).orElseThrow();
        return costs.slips().flatMap(slips -> ScoredCosts.percent(board, slips, field));
    }

    private Optional<MatchpointField> field(FinishedBoard board) {
        return board.event().flatMap(event -> known.computeIfAbsent(event, fields));
    }
}
