package overtrick.cantable.page.beside;

import java.util.ArrayList;
import java.util.List;
import overtrick.can.rules.CanRules;
import overtrick.cantable.PlayedDeal;
import overtrick.cantable.page.words.DealWords;
import overtrick.cantable.page.words.Speech;
import overtrick.tournament.can.CanSchedule;

/// What is shown together, and of deals that are compared what each table has made of those that
/// all have played.
///
/// @param back where it belongs
/// @param round of a contest; 0 where there is none
/// @param empty whether no table is open
/// @param lines none where nothing is compared, and before all have played a deal
public record ScorePart(
        Speech speech, String back, String name, int round, boolean empty, List<Line> lines) {

    public ScorePart {
        lines = List.copyOf(lines);
    }

    /// A table.
    ///
    /// @param cells one for each deal of the round; empty while others have still to play it
    public record Line(String title, String who, List<Cell> cells) {
        public Line {
            cells = List.copyOf(cells);
        }
    }

    /// A deal at a table.
    ///
    /// @param contract what was played and the points of the defenders, such as `90♠ E · 20`
    /// @param comes what it came to, in few words
    public record Cell(String contract, String comes) {

        /// One that others have still to play.
        static final Cell LATER = new Cell("", "");
    }

    static ScorePart of(WatchedTables.Seen seen, Speech speech) {
        var gathering = seen.gathering();
        var lines = new ArrayList<Line>();
        int common = seen.compared().isEmpty() ? 0 : seen.compared().getFirst().size();
        for (int at = 0; at < seen.compared().size() && common > 0; at++) {
            var place = gathering.places().get(at);
            var cells = new ArrayList<Cell>();
            for (int deal = 0; deal < CanSchedule.TURNS; deal++) {
                var played = seen.compared().get(at);
                cells.add(
                        deal < played.size()
                                ? cell(played.get(deal), gathering.compared().orElseThrow(), speech)
                                : Cell.LATER);
            }
            lines.add(new Line(place.title(speech), place.who(speech), cells));
        }
        return new ScorePart(
                speech,
                gathering.path(),
                gathering.name(),
                gathering.round(),
                gathering.places().isEmpty(),
                lines);
    }

    private static Cell cell(PlayedDeal deal, CanRules rules, Speech speech) {
        return deal.ending()
                .result()
                .map(made ->
                        new Cell(
                                "%s%s %s · %d"
                                        .formatted(
                                                made.level(),
                                                deal.line().trump().map(speech::sign).orElse(""),
                                                speech.words().letter(deal.declarer()),
                                                made.points()),
                                DealWords.brief(made.dealClass(rules), speech)))
                .orElseGet(() -> new Cell("–", ""));
    }
}
