package overtrick.standing.page;

import java.util.List;
import java.util.Optional;
import overtrick.page.Words;
import overtrick.scoring.rating.Calibration;
import overtrick.standing.rated.Rated;

/// What ratings mean, first in plain words, then the model.
///
/// @param rated what was worked out last
public record HowPage(Words words, Optional<Rated> rated) {

    /// How many boards make which error bar, as a usual club has it.
    private static final List<Row> USUAL =
            List.of(
                    new Row(0, 0.98, 1.44),
                    new Row(104, 0.75, 0.80),
                    new Row(310, 0.57, 0.52),
                    new Row(680, 0.44, 0.37),
                    new Row(2700, 0.25, 0.20),
                    new Row(10_000, 0.15, 0.12));

    private record Row(int boards, double player, double pair) {}

    /// A line of the table of error bars.
    public record Line(String boards, String player, String pair) {}

    public List<Line> lines() {
        var figures = new Figures(words);
        return USUAL.stream()
                .map(row ->
                        new Line(
                                figures.whole(row.boards()),
                                "± " + figures.plain(row.player()),
                                "± " + figures.plain(row.pair())))
                .toList();
    }

    /// The sentences of the plain part, in their order.
    public List<String> plain() {
        return List.of("unit", "zero", "bar", "field", "pair", "fade", "ladder", "correct");
    }

    /// What the club's own boards have said of chance and people.
    public String calibration() {
        var found = rated.map(Rated::calibration).orElse(Calibration.USUAL);
        var figures = new Figures(words);
        return words.get(
                "stand.how.calibration",
                figures.plain(found.imps()),
                figures.plain(found.players()),
                figures.plain(found.pairs()),
                figures.digits(found.percentOfAnImp(), 1));
    }
}
