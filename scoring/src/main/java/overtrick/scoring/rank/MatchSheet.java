package overtrick.scoring.rank;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import overtrick.movement.RoundNumber;
import overtrick.scoring.Contestant;
import overtrick.scoring.board.BoardMarks;
import overtrick.scoring.match.MatchScoring;
import overtrick.scoring.match.MatchTally;
import overtrick.scoring.reckoning.Fraction;

/// The boards of every contestant, by the matches they belong to, and what each match is worth.
record MatchSheet(Map<Contestant, SortedMap<Match, Played>> sheets) {

    static final MatchSheet EMPTY = new MatchSheet(Map.of());

    /// One contestant's match.
    ///
    /// @param round empty when the slips do not say: all boards against the opponent are one match
    ///   then
    record Match(Optional<RoundNumber> round, Contestant opponent) implements Comparable<Match> {

        private static final Comparator<Match> ORDER =
                Comparator.<Match>comparingInt(
                                match -> match.round.map(RoundNumber::value).orElse(0))
                        .thenComparing(Match::opponent);

        @Override
        public int compareTo(Match other) {
            return ORDER.compare(this, other);
        }
    }

    /// How a match stands.
    ///
    /// @param value empty when the scoring has none for a match of so many boards
    record Played(MatchTally tally, Optional<Fraction> value) {

        static final Played NOTHING = new Played(MatchTally.NONE, Optional.empty());

        static Played of(MatchTally tally, MatchScoring scoring) {
            boolean scored = scoring.complaint(tally.boards()).isEmpty();
            return new Played(tally, scored ? Optional.of(scoring.value(tally)) : Optional.empty());
        }
    }

    /// A sheet under way. Mutable; what it began with stays as it is.
    static final class Draft {

        private final Map<Contestant, SortedMap<Match, Played>> sheets;
        private final Map<Contestant, Set<Match>> changed = new HashMap<>();

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
            var before = matches.getOrDefault(match, Played.NOTHING).tally();
            var after = more ? before.with(mark, swing) : before.without(mark, swing);
            matches.put(match, new Played(after, Optional.empty()));
            changed.computeIfAbsent(entry.contestant(), _ -> new HashSet<>()).add(match);
        }

        /// What is the contestant's own in this draft.
        private SortedMap<Match, Played> matches(Contestant contestant) {
            var sheet = sheets.getOrDefault(contestant, new TreeMap<>());
            if (changed.containsKey(contestant)) {
                return sheet;
            }
            var own = new TreeMap<>(sheet);
            sheets.put(contestant, own);
            return own;
        }

        /// With the values of the matches that have changed, and of no others.
        MatchSheet sheet(MatchScoring scoring) {
            changed.forEach((contestant, matches) -> {
                var sheet = sheets.getOrDefault(contestant, new TreeMap<>());
                for (var match : matches) {
                    sheet.computeIfPresent(
                            match,
                            (_, played) ->
                                    played.tally().boards() == 0
                                            ? null
                                            : Played.of(played.tally(), scoring));
                }
            });
            return new MatchSheet(sheets);
        }
    }

    Draft draft() {
        return new Draft(this);
    }

    SortedMap<Match, Played> of(Contestant contestant) {
        return sheets.getOrDefault(contestant, new TreeMap<>());
    }
}
