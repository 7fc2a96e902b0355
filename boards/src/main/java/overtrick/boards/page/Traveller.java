package overtrick.boards.page;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Collectors;
import overtrick.boards.review.Comparison;
import overtrick.boards.review.Comparison.Row;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.page.Called;
import overtrick.page.Words;

/// All results of a board, the best for North and South first, from the side of the viewer.
///
/// @param side whose IMPs and matchpoints are told
/// @param open whether links may lead to other tables
public record Traveller(Comparison comparison, Side side, boolean open, Words words) {

    /// A score and how often it came.
    ///
    /// @param ours whether it is this table's
    public record Bar(int points, int count, boolean ours) {}

    public boolean isEmpty() {
        return comparison.isEmpty();
    }

    /// Whether the way to the table may be shown.
    public boolean leads(Row row) {
        return open && row.told() && row.room().isEmpty();
    }

    public List<Row> rows() {
        return comparison.rows();
    }

    /// Who played there.
    public String who(Row row) {
        return who(row, words);
    }

    static String who(Row row, Words words) {
        if (row.room().isPresent()) {
            return words.get("room." + row.room().get());
        }
        if (!row.told()) {
            return words.get("elsewhere.closed");
        }
        var names = row.board().names();
        var pair =
                "%s – %s"
                        .formatted(
                                names.getOrDefault(Seat.NORTH, ""),
                                names.getOrDefault(Seat.SOUTH, ""));
        return Called.in(words, pair);
    }

    /// The calls in short, as they were made.
    public String calls(Row row) {
        var auction = row.board().auction();
        return auction.calls().stream().map(words::symbols).collect(Collectors.joining(" "));
    }

    /// The card led; empty when none was.
    public String lead(Row row) {
        return row.board().cards().stream().findFirst().map(words::symbols).orElse("");
    }

    public String points(Row row) {
        return words.signed(row.points());
    }

    /// What this table has won against that one; empty for itself.
    public String imps(Row row) {
        return row.here() ? "" : words.signed(comparison.imps(side, row.board()));
    }

    /// Where it is told why that table came to something else.
    public String why(Row row) {
        return "with=" + rows().indexOf(row);
    }

    /// Matchpoints in a hundred; empty when too few have played it.
    public Optional<String> percent(Row row) {
        OptionalInt percent = comparison.percent(side, row);
        return percent.isPresent() ? Optional.of(percent.getAsInt() + "%") : Optional.empty();
    }

    public boolean hasPercents() {
        return rows().size() > 2;
    }

    /// The scores, the best for North and South first; worth a picture when there are many.
    public List<Bar> bars() {
        var counts = new TreeMap<Integer, Integer>(Comparator.reverseOrder());
        rows().forEach(row -> counts.merge(row.points(), 1, Integer::sum));
        int own = comparison.here().points(Side.NORTH_SOUTH);
        return counts.entrySet().stream()
                .map(score -> new Bar(score.getKey(), score.getValue(), score.getKey() == own))
                .toList();
    }

    /// How often the most frequent score came.
    public int most() {
        return bars().stream().mapToInt(Bar::count).max().orElse(1);
    }

    /// The picture in words.
    public String spoken() {
        return bars().stream()
                .map(bar -> words.count("elsewhere.bar", bar.count(), words.signed(bar.points())))
                .collect(Collectors.joining(", "));
    }
}
