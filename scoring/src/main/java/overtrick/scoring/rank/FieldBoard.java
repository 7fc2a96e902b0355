package overtrick.scoring.rank;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import overtrick.bridge.BoardNumber;
import overtrick.cards.Side;
import overtrick.scoring.Contestant;
import overtrick.scoring.Outcome;
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
/// @param entries the sides of rows that count, by who sat there
record FieldBoard(
        BoardNumber board,
        List<Row> rows,
        int expected,
        BoardMarks marks,
        Optional<BoardMarks> swings,
        Map<Contestant, List<Entry>> entries) {

    /// One side of one row.
    record Entry(int row, Side side, Contestant contestant, Mark mark) {}

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
        return new FieldBoard(
                board, List.copyOf(rows), expected, marks, swings, entries(rows, marks));
    }

    private static Map<Contestant, List<Entry>> entries(List<Row> rows, BoardMarks marks) {
        var entries = new LinkedHashMap<Contestant, List<Entry>>();
        for (int row = 0; row < rows.size(); row++) {
            for (var side : Side.values()) {
                var mark = marks.mark(row, side);
                if (mark.weight().signum() != 0) {
                    var contestant = rows.get(row).contestant(side);
                    entries.computeIfAbsent(contestant, _ -> new ArrayList<>(1))
                            .add(new Entry(row, side, contestant, mark));
                }
            }
        }
        return entries;
    }

    /// What a side of a row would have got for another outcome; empty where there is nothing to
    /// compare that with.
    Optional<Mark> mark(Row row, Outcome other, Side side, BoardScoring scoring) {
        int at = rows.indexOf(row);
        boolean compared =
                rows.stream()
                        .filter(one -> !one.equals(row) && one.form() == row.form())
                        .anyMatch(one -> one.outcome().isComparable());
        if (at < 0 || !compared) {
            return Optional.empty();
        }
        var changed = new ArrayList<>(rows);
        changed.set(at, row.with(other));
        return Optional.of(scoring.marks(changed, expected).mark(at, side));
    }

    /// Every side of every row that counts.
    void each(BiConsumer<Contestant, Entry> action) {
        entries.forEach(
                (contestant, all) -> all.forEach(entry -> action.accept(contestant, entry)));
    }

    /// What somebody did; usually once.
    List<Entry> of(Contestant contestant) {
        return entries.getOrDefault(contestant, List.of());
    }

    /// Whom they met there.
    Contestant opponent(Entry entry) {
        return rows.get(entry.row()).contestant(entry.side().other());
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
