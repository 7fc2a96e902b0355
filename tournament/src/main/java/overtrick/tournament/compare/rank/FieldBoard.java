package overtrick.tournament.compare.rank;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import overtrick.bridge.BoardNumber;
import overtrick.cards.Side;
import overtrick.tournament.compare.Contestant;
import overtrick.tournament.compare.Row;
import overtrick.tournament.compare.Unit;
import overtrick.tournament.compare.board.BoardMarks;
import overtrick.tournament.compare.board.BoardScoring;
import overtrick.tournament.compare.board.Mark;
import overtrick.tournament.reckoning.Fraction;

/// A board in one field, with its marks.
///
/// @param rows that are compared with each other
/// @param expected scores
record FieldBoard(BoardNumber board, List<Row> rows, int expected, BoardMarks marks) {

    /// One side of one row.
    record Entry(int row, Side side, Contestant contestant, Mark mark) {}

    FieldBoard {
        rows = List.copyOf(rows);
    }

    static FieldBoard of(BoardNumber board, List<Row> rows, int expected, BoardScoring scoring) {
        return new FieldBoard(board, rows, expected, scoring.marks(rows, expected));
    }

    /// Every side of every row that counts.
    void each(BiConsumer<Contestant, Entry> action) {
        for (int row = 0; row < rows.size(); row++) {
            for (var side : Side.values()) {
                var mark = marks.mark(row, side);
                if (mark.weight().signum() != 0) {
                    var contestant = rows.get(row).contestant(side);
                    action.accept(contestant, new Entry(row, side, contestant, mark));
                }
            }
        }
    }

    Optional<Tally.Awarded> awarded(Entry entry, BoardScoring scoring) {
        return scoring.award(rows, entry.row(), entry.side())
                .map(award -> new Tally.Awarded(award, scoring.rate(award), entry.mark().weight()));
    }

    /// Half the top in matchpoints and board-a-match; nothing where gains and losses balance.
    static Fraction even(Mark mark, BoardScoring scoring) {
        boolean share = scoring.unit() == Unit.MATCHPOINTS || isOfBoards(scoring);
        return share ? mark.weight().over(2) : Fraction.ZERO;
    }

    private static boolean isOfBoards(BoardScoring scoring) {
        return scoring.unit() == Unit.POINTS && scoring.isForTeams();
    }
}
