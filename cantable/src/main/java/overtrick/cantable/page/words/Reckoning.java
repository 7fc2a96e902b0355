package overtrick.cantable.page.words;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import overtrick.can.CanLevel;
import overtrick.can.rules.CanRules;
import overtrick.can.score.DealClass;
import overtrick.can.score.DealResult;
import overtrick.cards.Seat;

/// What the defenders' points will come to at each level, under the rules of the table (can.md
/// §6.1).
public record Reckoning(CanRules rules) {

    /// Points from one number to another that come to the same.
    public record Range(int from, int to, DealClass comes) {

        /// `35–40`, or `30` alone.
        public String points() {
            return from == to ? String.valueOf(from) : from + "–" + to;
        }
    }

    /// The classes from no point to the points that stop the deal, when the last trick is
    /// declarer's.
    public List<Range> of(CanLevel level) {
        var ranges = new ArrayList<Range>();
        for (int points = 0; points <= DealResult.POINTS_GOAL; points += 5) {
            var comes = new DealResult(1, Seat.SOUTH, level, points, false).dealClass(rules);
            boolean same = !ranges.isEmpty() && ranges.getLast().comes() == comes;
            int from = same ? ranges.removeLast().from() : points;
            ranges.add(new Range(from, points, comes));
        }
        return ranges;
    }

    /// What a range comes to, in few words.
    public String threat(Range range, Speech speech) {
        return speech.get("threat." + range.comes().name(), range.points());
    }

    /// What is to be feared at a level: the ranges that cost something.
    public List<Range> threats(CanLevel level) {
        return of(level).stream()
                .filter(range -> range.comes() != DealClass.NONE)
                .filter(range -> range.comes() != DealClass.CLEAN_SWEEP)
                .toList();
    }

    /// What a bid means for the tribute, in few words.
    public String bid(CanLevel level, Speech speech) {
        return of(level).stream()
                .filter(range ->
                        range.comes() == DealClass.SINGLE || range.comes() == DealClass.DOUBLE)
                .map(range -> speech.get("bid." + range.comes().name(), range.points()))
                .collect(Collectors.joining(", "));
    }
}
