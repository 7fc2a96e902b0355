package overtrick.scoring.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SheetStandingTest {

    private static final double EXACT = 1e-9;

    @ParameterizedTest
    @CsvSource({"0,0,0,0", "1,0,0,0", "0,1,60,30", "1,1,90,20", "1,0,40,70"})
    void whatOneSideExpectsTheOtherLacks(int games, int theirs, int below, int theirBelow) {
        var rubber = new RubberStanding(games, theirs, below, theirBelow);
        assertThat(rubber.turned().worth()).isCloseTo(-rubber.worth(), within(EXACT));
        assertThat(rubber.turned().turned()).isEqualTo(rubber);
        for (int deal = 1; deal <= 4; deal++) {
            var chicago = new ChicagoStanding(deal, games > theirs, below, theirBelow);
            assertThat(chicago.turned().worth()).isCloseTo(-chicago.worth(), within(EXACT));
        }
    }

    @Test
    void nobodyIsAheadAtTheBeginning() {
        assertThat(new RubberStanding(0, 0, 0, 0).worth()).isCloseTo(0, within(EXACT));
        assertThat(new RubberStanding(1, 1, 50, 50).worth()).isCloseTo(0, within(EXACT));
    }

    /// As coins would have it the first game is worth 350; who is vulnerable loses more in
    /// contracts that fail.
    @Test
    void theFirstGameIsWorthHalfARubber() {
        assertThat(new RubberStanding(1, 0, 0, 0).worth()).isBetween(300.0, 350.0);
    }

    /// More below the line is worth more, and most to a side that needs one game for the rubber.
    @Test
    void partScoresAreWorthWhatTheyBringNearer() {
        for (int games = 0; games <= 1; games++) {
            double before = Double.NEGATIVE_INFINITY;
            for (int below = 0; below <= 90; below += 10) {
                double worth = new RubberStanding(games, games, below, 0).worth();
                assertThat(worth).as("%d below", below).isGreaterThanOrEqualTo(before);
                before = worth;
            }
        }
        double early = new RubberStanding(0, 0, 60, 0).worth();
        double late = new RubberStanding(1, 1, 60, 0).worth();
        assertThat(early).isBetween(50.0, 200.0);
        assertThat(late).isGreaterThan(early);
    }

    @Test
    void aGameTakesWhatTheOthersHadBelowTheLine() {
        var standing = new RubberStanding(0, 0, 60, 60);
        double after = new RubberStanding(1, 0, 0, 0).worth();
        assertThat(standing.made(60)).isCloseTo(after - standing.worth(), within(EXACT));
        assertThat(standing.made(30))
                .isCloseTo(
                        new RubberStanding(0, 0, 90, 60).worth() - standing.worth(), within(EXACT));
        assertThat(standing.failed()).isZero();
    }

    /// In the last deal nothing is to come but what it brings.
    @Test
    void theLastDealOfAChukkerHasItsPrices() {
        var last = new ChicagoStanding(4, true, 40, 0);
        assertThat(last.made(60) - last.failed()).isCloseTo(500, within(EXACT));
        assertThat(last.made(30) - last.failed()).isCloseTo(100, within(EXACT));
    }

    /// A part-score is worth less, the fewer deals are left in which it may become a game.
    @Test
    void aPartScoreWearsOff() {
        double before = Double.POSITIVE_INFINITY;
        for (int deal = 2; deal <= 4; deal++) {
            var with = new ChicagoStanding(deal, true, 60, 0);
            var without = new ChicagoStanding(deal, true, 0, 0);
            double worth = with.worth() - without.worth();
            assertThat(worth).as("deal %d", deal).isPositive();
            before = Math.min(before, worth);
        }
        assertThat(before).isPositive();
    }

    @Test
    void whatCannotBeIsRefused() {
        assertThatThrownBy(() -> new RubberStanding(2, 0, 0, 0)).hasMessageContaining("games");
        assertThatThrownBy(() -> new RubberStanding(0, 0, 100, 0)).hasMessageContaining("below");
        assertThatThrownBy(() -> new RubberStanding(0, 0, 0, 15)).hasMessageContaining("below");
        assertThatThrownBy(() -> new ChicagoStanding(5, true, 0, 0)).hasMessageContaining("deal");
    }
}
