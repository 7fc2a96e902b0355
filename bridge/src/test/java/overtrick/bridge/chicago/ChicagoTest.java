package overtrick.bridge.chicago;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static overtrick.cards.Side.EAST_WEST;
import static overtrick.cards.Side.NORTH_SOUTH;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.Holdings;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.board.BoardRules;
import overtrick.bridge.chicago.ChicagoTerms.PartScores;
import overtrick.bridge.chicago.ChicagoTerms.VulnerableSide;
import overtrick.bridge.sheet.Entry;
import overtrick.bridge.sheet.Reason;
import overtrick.bridge.sitting.NextDeal;
import overtrick.bridge.sitting.ScoredSitting;
import overtrick.bridge.sitting.SittingGame;
import overtrick.cards.Seat;
import overtrick.testkit.Conformance;

class ChicagoTest {

    /// East passes the second deal out once and deals again.
    @ParameterizedTest(name = "{0}: {1} to {2}")
    @CsvSource({"CARRY, 700, 190", "FIFTY, 300, 140"})
    void theWholeChukker(PartScores partScores, int northSouth, int eastWest) {
        var score = played(partScores, "2HN=", "P", "3NE-1", "2DS=", "2SW+1").score();

        assertThat(score.isOver()).isTrue();
        assertThat(score.sheet().total(NORTH_SOUTH)).isEqualTo(northSouth);
        assertThat(score.sheet().total(EAST_WEST)).isEqualTo(eastWest);
    }

    @Test
    void dealerAndVulnerabilityOfEachDeal() {
        var chukker = played(PartScores.CARRY);

        assertThat(chukker.next()).contains(new NextDeal(Seat.NORTH, Vulnerability.NONE));
        assertThat(chukker.deal("1NN=").next())
                .contains(new NextDeal(Seat.EAST, Vulnerability.EAST_WEST));
        assertThat(chukker.deal("P").next())
                .contains(new NextDeal(Seat.EAST, Vulnerability.EAST_WEST));
        assertThat(chukker.deal("1NN=").next())
                .contains(new NextDeal(Seat.SOUTH, Vulnerability.NORTH_SOUTH));
        assertThat(chukker.deal("1NN=").next())
                .contains(new NextDeal(Seat.WEST, Vulnerability.BOTH));
        assertThat(chukker.deal("1NN=").next()).isEmpty();
    }

    @Test
    void theOpponentsMayBeVulnerableInstead() {
        var cavendish = new ChicagoTerms(PartScores.FIFTY, false, VulnerableSide.OPPONENTS);
        var chukker = new ScoredSitting<>(new ChicagoScorer(cavendish, Seat.NORTH)).deal("1NN=");

        assertThat(chukker.next()).contains(new NextDeal(Seat.EAST, Vulnerability.NORTH_SOUTH));
        assertThat(chukker.deal("1NN=").next())
                .contains(new NextDeal(Seat.SOUTH, Vulnerability.EAST_WEST));
    }

    /// The bonus goes by the vulnerability of the deal that completes the game.
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "4HN=,                300",
        "1NE= 4HE=,           500",
        "1NE= 4HN=,           300",
        "2HN= 1NE= 2HN=,      500", // carried on, completed when vulnerable
        "1NE= 1NE= 1NE= 4HN=, 500",
    })
    void theGameBonus(String results, int bonus) {
        var score = played(PartScores.CARRY, results.split(" ")).score();

        assertThat(score.sheet().entries().getLast().points()).isEqualTo(bonus);
        assertThat(score.sheet().entries().getLast().reason()).isEqualTo(Reason.GAME);
    }

    /// Made in the last deal, not completing a game, whatever the other side has.
    @ParameterizedTest(name = "{0}: {1} and {2}")
    @CsvSource({
        "P 1NN= 1NN= P 4HE= 2HN=, 0, 100",
        "1NN= 1NN= 4HE= 2HE=,     0, 100",
        "1NN= 4HE= 2HE= 2HN=,     0, 100", // both have one
        "1NN= 1NN= 1HN= 2HN-1,    0, 0",
        "2HN= 4HE= 1NN= 2HN=,     0, 0", // 40 and 60 make a game
    })
    void theLastPartScore(String results, int before, int last) {
        var score = played(PartScores.CARRY, results.split(" ")).score();

        assertThat(partScores(score, 1) + partScores(score, 2) + partScores(score, 3))
                .isEqualTo(before);
        assertThat(partScores(score, 4)).isEqualTo(last);
    }

    @Test
    void aGameCutsTheOthersPartScoreOff() {
        var score = played(PartScores.CARRY, "2HN=", "4HE=", "2HN=").score();

        assertThat(score.sheet().gameWinners()).containsExactly(EAST_WEST);
        assertThat(score.sheet().partScore(NORTH_SOUTH)).isEqualTo(60);
    }

    @Test
    void honoursCountInTheClassicGameOnly() {
        var hearts = Holdings.deal("E HA HK HQ HJ HT");

        for (var terms : List.of(ChicagoTerms.CLASSIC, ChicagoTerms.MODERN)) {
            var score =
                    new ScoredSitting<>(new ChicagoScorer(terms, Seat.NORTH))
                            .deal("2HN=", hearts)
                            .score();
            assertThat(
                            score.sheet()
                                    .entries()
                                    .contains(Entry.above(1, EAST_WEST, Reason.HONOURS, 150)))
                    .isEqualTo(terms.honours());
        }
    }

    @Test
    void thereIsNoFifthDeal() {
        assertThatThrownBy(() -> ChicagoTerms.CLASSIC.vulnerability(5, Seat.NORTH))
                .hasMessage("deal is not 1 to 4: 5");
    }

    @ParameterizedTest
    @CsvSource({"CARRY", "FIFTY"})
    void randomChukkersKeepThePromises(PartScores partScores) {
        var terms = new ChicagoTerms(partScores, true, VulnerableSide.DEALERS);
        var scorer = new ChicagoScorer(terms, Seat.WEST);
        var game =
                new SittingGame<>(
                        scorer,
                        new BoardRules(),
                        6,
                        score -> assertThat(score.deals()).isBetween(0, 4));
        var played = new Conformance<>(game).play(3);

        assertThat(played)
                .allSatisfy(one ->
                        assertThat(one.end().score().isOver() || one.end().opened() == 6).isTrue());
    }

    private static ScoredSitting<ChicagoScore> played(PartScores partScores, String... results) {
        var terms = new ChicagoTerms(partScores, true, VulnerableSide.DEALERS);
        var chukker = new ScoredSitting<>(new ChicagoScorer(terms, Seat.NORTH));
        List.of(results).forEach(chukker::deal);
        return chukker;
    }

    private static int partScores(ChicagoScore score, int deal) {
        return score.sheet().entries().stream()
                .filter(entry -> entry.deal() == deal && entry.reason() == Reason.PART_SCORE)
                .mapToInt(Entry::points)
                .sum();
    }
}
