package overtrick.evening.page.result;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import overtrick.bridgetable.paper.HandRecord;
import overtrick.evening.page.Links;
import overtrick.page.Words;
import overtrick.scoring.Outcome;
import overtrick.scoring.Traveller;

/// A board with its results at all tables.
///
/// @param unit what marks are counted in: `%` or `IMP`
/// @param hand the cards and what they can make; empty when nobody knows them, or not everybody may
/// @param look the address under which its cards can be looked at; may be empty
public record TravellerPage(
        Words words,
        Links links,
        String title,
        int board,
        String dealer,
        String vulnerability,
        String unit,
        List<Line> lines,
        List<Bar> bars,
        List<Integer> boards,
        Optional<HandRecord> hand,
        String look) {

    /// The same with the address under which the board can be looked at.
    TravellerPage withLook(String address) {
        return new TravellerPage(
                words,
                links,
                title,
                board,
                dealer,
                vulnerability,
                unit,
                lines,
                bars,
                boards,
                hand,
                address);
    }

    public TravellerPage {
        lines = List.copyOf(lines);
        bars = List.copyOf(bars);
        boards = List.copyOf(boards);
    }

    /// A table.
    ///
    /// @param points for North–South, with their sign; empty where there is no score
    /// @param judged who has ruled on it and why; empty where nobody has
    public record Line(
            String table,
            String northSouth,
            String namesNorthSouth,
            String eastWest,
            String namesEastWest,
            String result,
            String points,
            String markNorthSouth,
            String markEastWest,
            String judged) {

        /// The same score for the other side, as a score sheet has it.
        public String pointsEastWest() {
            if (points.isEmpty() || points.equals("0")) {
                return points;
            }
            return (points.charAt(0) == '+' ? '−' : '+') + points.substring(1);
        }
    }

    /// The picture of the frequencies in words, for those who do not see it.
    public String frequencies() {
        return words.get("ev.frequencies") + ": " + said(bars);
    }

    static String said(List<Bar> bars) {
        return bars.stream()
                .map(bar -> bar.points() + " × " + bar.count())
                .collect(Collectors.joining("; "));
    }

    /// How often each score was made, the best for North–South first.
    static List<Bar> bars(Traveller slip, Words words) {
        var counts = new TreeMap<Integer, Integer>(Comparator.reverseOrder());
        for (var row : slip.rows()) {
            if (row.outcome() instanceof Outcome.Scored(int points, _)) {
                counts.merge(points, 1, Integer::sum);
            }
        }
        int most = counts.values().stream().mapToInt(Integer::intValue).max().orElse(1);
        return counts.entrySet().stream()
                .map(one ->
                        new Bar(
                                one.getKey(),
                                words.signed(one.getKey()),
                                one.getValue(),
                                100 * one.getValue() / most))
                .toList();
    }

    /// How often a score was made.
    ///
    /// @param share of the most frequent one, 0 to 100
    public record Bar(int score, String points, int count, int share) {}
}
