package overtrick.scoring.rank;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import overtrick.bridge.BoardNumber;
import overtrick.cards.Side;
import overtrick.scoring.Contestant;
import overtrick.scoring.Row;
import overtrick.scoring.Unit;
import overtrick.scoring.board.BoardMarks;
import overtrick.scoring.board.BoardScoring;
import overtrick.scoring.board.Mark;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.regulation.Scoring;
import overtrick.scoring.regulation.Scoring.ByBoards;
import overtrick.scoring.regulation.Scoring.ByMatches;

/// A board in one field, with its marks.
///
/// @param rows that are compared with each other
/// @param expected scores
/// @param swings the marks by which its match is won or lost, when there are matches
record FieldBoard(
        BoardNumber board,
        List<Row> rows,
        int expected,
        BoardMarks marks,
        Optional<BoardMarks> swings) {

    /// One side of one row.
    record Entry(int row, Side side, Contestant contestant, Mark mark) {}

    FieldBoard {
        rows = List.copyOf(rows);
    }

    static FieldBoard of(BoardNumber board, List<Row> rows, int expected, Scoring scoring) {
        var marks = scoring.boards().marks(rows, expected);
        var swings =
                switch (scoring) {
                    case ByBoards _ -> Optional.<BoardMarks>empty();
                    case ByMatches(var matches) when matches.swings().equals(matches.boards()) ->
                            Optional.of(marks);
                    case ByMatches(var matches) ->
                            Optional.of(matches.swings().marks(rows, expected));
                };
        return new FieldBoard(board, rows, expected, marks, swings);
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
