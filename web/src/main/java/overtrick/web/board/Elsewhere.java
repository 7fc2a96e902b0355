package overtrick.web.board;

import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import overtrick.cards.Side;
import overtrick.club.duplicate.FinishedBoard;
import overtrick.web.Words;

/// One board at all the tables that have played it, this one among them: the best for North and
/// South first.
///
/// @param here the table whose page it is
public record Elsewhere(FinishedBoard here, List<FinishedBoard> tables, Words words) {

    /// A score and how often it came.
    ///
    /// @param ours whether it is this table's
    public record Bar(int points, int count, boolean ours) {}

    static Elsewhere of(FinishedBoard here, List<FinishedBoard> others, Words words) {
        var tables =
                Stream.concat(Stream.of(here), others.stream())
                        .sorted(Comparator.comparingInt(Elsewhere::points).reversed())
                        .toList();
        return new Elsewhere(here, tables, words);
    }

    public boolean isEmpty() {
        return tables.size() < 2;
    }

    public boolean isHere(FinishedBoard board) {
        return board.equals(here);
    }

    /// Points for North and South.
    static int points(FinishedBoard board) {
        return board.result().points(Side.NORTH_SOUTH, board.board().vulnerability());
    }

    public String signed(FinishedBoard board) {
        return words.signed(points(board));
    }

    /// The scores, the best for North and South first.
    public List<Bar> bars() {
        var counts = new TreeMap<Integer, Integer>(Comparator.reverseOrder());
        tables.forEach(board -> counts.merge(points(board), 1, Integer::sum));
        return counts.entrySet().stream()
                .map(score -> bar(score.getKey(), score.getValue()))
                .toList();
    }

    private Bar bar(int points, int count) {
        return new Bar(points, count, points == points(here));
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
