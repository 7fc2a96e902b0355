package overtrick.bridge.rubber;

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
import overtrick.bridge.rubber.RubberTerms.Rounding;
import overtrick.bridge.score.UndertrickCode;
import overtrick.bridge.sheet.Entry;
import overtrick.bridge.sheet.Reason;
import overtrick.bridge.sitting.NextDeal;
import overtrick.bridge.sitting.ScoredSitting;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// “We” are North–South, “they” East–West.
class RubberTest {

    private static final RubberScorer USUAL = new RubberScorer(RubberTerms.USUAL, Seat.NORTH);

    /// Nine deals: we win by 810 although they win the rubber.
    @Test
    void theWholeRubber() {
        var rubber = played("2HN+2", "4SXE-2", "3NE+1", "3SE=", "2DE-2", "6HXN+1", "1NE+1", "3CN=");
        assertThat(rubber.score().isOver()).isFalse();
        var score = rubber.deal("3HE=").score();

        assertThat(score.winner()).contains(EAST_WEST);
        assertThat(rubber.next()).isEmpty();
        assertThat(score.sheet().lines()).containsExactly(3, 6, 9);
        assertThat(score.sheet().gameWinners()).containsExactly(EAST_WEST, NORTH_SOUTH, EAST_WEST);
        assertThat(columns(score, NORTH_SOUTH)).isEqualTo("480 + 1210 = 1690");
        assertThat(columns(score, EAST_WEST)).isEqualTo("320 + 560 = 880");
        assertThat(USUAL.units(score)).isEqualTo(8);
        assertThat(USUAL.stopped(score)).isEqualTo(score.sheet());
    }

    @Test
    void everyFigureHasItsReason() {
        var score = played("2HN+2", "4SXE-2", "3NE+1", "3SE=", "2DE-2", "6HXN+1").score();

        assertThat(score.sheet().entries())
                .containsExactly(
                        Entry.below(1, NORTH_SOUTH, 60),
                        Entry.above(1, NORTH_SOUTH, Reason.OVERTRICKS, 60),
                        Entry.above(2, NORTH_SOUTH, Reason.UNDERTRICKS, 300),
                        Entry.below(3, EAST_WEST, 100),
                        Entry.above(3, EAST_WEST, Reason.OVERTRICKS, 30),
                        Entry.below(4, EAST_WEST, 90),
                        Entry.above(5, NORTH_SOUTH, Reason.UNDERTRICKS, 200),
                        Entry.below(6, NORTH_SOUTH, 360),
                        Entry.above(6, NORTH_SOUTH, Reason.SLAM, 500),
                        Entry.above(6, NORTH_SOUTH, Reason.DOUBLED_AND_MADE, 50),
                        Entry.above(6, NORTH_SOUTH, Reason.OVERTRICKS, 100));
    }

    /// Dummy's honours count, and a defender's; then the rubber is left unfinished.
    @Test
    void anUnfinishedRubberWithHonours() {
        var dummysHearts = Holdings.deal("N HA HK HQ HJ, E HT");
        var fourAces = Holdings.deal("W SA HA DA CA");
        var score =
                played().deal("4HS=", dummysHearts).deal("2NE+1", fourAces).deal("3NS-1").score();

        assertThat(score.sheet().total(NORTH_SOUTH)).isEqualTo(220);
        assertThat(USUAL.stopped(score).total(NORTH_SOUTH)).isEqualTo(520);
        assertThat(USUAL.stopped(score).total(EAST_WEST)).isEqualTo(450);
        assertThat(USUAL.units(score)).isEqualTo(1);
    }

    @ParameterizedTest(name = "{0} by North in hearts or notrump: {2} to North–South, {3} to them")
    @CsvSource({
        "N HA HK HQ HJ HT,        2HN=,    150, 0",
        "N HA HK HQ HJ; E HT,     2HN-1,   100, 0", // also when the contract fails
        "N HA HK HQ HJ; E HT,     2HXXN=,  100, 0", // never doubled
        "N HA HK HQ; S HJ HT,     2HN=,    0,   0", // not in one hand
        "W HK HQ HJ HT; N HA,     2HN=,    0,   100", // a defender's
        "S SA HA DA CA,           1NN=,    150, 0",
        "N SA HA DA; S CA,        1NN=,    0,   0",
        "N SA HA DA CA HK; E HQ,  1HN=,    0,   0", // aces are none in a suit
    })
    void honoursOfOneHand(String holdings, String result, int ours, int theirs) {
        var score = played().deal(result, Holdings.deal(holdings.replace(';', ','))).score();

        assertThat(honours(score, NORTH_SOUTH)).isEqualTo(ours);
        assertThat(honours(score, EAST_WEST)).isEqualTo(theirs);
    }

    @Test
    void honoursMayBeLeftOut() {
        var without = new RubberTerms(false, 100, UndertrickCode.SINCE_1987, Rounding.HALF_UP);
        var score =
                new ScoredSitting<>(new RubberScorer(without, Seat.NORTH))
                        .deal("2HN=", Holdings.deal("N HA HK HQ HJ HT"))
                        .score();

        assertThat(score.sheet().total(NORTH_SOUTH)).isEqualTo(60);
    }

    @ParameterizedTest(name = "{0}: rubber {1}")
    @CsvSource({"4HN= 4HN=, 700", "4HN= 4HE= 4HN=, 500", "4HE= 4HN= 4HN=, 500"})
    void theRubberIsWorthMoreWithoutAGameOfTheirs(String results, int points) {
        var score = played(results.split(" ")).score();

        assertThat(score.sheet().entries())
                .contains(
                        Entry.above(results.split(" ").length, NORTH_SOUTH, Reason.RUBBER, points));
    }

    @ParameterizedTest(name = "{0}: {1} and {2} more")
    @CsvSource({
        "4HN=,           300, 0",
        "4HN= 2HE=,      300, 100", // the bonuses go to different sides
        "4HN= 2HN=,      400, 0",
        "4HN= 2HN= 2HE=, 300, 0", // both have a part-score
        "4HN= 4HE=,      0,   0", // both have a game
        "2HN= 4HE=,      0,   300", // a part-score cut off is none
        "P,              0,   0",
    })
    void whatAnUnfinishedRubberGives(String results, int ours, int theirs) {
        var score = played(results.split(" ")).score();
        var stopped = USUAL.stopped(score);

        assertThat(stopped.total(NORTH_SOUTH) - score.sheet().total(NORTH_SOUTH)).isEqualTo(ours);
        assertThat(stopped.total(EAST_WEST) - score.sheet().total(EAST_WEST)).isEqualTo(theirs);
    }

    @Test
    void inOlderCodesTheOnlyPartScoreIsWorthHalf() {
        var older = new RubberTerms(true, 50, UndertrickCode.FROM_1935, Rounding.HALF_UP);
        var scorer = new RubberScorer(older, Seat.NORTH);
        var score = new ScoredSitting<>(scorer).deal("2HN=").score();

        assertThat(scorer.stopped(score).total(NORTH_SOUTH)).isEqualTo(110);
        assertThatThrownBy(() -> new RubberTerms(true, 75, UndertrickCode.FROM_1935, Rounding.NONE))
                .hasMessage("the only part-score is not worth 100 or 50: 75");
    }

    @ParameterizedTest(name = "{0} down doubled: {1}, since 1987 {2}, on the club’s sheet {3}")
    @CsvSource({
        "1,  100,  100,  100",
        "3,  500,  500,  500",
        "4,  700,  800,  600",
        "5,  900,  1100, 700",
        "10, 1900, 2600, 1200",
    })
    void fourDownDoubledHasHadManyPrices(int down, int before, int since, int club) {
        for (var code : UndertrickCode.values()) {
            var terms = new RubberTerms(true, 100, code, Rounding.HALF_UP);
            var scorer = new RubberScorer(terms, Seat.NORTH);
            var score = new ScoredSitting<>(scorer).deal("7NXE-" + down).score();

            assertThat(score.sheet().total(NORTH_SOUTH))
                    .as("%s", code)
                    .isEqualTo(
                            switch (code) {
                                case FROM_1935 -> before;
                                case SINCE_1987 -> since;
                                case CLUB_SHEET -> club;
                            });
        }
    }

    @ParameterizedTest
    @CsvSource({"840, 8, 8, 840", "850, 9, 8, 850", "860, 9, 9, 860", "50, 1, 0, 50", "0, 0, 0, 0"})
    void hundredsAreRounded(int difference, int up, int down, int none) {
        assertThat(Rounding.HALF_UP.units(difference)).isEqualTo(up);
        assertThat(Rounding.HALF_DOWN.units(difference)).isEqualTo(down);
        assertThat(Rounding.NONE.units(difference)).isEqualTo(none);
    }

    @Test
    void dealersTakeTurnsAndGamesMakeVulnerable() {
        var rubber = played();
        assertThat(rubber.next()).contains(new NextDeal(Seat.NORTH, Vulnerability.NONE));
        assertThat(rubber.deal("P").next()).contains(new NextDeal(Seat.EAST, Vulnerability.NONE));
        assertThat(rubber.deal("4HW=").next())
                .contains(new NextDeal(Seat.SOUTH, Vulnerability.EAST_WEST));
        assertThat(rubber.deal("4HN=").next())
                .contains(new NextDeal(Seat.WEST, Vulnerability.BOTH));
        assertThat(rubber.deal("4HN-1").score().sheet().entries())
                .contains(Entry.above(4, EAST_WEST, Reason.UNDERTRICKS, 100));
    }

    private static ScoredSitting<RubberScore> played(String... results) {
        var rubber = new ScoredSitting<>(USUAL);
        List.of(results).forEach(rubber::deal);
        return rubber;
    }

    private static String columns(RubberScore score, Side side) {
        var sheet = score.sheet();
        return "%d + %d = %d".formatted(sheet.below(side), sheet.above(side), sheet.total(side));
    }

    private static int honours(RubberScore score, Side side) {
        return score.sheet().entries().stream()
                .filter(entry -> entry.reason() == Reason.HONOURS && entry.column() == side)
                .mapToInt(Entry::points)
                .sum();
    }
}
