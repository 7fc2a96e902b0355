package overtrick.bridge.ancestors;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.cards.Side.EAST_WEST;
import static overtrick.cards.Side.NORTH_SOUTH;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.Holdings;
import overtrick.bridge.auction.Declaring.Cap;
import overtrick.bridge.board.BoardRules;
import overtrick.bridge.board.HouseRules;
import overtrick.bridge.rubber.RubberScore;
import overtrick.bridge.sheet.Entry;
import overtrick.bridge.sheet.Reason;
import overtrick.bridge.sitting.ScoredSitting;
import overtrick.bridge.sitting.SittingGame;
import overtrick.cards.Seat;
import overtrick.testkit.Conformance;

class BridgeWhistTest {

    private static final String LOW_HEARTS = "H2 H3 H4 H5 H6 H7 H8 H9";

    /// South leaves it to North, who names hearts; three doubles, and North wants more. West has no
    /// heart. South stays declarer.
    @ParameterizedTest(name = "{0}: {1} below, the other way {2}")
    @CsvSource({
        "NONE,        P 1H X XX X XX P P, 384, 256",
        "AT_MOST_100, P 1H X XX X P P,    192, 128",
        "CUT_TO_100,  P 1H X XX X XX P P, 300, 200",
    })
    void doublingToAndFro(Cap cap, String calls, int made, int lost) {
        var deal = Holdings.deal("N HA HK, S HQ HJ, E HT " + LOW_HEARTS + ", W SA");
        var score = table(cap, Seat.SOUTH).deal(calls, 9, deal).score();

        assertThat(score.sheet().entries())
                .containsExactlyInAnyOrder(
                        Entry.below(1, NORTH_SOUTH, made),
                        Entry.above(1, NORTH_SOUTH, Reason.HONOURS, 32),
                        Entry.above(1, EAST_WEST, Reason.CHICANE, 16));
        var other = table(cap, Seat.SOUTH).deal(calls, 5, deal);
        assertThat(other.score().sheet().below(EAST_WEST)).isEqualTo(lost);
        assertThat(other.board().contract().orElseThrow().declarer()).isEqualTo(Seat.SOUTH);
        assertThat(other.board().contract().orElseThrow().leader()).isEqualTo(Seat.WEST);
    }

    /// Six deals; AB are North–South. The other side would win but for the rubber.
    @Test
    void theWholeRubber() {
        var rubber =
                table(Cap.NONE, Seat.NORTH)
                        .deal("1D P P", 9, Holdings.deal("N DA DK, S DQ DJ, E DT, W D2"))
                        .deal("1N P P", 8, Holdings.deal("E SA HA, W DA, N CA"))
                        .deal("1H P P", 8, Holdings.deal("N HA HK, S HQ, E HJ HT, W H2"))
                        .deal("1C P P", 6, Holdings.deal("E CA CK, W CQ CJ, N CT, S C2"))
                        .deal("1N P P", 8, Holdings.deal("E SA HA DA CA"))
                        .deal("1S P P", 6, Holdings.deal("E SA SK, W SQ SJ, N ST, S S2"));
        var sheet = rubber.score().sheet();

        assertThat(rubber.score().winner()).contains(NORTH_SOUTH);
        assertThat(sheet.below(NORTH_SOUTH)).isEqualTo(64);
        assertThat(sheet.total(NORTH_SOUTH)).isEqualTo(204);
        assertThat(sheet.below(EAST_WEST)).isEqualTo(24);
        assertThat(sheet.total(EAST_WEST)).isEqualTo(178);
        assertThat(sheet.lines()).containsExactly(3, 6);
        assertThat(rubber.next()).isEmpty();
    }

    @Test
    void aGrandSlamAtNotrump() {
        var sheet =
                table(Cap.NONE, Seat.NORTH)
                        .deal("1N P P", 13, Holdings.deal("N SA HA, S DA CA"))
                        .score()
                        .sheet();

        assertThat(sheet.below(NORTH_SOUTH)).isEqualTo(84);
        assertThat(sheet.above(NORTH_SOUTH)).isEqualTo(80);
    }

    @Test
    void theOtherSideMayWinASlam() {
        var sheet =
                table(Cap.NONE, Seat.NORTH)
                        .deal("1S P P", 1, Holdings.deal("N SA SK, E SQ SJ ST"))
                        .score()
                        .sheet();

        assertThat(sheet.entries())
                .contains(
                        Entry.below(1, EAST_WEST, 12), Entry.above(1, EAST_WEST, Reason.SLAM, 20));
    }

    @Test
    void partnersWithoutATrumpHaveDoubleChicane() {
        var sheet =
                table(Cap.NONE, Seat.NORTH)
                        .deal("1H P P", 9, Holdings.deal("N HA HK HQ HJ HT, S " + LOW_HEARTS))
                        .score()
                        .sheet();

        assertThat(sheet.entries()).contains(Entry.above(1, EAST_WEST, Reason.CHICANE, 32));
    }

    @ParameterizedTest
    @CsvSource({"NONE", "AT_MOST_100", "CUT_TO_100"})
    void randomRubbersKeepThePromises(Cap cap) {
        var terms = BridgeWhistTerms.with(cap);
        var boards = new BoardRules(HouseRules.FRIENDLY, terms.declaring());
        var game =
                new SittingGame<>(
                        new BridgeWhistScorer(terms, Seat.EAST),
                        boards,
                        3,
                        score ->
                                assertThat(score.sheet().gameWinners().size())
                                        .isLessThanOrEqualTo(3));

        assertThat(new Conformance<>(game).play(2))
                .allSatisfy(one -> assertThat(one.end().score().deals()).isPositive());
    }

    private static ScoredSitting<RubberScore> table(Cap cap, Seat dealer) {
        var terms = BridgeWhistTerms.with(cap);
        return new ScoredSitting<>(
                new BridgeWhistScorer(terms, dealer),
                new BoardRules(HouseRules.FRIENDLY, terms.declaring()));
    }
}
