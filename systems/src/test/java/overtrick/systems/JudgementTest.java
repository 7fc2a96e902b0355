package overtrick.systems;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.auction.Call.Word;
import overtrick.systems.hand.Hand;

/// robots.md §2.3: what the natural judgement does where the book has no row.
class JudgementTest {

    private static final BiddingSystem SYSTEM = BiddingSystem.named("standard-american");

    /// Trumps for the level, a stack against theirs, a double of what is too high, a sacrifice,
    /// games with the stopper that partner has shown, time taken below a forced game, slams.
    @ParameterizedTest(name = "{0}: {1} with {2}, not with {3}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      1H (1S) 2H (2S)          | 3H | 32.AQJ432.Q32.K2 | 32.AQJ32.AQ2.432
                      1H (1S) 2H (3S)          | 4H | KJ92.AQ432.AJ.32 | KJ92.A5432.AJ.32
                      1H (2C) 2H (5C)          | X  | 2.AKJ32.AK32.KQ2 | 2.AQJ32.AJ32.432
                      1S (2H) 2S (4H)          | 4S | KQJ5432.2.AQ32.2| AQJ32.32.KQ2.432
                      1H (1S) 2H (2S)          | 4H | 32.AQJ432.AQ2.32 | 32.AQJ432.Q32.K2
                      1S P P (X) P (2H)        | 2S | QJ52.432.Q95.T72 | 5432.432.J95.T72
                      1C P P (X) P (1H)        | 2C | 9862.54.63.JT765 | 9862.543.63.JT76
                      1C (1H) 2D (3H)          | 5D | AQ76.JT.KT8.K854 | AQ76.JT.K8.QJ854
                      1S P 2S (3D)             | 4S | AKQJ32.K2.2.KQ32 | AQ432.K32.32.K32
                      1D (1S) X P 1N P         | 3N | 32.AQ32.K32.KJ32 | 32.Q432.K32.J432
                      1S P 3H P                | 3S | AQ5432.2.K32.K32   | AQ432.2.K432.K32
                      1C P 2D P                | 6N | AQ2.AQ2.Q2.KQJ32   | K32.A32.Q2.K5432
                      1D P 1S P 3D P           | 6D | KQ32.A32.K432.32 | KQ32.Q32.K432.32
                      1D P 3D P                | 6D | AQ.A9.AQ876.KT53 | AQ.J9.AQ876.KT53
                      1H P 2H P 3C P 3H P      | 4H | A.AT97653.Q.KJ76 | AQ.AT976.Q2.KJ76
                      1H P 1S P 2D P 2H P 3N P | 4H | QJ975.J52.KJ2.83 | QJ975.J2.KJ32.83
                      1D P 1S P 1N P 2D P 2N P | 3N | KQ432.A32.K2.Q32 | KQJ432.A32.K2.32
                    """)
    void strengthAndTrumpsDecide(String auction, String call, String must, String not) {
        var now = Fixture.after(SYSTEM, auction);
        var makes = now.choose(Hand.parse(must)).row();

        assertThat(makes.call().code()).as(must).isEqualTo(call);
        assertThat(makes.place()).isEqualTo("judgement");
        assertThat(now.choose(Hand.parse(not)).call().code()).as(not).isNotEqualTo(call);
        assertThat(now.meaning(makes.call()).shows().contains(Hand.parse(must))).isTrue();
    }

    /// A penalty double of partner's, a game that partner has placed: both are left alone.
    @ParameterizedTest(name = "{0}: pass with {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      1S (X) XX (2H) X (P) | KQJ432.A2.K32.32
                      1S (X) XX (2H) X (P) | KQT32.32.AQ32.K2
                      1C P 1H P 1N P 4H P  | KQ2.A32.K432.Q32
                      1N P P (2H)          | AQ2.KJ3.K432.QJ2
                    """)
    void whatPartnerHasDecidedStands(String auction, String hand) {
        var choice = Fixture.after(SYSTEM, auction).choose(Hand.parse(hand));

        assertThat(choice.call()).isEqualTo(Word.PASS);
    }

    /// Whatever the hand, an auction that is forced to game does not stop below it.
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "1D P 1S P 1N P 2D P 2N P",
        "1S P 2N P 3D P",
        "2C P 2D P 2S P 2N P",
        "1C P 1H P 1S P 2D P"
    })
    void nobodyPassesBelowAForcedGame(String auction) {
        var now = Fixture.after(SYSTEM, auction);

        for (var hand :
                new String[] {
                    "5432.5432.5432.2", "AKQJ.AKQJ.AKQ.32", "32.32.65432.5432", "K32.K32.K32.5432"
                }) {
            assertThat(now.choose(Hand.parse(hand)).call()).as(hand).isNotEqualTo(Word.PASS);
        }
    }
}
