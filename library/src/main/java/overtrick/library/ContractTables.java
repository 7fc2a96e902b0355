package overtrick.library;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.chicago.ChicagoTerms;
import overtrick.bridge.chicago.ChicagoTerms.PartScores;
import overtrick.bridge.party.Responsibility;
import overtrick.bridge.rubber.RubberScorer;
import overtrick.bridge.score.Score;
import overtrick.bridge.score.Score.Part;
import overtrick.bridge.score.UndertrickCode;
import overtrick.bridge.sheet.Honours;
import overtrick.cards.Seat;
import overtrick.page.Words;

/// Scoring tables of the games of contract, worked out by the rules that score them.
record ContractTables(Words words) {

    /// Rows of a table of undertricks.
    private static final int MOST_DOWN = 5;

    private static final List<String> VULNERABILITIES = List.of("not-vulnerable", "vulnerable");

    /// What stands from the beginning, and what has become dearer.
    List<ScoringTable> contract() {
        var above = TableDraft.of(words, "above", VULNERABILITIES, List.of(false, true));
        slams(above);
        var codes =
                TableDraft.of(
                        words,
                        "doubled-down",
                        List.of("1935", "1987"),
                        List.of(UndertrickCode.FROM_1935, UndertrickCode.SINCE_1987));
        for (int down = 1; down <= MOST_DOWN; down++) {
            int missing = down;
            codes.labelled(
                    String.valueOf(down), code -> lost(missing, Doubling.DOUBLED, false, code));
        }
        return List.of(tricks(), above.table(), codes.table());
    }

    List<ScoringTable> rubber() {
        var above = TableDraft.of(words, "above", VULNERABILITIES, List.of(false, true));
        slams(above);
        above.row("rubber.2-0", _ -> RubberScorer.premium(false));
        above.row("rubber.2-1", _ -> RubberScorer.premium(true));
        honours(above);
        return List.of(tricks(), above.table(), undertricks());
    }

    List<ScoringTable> chicago() {
        var houses =
                TableDraft.of(
                        words,
                        "houses",
                        List.of("carry", "fifty"),
                        List.of(ChicagoTerms.CLASSIC, ChicagoTerms.MODERN));
        houses.row(
                "part-score",
                terms ->
                        terms.partScores() == PartScores.CARRY
                                ? words.get("lib.carried")
                                : part("2H", Part.PartScore.class, false));
        houses.row("honours", terms -> words.get(terms.honours() ? "lib.yes" : "lib.no-count"));
        var above = TableDraft.of(words, "above", VULNERABILITIES, List.of(false, true));
        above.row("bonus.game", vulnerable -> part("4H", Part.Game.class, vulnerable));
        slams(above);
        return List.of(houses.table(), tricks(), above.table());
    }

    List<ScoringTable> duplicate() {
        var above = TableDraft.of(words, "above", VULNERABILITIES, List.of(false, true));
        above.row("part-score", vulnerable -> part("2H", Part.PartScore.class, vulnerable));
        above.row("bonus.game", vulnerable -> part("4H", Part.Game.class, vulnerable));
        slams(above);
        return List.of(tricks(), above.table(), undertricks());
    }

    /// What a side ought to score by its points, in both tables.
    List<ScoringTable> party() {
        var tables = new ArrayList<ScoringTable>();
        for (var range : List.of(IntStream.rangeClosed(20, 30), IntStream.rangeClosed(31, 40))) {
            record Column(Responsibility table, boolean vulnerable) {}
            var draft =
                    TableDraft.of(
                            words,
                            "target",
                            List.of("club-nv", "club-v", "public-nv", "public-v"),
                            List.of(
                                    new Column(Responsibility.CLUB, false),
                                    new Column(Responsibility.CLUB, true),
                                    new Column(Responsibility.PUBLIC, false),
                                    new Column(Responsibility.PUBLIC, true)));
            range.forEach(points ->
                    draft.labelled(
                            String.valueOf(points),
                            column -> column.table.target(points, column.vulnerable)));
            tables.add(draft.table());
        }
        return tables;
    }

    private ScoringTable tricks() {
        var draft =
                TableDraft.of(
                        words,
                        "tricks",
                        List.of("undoubled", "doubled"),
                        List.of(Doubling.UNDOUBLED, Doubling.DOUBLED));
        draft.labelled("♣ ♦", doubling -> tricks("1C", doubling));
        draft.labelled("♥ ♠", doubling -> tricks("1H", doubling));
        draft.row("notrump.first", doubling -> tricks("1N", doubling));
        draft.row("notrump.next", doubling -> tricks("2N", doubling) - tricks("1N", doubling));
        draft.row("game", _ -> Score.GAME);
        return draft.table();
    }

    private static int tricks(String code, Doubling doubling) {
        var bid = bid(code);
        return Score.of(bid, doubling, false, bid.tricks()).parts().stream()
                .filter(Part.TrickPoints.class::isInstance)
                .mapToInt(Part::points)
                .sum();
    }

    private static void slams(TableDraft<Boolean> draft) {
        draft.row("slam.small", vulnerable -> part("6H", Part.Slam.class, vulnerable));
        draft.row("slam.seven", vulnerable -> part("7H", Part.Slam.class, vulnerable));
    }

    private static void honours(TableDraft<Boolean> draft) {
        draft.row("one-hand.4", _ -> held(Strain.HEARTS, 4));
        draft.row("one-hand.5", _ -> held(Strain.HEARTS, 5));
        draft.row("one-hand.aces", _ -> held(Strain.NOTRUMP, 4));
    }

    private static int held(Strain strain, int count) {
        return new Honours(strain, Map.of(Seat.NORTH, count)).contractPoints(Seat.NORTH);
    }

    private ScoringTable undertricks() {
        record Column(Doubling doubling, boolean vulnerable) {}
        var draft =
                TableDraft.of(
                        words,
                        "undertricks",
                        List.of("nv", "nv-x", "v", "v-x"),
                        List.of(
                                new Column(Doubling.UNDOUBLED, false),
                                new Column(Doubling.DOUBLED, false),
                                new Column(Doubling.UNDOUBLED, true),
                                new Column(Doubling.DOUBLED, true)));
        for (int down = 1; down <= MOST_DOWN; down++) {
            int missing = down;
            draft.labelled(
                    String.valueOf(down),
                    column ->
                            lost(
                                    missing,
                                    column.doubling,
                                    column.vulnerable,
                                    UndertrickCode.SINCE_1987));
        }
        return draft.table();
    }

    private static int lost(int down, Doubling doubling, boolean vulnerable, UndertrickCode code) {
        var bid = bid("7N");
        return -Score.of(bid, doubling, vulnerable, bid.tricks() - down, code).points();
    }

    /// Points of one part of an undoubled contract that is just made.
    private static int part(String code, Class<? extends Part> kind, boolean vulnerable) {
        var bid = bid(code);
        return Score.of(bid, Doubling.UNDOUBLED, vulnerable, bid.tricks()).parts().stream()
                .filter(kind::isInstance)
                .mapToInt(Part::points)
                .sum();
    }

    private static Bid bid(String code) {
        return (Bid) Call.parse(code);
    }
}
