package overtrick.bridge.ancestors;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.cards.Side.EAST_WEST;
import static overtrick.cards.Side.NORTH_SOUTH;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.Holdings;
import overtrick.bridge.sheet.BackScore;
import overtrick.bridge.sitting.ScoredSitting;
import overtrick.cards.Deal;
import overtrick.cards.Seat;

/// A is North–South, B East–West. A deal is told as `8 B3`: A wins eight tricks, B holds three
/// honours; a minus before the tricks says that B wins so many.
class WhistTest {

    @Test
    void aRubberOfShortWhist() {
        var rubber = shortWhist("8 B3", "7 A4", "-9", "7 B3", "10 B3", "-8 A4", "7 B3");
        var score = rubber.score();

        assertThat(score.games())
                .containsExactly(
                        new WhistScore.Game(NORTH_SOUTH, 2, 2),
                        new WhistScore.Game(EAST_WEST, 1, 2),
                        new WhistScore.Game(NORTH_SOUTH, 4, 1));
        assertThat(WhistTerms.SHORT.value(score)).isEqualTo(3);
        assertThat(rubber.next()).isEmpty();

        // whoever has taken dummy wins or pays double
        var settled =
                BackScore.<String>empty()
                        .withOneAgainst("X", List.of("Y", "Z"), WhistTerms.SHORT.value(score));
        assertThat(settled.balances()).isEqualTo(Map.of("X", 6, "Y", -3, "Z", -3));
    }

    @ParameterizedTest(name = "{0}: {1} to {2}")
    @CsvSource({
        "8 B3,      2, 2",
        "8 B3;7,    3, 2",
        "10;-8 A4,  4, 2", // who stands at four scores no honours
        "7;7;7 A4,  0, 0", // but who stood at two when the deal began does
        "7,         1, 0",
        "-13,       0, 0",
    })
    void pointsAsTheyGrow(String deals, int a, int b) {
        var score = shortWhist(deals.split(";")).score();

        assertThat(score.points(NORTH_SOUTH)).isEqualTo(a);
        assertThat(score.points(EAST_WEST)).isEqualTo(b);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "11;11,                 8", // two trebles and the rubber: a bumper
        "11;-11;11,             5", // 3 + 3 + 2 less their 3
        "10;-10;7;-11;10;-10;7, 1", // two singles and the rubber less their treble
    })
    void whatARubberIsWorth(String deals, int value) {
        var score = shortWhist(deals.split(";")).score();

        assertThat(WhistTerms.SHORT.winner(score)).contains(NORTH_SOUTH);
        assertThat(WhistTerms.SHORT.value(score)).isEqualTo(value);
    }

    /// A game of A's that stood at 3 to 0. Tricks are marked before honours.
    @Test
    void theOrderOfScoringDecides() {
        var tricksFirst = shortWhist("9", "-9 A3");
        assertThat(tricksFirst.score().games())
                .containsExactly(new WhistScore.Game(NORTH_SOUTH, 3, 1));

        var outFirst = shortWhist("9", "8 B4");
        assertThat(outFirst.score().games())
                .containsExactly(new WhistScore.Game(NORTH_SOUTH, 0, 3));
    }

    /// A side that begins a deal at three of five scores honours, though its trick makes it four.
    @Test
    void honoursGoByThePointsBeforeTheDeal() {
        assertThat(shortWhist("9", "7 A3").score().games())
                .containsExactly(new WhistScore.Game(NORTH_SOUTH, 0, 3));
    }

    /// A stands at 9 and scores no honours; B comes to half a game and saves the double.
    @ParameterizedTest(name = "B wins {0} tricks: {1} to the winners")
    @CsvSource({"7, 5, 1", "6, 4, 2"})
    void longWhist(int tricks, int losers, int value) {
        var table = played(WhistTerms.LONG, "11", "10", "-10");
        assertThat(table.score().points()).isEqualTo(Map.of(NORTH_SOUTH, 9, EAST_WEST, 4));
        if (tricks > 6) {
            played(table, "-" + tricks + " A4");
            assertThat(table.score().points()).isEqualTo(Map.of(NORTH_SOUTH, 9, EAST_WEST, 5));
        }

        assertThat(played(table, "8").score().games())
                .containsExactly(new WhistScore.Game(NORTH_SOUTH, losers, value));
    }

    @Test
    void americanWhist() {
        var score = played(WhistTerms.AMERICAN, "9", "-8 B4", "7", "-10", "10").score();

        assertThat(score.games()).containsExactly(new WhistScore.Game(NORTH_SOUTH, 6, 1));
        assertThat(WhistTerms.AMERICAN.value(score)).isEqualTo(1);
    }

    private static WhistScorer scorer(WhistTerms terms) {
        return new WhistScorer(terms, Seat.NORTH);
    }

    private static ScoredSitting<WhistScore> shortWhist(String... deals) {
        return played(WhistTerms.SHORT, deals);
    }

    private static ScoredSitting<WhistScore> played(WhistTerms terms, String... deals) {
        return played(new ScoredSitting<>(scorer(terms)), deals);
    }

    private static ScoredSitting<WhistScore> played(
            ScoredSitting<WhistScore> table, String... deals) {
        for (String told : deals) {
            var words = told.strip().split(" ");
            int tricks = Integer.parseInt(words[0]);
            int norths = tricks > 0 ? tricks : 13 + tricks;
            var deal = deal(words.length > 1 ? words[1] : "");
            table.deal("1HN%+d".formatted(norths - 7).replace("+0", "="), deal);
        }
        return table;
    }

    private static Deal deal(String honours) {
        return Holdings.deal(
                switch (honours) {
                    case "A3" -> "N HA HK, S HQ, E HJ";
                    case "A4" -> "N HA HK, S HQ HJ";
                    case "B3" -> "E HA HK, W HQ, N HJ";
                    case "B4" -> "E HA HK, W HQ HJ";
                    default -> "N HA HK, E HQ HJ";
                });
    }
}
