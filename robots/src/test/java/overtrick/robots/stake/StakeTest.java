package overtrick.robots.stake;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.ancestors.AuctionTerms;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.party.PartyTerms;
import overtrick.bridge.party.PassedOutDeal;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.robots.natural.AuctionWorth;
import overtrick.scoring.odds.ChicagoStanding;
import overtrick.scoring.odds.RubberStanding;

class StakeTest {

    private static Contract contract(String bid) {
        return new Contract((Bid) Call.parse(bid), Doubling.UNDOUBLED, Seat.SOUTH);
    }

    private static Stake rubber(int games, int theirGames, int below, int theirBelow) {
        return new SheetStake(new RubberStanding(games, theirGames, below, theirBelow));
    }

    private static int points(Stake stake, String bid, int tricks) {
        return stake.points(contract(bid), Vulnerability.NONE, tricks);
    }

    /// 60 below the line and two hearts are game: nearly as much as four hearts.
    @Test
    void aPartScoreMakesAGameOfLess() {
        int game = points(rubber(0, 0, 60, 0), "2H", 8);

        assertThat(game).isGreaterThan(points(rubber(0, 0, 0, 0), "2H", 8) + 60);
        assertThat(points(rubber(0, 0, 60, 0), "4H", 10) - game).isBetween(0, 60);
        assertThat(rubber(0, 0, 60, 0).isGame((Bid) Call.parse("2H"), Side.NORTH_SOUTH)).isTrue();
        assertThat(rubber(0, 0, 60, 0).isGame((Bid) Call.parse("2H"), Side.EAST_WEST)).isFalse();
    }

    /// They have 60 below the line: to let them make two hearts costs a game.
    @Test
    void whoDefendsAgainstAPartScoreLosesMore() {
        var stake = rubber(0, 0, 0, 60);
        var theirs = new Contract((Bid) Call.parse("2H"), Doubling.UNDOUBLED, Seat.WEST);

        int made = stake.points(theirs, Vulnerability.NONE, 8);
        assertThat(made).isGreaterThan(250);
        assertThat(points(stake, "3D", 8)).as("one down beside it").isGreaterThan(50 - made);
    }

    /// The second game wins the rubber: 700, or 500 with a game of theirs.
    @Test
    void theLastGameBringsThePremium() {
        assertThat(points(rubber(1, 0, 0, 0), "4H", 10))
                .isEqualTo((int) Math.round(120 + 700 - new RubberStanding(1, 0, 0, 0).worth()));
        assertThat(points(rubber(1, 1, 0, 0), "4H", 10)).isEqualTo(120 + 500);
    }

    @Test
    void aContractThatFailsCostsItsUndertricks() {
        assertThat(points(rubber(0, 1, 40, 70), "4H", 8)).isEqualTo(-100);
        assertThat(rubber(1, 1, 0, 0).points(contract("4H"), Vulnerability.BOTH, 8))
                .isEqualTo(-200);
    }

    /// In the last deal of a chukker a part-score brings 100, and what was there before is lost.
    @Test
    void theLastDealOfAChukkerCarriesNothingOn() {
        var level = new SheetStake(new ChicagoStanding(4, false, 0, 0));
        assertThat(level.points(contract("2H"), Vulnerability.BOTH, 8)).isEqualTo(60 + 100);
        assertThat(level.points(contract("4H"), Vulnerability.BOTH, 10)).isEqualTo(120 + 500);

        var first = new SheetStake(new ChicagoStanding(1, false, 40, 0));
        assertThat(first.points(contract("2H"), Vulnerability.NONE, 8))
                .isGreaterThan(60 + 300 - 150)
                .isLessThan(60 + 300);
    }

    /// A point more wins the board, and no more than a thousand do.
    @ParameterizedTest
    @CsvSource({
        "IMPS, 420, 170, 6",
        "MATCHPOINTS, 430, 420, 1",
        "BOARD_A_MATCH, 1430, 420, 1",
        "BOARD_A_MATCH, 420, 420, 0",
        "BOARD_A_MATCH, 400, 420, -1",
        "TOTAL_POINTS, 420, 170, 6.25",
    })
    void eachFormHasItsGain(Plain stake, int one, int other, double gain) {
        assertThat(stake.gain(one, other)).isEqualTo(gain);
    }

    /// 25 points should score 300: two hearts with ten tricks is 170, 130 too little.
    @Test
    void aPartyAsksWhatTheCardsShouldScore() {
        var party = new PartyStake(PartyTerms.USUAL);
        int due = party.due(25, Side.NORTH_SOUTH, Vulnerability.NONE);

        assertThat(due).isEqualTo(300);
        assertThat(party.due(15, Side.EAST_WEST, Vulnerability.NONE)).isEqualTo(-300);
        assertThat(party.settled(points(party, "2H", 10), due)).isEqualTo(-4);
        assertThat(party.settled(points(party, "4H", 10), due)).isEqualTo(3);
        assertThat(party.gain(3, -4)).isEqualTo(7);
        assertThat(party.passedOut(due)).isZero();
        var missed = new PartyStake(PartyTerms.USUAL.when(PassedOutDeal.MISSES_TARGET));
        assertThat(missed.passedOut(due)).isEqualTo(-7);
    }

    /// Of plafond, in which only what is bid counts towards a game.
    @Test
    void aGameBidByJudgementIsPlayedForWhatItIsBidFor() {
        var worth = new AuctionWorth(AuctionTerms.PLAFOND, _ -> 0);
        var contract = contract("2H");

        assertThat(new NaturalStake(worth).points(contract, Vulnerability.NONE, 7))
                .isEqualTo((int) Math.round(worth.of(contract.bid(), 1, Seat.SOUTH, 7)))
                .isNegative();
    }

    @Test
    void onlyASheetHasAnythingBelowTheLine() {
        for (Stake stake : List.<Stake>of(Plain.IMPS, new PartyStake(PartyTerms.USUAL))) {
            assertThat(stake.below(Side.NORTH_SOUTH)).isZero();
        }
        assertThat(rubber(0, 0, 30, 60).below(Side.NORTH_SOUTH)).isEqualTo(30);
        assertThat(rubber(0, 0, 30, 60).below(Side.EAST_WEST)).isEqualTo(60);
    }
}
