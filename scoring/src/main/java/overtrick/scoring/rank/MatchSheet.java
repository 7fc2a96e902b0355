package overtrick.scoring.rank;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import overtrick.scoring.Contestant;
import overtrick.scoring.board.BoardMarks;
import overtrick.scoring.match.MatchTally;

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

    /// A sheet under way. Mutable; what it began with stays as it is.
    static final class Draft {

        private final Map<Contestant, SortedMap<Match, MatchTally>> sheets;
        private final Set<Contestant> own = new HashSet<>();

        private Draft(MatchSheet begun) {
            this.sheets = new HashMap<>(begun.sheets);
        }

        /// @param more whether the board is added, not taken away
        void count(FieldBoard board, FieldBoard.Entry entry, BoardMarks swings, boolean more) {
            var row = board.rows().get(entry.row());
            var match = new Match(row.place().round(), row.contestant(entry.side().other()));
            var mark = entry.mark().value();
            var swing = swings.mark(entry.row(), entry.side()).value();
            var matches = matches(entry.contestant());
            var before = matches.getOrDefault(match, MatchTally.NONE);
            var after = more ? before.with(mark, swing) : before.without(mark, swing);
            if (after.boards() == 0) {
                matches.remove(match);
            } else {
                matches.put(match, after);
            }
        }

        private SortedMap<Match, MatchTally> matches(Contestant contestant) {
            if (own.add(contestant)) {
                sheets.put(
                        contestant,
                        new TreeMap<>(sheets.getOrDefault(contestant, new TreeMap<>())));
            }
            return sheets.getOrDefault(contestant, new TreeMap<>());
        }

        MatchSheet sheet() {
            return new MatchSheet(sheets);
        }
    }

    Draft draft() {
        return new Draft(this);
    }

    SortedMap<Match, MatchTally> of(Contestant contestant) {
        return sheets.getOrDefault(contestant, new TreeMap<>());
    }
}
