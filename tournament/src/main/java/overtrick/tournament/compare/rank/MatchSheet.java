package overtrick.tournament.compare.rank;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import overtrick.tournament.compare.Contestant;
import overtrick.tournament.compare.board.BoardMarks;
import overtrick.tournament.compare.match.MatchScoring;
import overtrick.tournament.compare.match.MatchTally;

/// The boards of every contestant, by the matches they belong to.
record MatchSheet(Map<Contestant, SortedMap<Match, MatchTally>> sheets) {

    static final MatchSheet EMPTY = new MatchSheet(Map.of());

    /// One contestant's match.
    ///
    /// @param round 0 when the slips do not say: all boards against the opponent are one match then
    record Match(int round, Contestant opponent) implements Comparable<Match> {

        private static final Comparator<Match> ORDER =
                Comparator.comparingInt(Match::round).thenComparing(Match::opponent);

        @Override
        public int compareTo(Match other) {
            return ORDER.compare(this, other);
        }
    }

    static MatchSheet of(EventScores scores, MatchScoring scoring) {
        var sheets = new HashMap<Contestant, SortedMap<Match, MatchTally>>();
        boolean same = scoring.swings().equals(scoring.boards());
        for (var board : scores.boards()) {
            var swings =
                    same ? board.marks() : scoring.swings().marks(board.rows(), board.expected());
            board.each((_, entry) -> add(sheets, board, entry, swings));
        }
        return new MatchSheet(sheets);
    }

    private static void add(
            Map<Contestant, SortedMap<Match, MatchTally>> sheets,
            FieldBoard board,
            FieldBoard.Entry entry,
            BoardMarks swings) {
        var row = board.rows().get(entry.row());
        var opponent = row.contestant(entry.side().other());
        var match = new Match(row.place().round(), opponent);
        sheets.computeIfAbsent(entry.contestant(), _ -> new TreeMap<>())
                .compute(
                        match,
                        (_, tally) ->
                                (tally == null ? MatchTally.NONE : tally)
                                        .with(
                                                entry.mark().value(),
                                                swings.mark(entry.row(), entry.side()).value()));
    }

    SortedMap<Match, MatchTally> of(Contestant contestant) {
        return sheets.getOrDefault(contestant, new TreeMap<>());
    }
}
