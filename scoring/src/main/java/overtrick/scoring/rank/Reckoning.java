package overtrick.scoring.rank;

import java.util.HashMap;
import java.util.Map;
import overtrick.scoring.Contestant;
import overtrick.scoring.regulation.Regulations;
import overtrick.scoring.regulation.Scoring.ByMatches;

/// Sums under way, to which boards are added and from which they are taken. Mutable.
final class Reckoning {

    private final Regulations regulations;
    private final Map<Contestant, Tally> tallies;
    private final MatchSheet.Draft matches;

    /// @param tallies and matches stay as they are
    Reckoning(Regulations regulations, Map<Contestant, Tally> tallies, MatchSheet matches) {
        this.regulations = regulations;
        this.tallies = new HashMap<>(tallies);
        this.matches = matches.draft();
    }

    void add(FieldBoard board) {
        count(board, true);
    }

    void remove(FieldBoard board) {
        count(board, false);
    }

    private void count(FieldBoard board, boolean more) {
        var scoring = regulations.scoring().boards();
        board.each((contestant, entry) -> {
            var tally = tallies.getOrDefault(contestant, Tally.NONE);
            var awarded = board.awarded(entry, scoring);
            var even = FieldBoard.even(entry.mark(), scoring);
            tallies.put(
                    contestant,
                    more
                            ? tally.with(entry.mark(), awarded, even)
                            : tally.without(entry.mark(), awarded, even));
            board.swings().ifPresent(swings -> matches.count(board, entry, swings, more));
        });
    }

    Map<Contestant, Tally> tallies() {
        return tallies;
    }

    /// Empty unless the boards of matches are turned into points.
    MatchSheet matches() {
        return regulations.scoring() instanceof ByMatches(var scoring)
                ? matches.sheet(scoring)
                : MatchSheet.EMPTY;
    }
}
