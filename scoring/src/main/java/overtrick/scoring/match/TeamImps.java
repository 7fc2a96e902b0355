package overtrick.scoring.match;

import java.util.List;
import java.util.Optional;
import overtrick.cards.Side;
import overtrick.scoring.Award;
import overtrick.scoring.Row;
import overtrick.scoring.Unit;
import overtrick.scoring.board.BoardMarks;
import overtrick.scoring.board.BoardScoring;
import overtrick.scoring.board.ImpTable;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.reckoning.Reason;
import overtrick.scoring.reckoning.Term;

/// IMPs of a match of teams: the difference between the two tables (Law 78B).
public record TeamImps() implements BoardScoring {

    @Override
    public Unit unit() {
        return Unit.IMPS;
    }

    @Override
    public Optional<Award> award(List<Row> rows, int row, Side side) {
        return side == Side.NORTH_SOUTH ? OtherTable.award(rows, row) : Optional.empty();
    }

    @Override
    public boolean isForTeams() {
        return true;
    }

    @Override
    public Fraction rate(Award award) {
        return award.imps();
    }

    @Override
    public BoardMarks marks(List<Row> rows, int expected) {
        return TeamScoring.marks(
                rows,
                (here, there) -> Fraction.of(ImpTable.imps(here + there)),
                this,
                Fraction.ONE);
    }

    @Override
    public Term why(List<Row> rows, int expected, int row, Side side) {
        return TeamScoring.why(
                rows,
                row,
                side,
                (here, there) ->
                        Term.of(
                                Reason.IMPS,
                                Fraction.of(ImpTable.imps(here + there)),
                                here,
                                -there,
                                here + there));
    }
}
