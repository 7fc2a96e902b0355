package overtrick.systems;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.auction.Call.Word;
import overtrick.systems.hand.Hand;

/// Second and later calls of the undisturbed auction: checkback, fourth suit, extras, tries.
class ContinuationsTest {

    private static final BiddingSystem SYSTEM = BiddingSystem.named("standard-american");

    @ParameterizedTest(name = "{0}: {1} with {2}, not with {3}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      1D P 1S P 1N P           | 2D | KQ432.A32.K2.Q32 | KQ432.A32.32.432
                      1D P 1S P 1N P           | 2C | KQ432.A32.32.Q32 | KQ432.432.32.432
                      1D P 1S P 1N P           | 2S | KQ5432.32.Q2.432 | KQ32.432.32.Q432
                      1D P 1S P 1N P           | 2H | KQ432.Q432.2.432 | KQ432.A32.32.432
                      1D P 1S P 1N P           | 3N | KQ32.A32.K2.Q432 | KQ32.432.32.Q432
                      1D P 1S P 1N P           | 3N | KQ32.A32.Q2.Q432 | KQ32.A32.J2.Q432
                      1D P 1S P 1N P           | 2N | KQ32.A32.J2.Q432 | KQ32.A32.Q2.Q432
                      1D P 1S P 1N P 2D P      | 2S | A32.KQ2.Q432.J32 | A2.KQ2.Q5432.Q32
                      1D P 1S P 1N P 2D P      | 2H | A2.KQ32.Q432.Q32 | A32.KQ2.Q432.Q32
                      1D P 1S P 1N P 2C P 2D P | 2S | KQ432.A32.32.Q32 | KQ5432.A2.32.Q32
                      1D P 1S P 2N P           | 3C | KQ432.K2.432.432 | KQ32.32.5432.432
                      1D P 1S P 2N P 3C P      | 3S | A32.AQ2.KQ32.KJ2 | A2.AQ32.KQ32.KJ2
                      1D P 1H P 2D P           | 2S | K432.KQJ32.2.K32 | 432.KQ432.32.432
                      1D P 1H P 2D P           | 2N | KQ2.KQ32.32.Q432 | 432.KQ432.32.432
                      1D P 1H P 2D P           | 3H | K2.KQJ432.32.Q32 | K2.KQJ32.432.Q32
                      1D P 1H P 2D P           | P  | 432.KQ432.J2.432 | K432.KQJ32.2.K32
                      1C P 1H P 1S P           | 2D | 32.AQ432.432.AK2 | 32.AQ32.432.5432
                      1C P 1H P 1S P           | 4S | KQ32.AQ32.32.Q32 | KQ32.Q432.32.432
                      1C P 1H P 1S P           | 3S | KQ32.AJ32.432.32 | KQ32.Q432.432.32
                      1C P 1H P 1S P           | 3N | 32.AQ32.KQ2.Q432 | 32.AQ32.432.5432
                      1C P 1H P 1S P 2D P      | 2H | AQ32.K32.32.KQ32 | AQ32.32.K32.KQ32
                      1C P 1H P 1S P 2D P      | 2N | AQ32.32.KJ2.KQ32 | AQ32.32.432.KQJ2
                      1S P 1N P 2D P           | 2S | K2.Q432.32.Q5432 | 2.Q432.432.KQ432
                      1H P 1S P 2C P           | 2H | KQ32.32.5432.Q32 | KQ32.2.5432.Q432
                      1H P 1S P 2C P           | 3D | KQ432.A2.432.AQ2 | KQ32.32.5432.Q32
                      1H P 1S P 2C P 3D P      | 3S | K32.AKJ32.2.KQ32 | 2.AKJ32.K32.KQ32
                      1D P 1H P 2C P           | 2S | 432.AQ432.A2.K32 | 432.KQ32.32.5432
                      1D P 1S P 2H P           | 2N | KQ32.J2.432.5432 | KQ432.32.32.5432
                      1D P 1S P 2H P           | 3H | KQ32.KJ32.32.A32 | KQ32.32.432.5432
                      1D P 1S P 3D P           | 3N | KQ32.K32.32.Q432 | KQ32.432.32.5432
                      1D P 1S P 3D P           | P  | KQ32.J32.32.5432 | KQ32.K32.32.Q432
                      1S P 2S P                | 3D | AQ432.K2.KQJ2.32 | AQ432.Q32.K32.32
                      1S P 2S P                | 2N | AQ432.KQ2.Q32.Q2 | AQ432.Q32.K32.32
                      1S P 2S P 3D P           | 4S | K32.32.KQ32.5432 | K32.Q432.432.Q32
                      1S P 2S P 3D P           | 3S | K32.Q432.432.Q32 | K32.32.KQ32.5432
                      1C P 1H P 2H P           | 4H | A2.KQ432.K432.32 | A2.Q432.Q432.432
                      1C P 1H P 2H P           | 3H | A2.KQ32.Q432.432 | A2.Q432.Q432.432
                      2S P 2N P 3S P           | 4S | K2.AK32.AQ32.432 | 2.AK32.AQ32.KQ32
                      2H P 2S P                | 3S | K32.KQ5432.32.32 | 32.KQJ432.432.32
                      3N P                     | P  | AK32.AQ2.K32.432 | 5432.5432.432.32
                      3N P                     | 4C | 5432.5432.432.32 | AK32.AQ2.K32.432
                      3N P 4C P                | 4D | 2.32.AKQJ432.432 | 2.32.432.AKQJ432
                      2C P 2D P 2H P           | 4H | 432.Q32.5432.432 | K32.Q32.K432.432
                      2C P 2D P 2H P           | 3H | K32.Q32.K432.432 | 432.Q32.5432.432
                      2C P 2D P 2N P           | 3C | Q432.K32.5432.32 | 432.432.5432.432
                      2C P 2D P 2N P 3C P      | 3S | AKQ2.AK2.AQ32.32 | AK2.AK2.AQ32.KQ2
                      1S P 2C P 2S P           | 4S | K2.A32.432.AQ432 | 2.A32.K432.AQ432
                      1S P 2C P 2S P           | 2N | 2.K32.K432.AJ432 | K2.A32.432.AQ432
                      1S P 2D P 2S P 3D P      | 3N | AQ5432.KJ.32.K32 | AQ5432.K2.32.Q32
                      1S P 2D P 2S P 3D P      | 5D | KQ5432.2.K32.K32 | KQ5432.K2.2.K432
                      1S P 1N P 3S P           | 4S | K2.J32.QJ32.5432 | K2.432.QJ32.5432
                      1S P 3S P                | 4S | AQ432.K432.2.K32 | AQ432.K32.K32.32
                      1D P 1S P 2D P           | 5D | KQ32.2.KQ32.5432 | KQ32.32.KQ32.432
                      1D P 1S P 2D P           | 3D | KQ32.J2.KQ32.432 | KQ32.32.KQ32.432
                      1D P 1S P 3D P           | 3N | KQ32.KQ32.2.Q432 | KQ32.A32.K432.32
                      1C P 1S P 2H P 2S P      | 4S | K32.AKJ2.2.AQ432 | 2.AKJ2.K32.AQ432
                      1C P 1H P 1S P           | 2S | KQ32.KJ32.432.32 | KQ32.AJ32.432.32
                      1S P 2D P 2H P           | 4H | 2.KQ32.AQ432.432 | 2.KQ2.AQ432.5432
                      1S P 2D P 2H P           | 3H | 2.KQ32.AKQ32.432 | 2.KQ32.AQ432.432
                      1S P 2C P 2H P           | 3N | Q2.K32.A32.KQ432 | KQ2.2.A432.KQJ32
                      1D P 2C P 3C P           | 3N | K32.Q32.32.AQ432 | 2.K32.Q432.AQ432
                      1S P 1N P 2H P           | 4H | 7.KJ84.AJT8765.3 | 7.KJ8.AJT8765.32
                      1S P 1N P 2S P           | 4H | 4.QJT8732.A3.J97 | 4.QJT873.A32.J97
                      1S P 1N P 2S P           | 3H | 4.QJT873.A32.J97 | 43.QJT87.A32.J97
                      1H P 1S P 2H P 2N P      | 3S | A62.K98754.9.KQ5 | A6.K98754.92.KQ5
                      1D P 1S P 2C P 2N P      | 3S | KT3.2.AK765.A842 | K3.32.AK765.A842
                      1H P 2D P 2H P 2N P      | 3S | AK984.KQ9873.6.5 | AK98.KQ9873.62.5
                      1S P 2D P 2H P 2N P      | 3N | AQ543.KQ32.Q2.K7 | AQ543.KJ32.32.Q7
                      2S P                     | 4S | A932.KQJ62.K4.96 | 932.KQJ62.K4.Q96
                      1C P 1H P 1S P           | 3H | Q.AQ9643.K8742.7 | Q3.AQ964.K874.72
                      1N P 2D P 3H P           | 3S | 2.KQJ854.A652.Q2 | 23.KQJ85.QJ65.Q2
                      1C P 1S P 2C P           | 2H | QJ752.JT854.K5.6 | QJ752.JT85.K54.6
                      1H P 1S P 3H P           | 3N | KJ32.3.Q432.J432 | QJ32.3.Q432.5432
                      1D P 2C P 3C P           | 5C | 2.K32.Q432.AQ432 | K32.Q32.32.AQ432
                      1H P 3D P 3N P           | 6H | A76.AK43.KQJ87.6 | A76.AK4.KQJ87.62
                      1D P 1H P 2C P 3N P 4N P | 6C | A3.AJ75.Q75.KT85 | A32.AJ75.Q75.KT8
                    """)
    void oneHandMakesTheCallAndAnotherDoesNot(
            String auction, String call, String must, String not) {
        Fixture.check(SYSTEM, auction, call, must, not);
    }

    /// Responder's own suit is forcing over a reverse, elsewhere it ends the auction.
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      1C P 1S P 2H P 2S P | 2.AKJ2.K32.AQ432 | false
                      1D P 1S P 2C P 2S P | 2.A32.KQ432.KJ32 | true
                    """)
    void aReverseIsNotDroppedInTwo(String auction, String hand, boolean passes) {
        var choice = Fixture.after(SYSTEM, auction).choose(Hand.parse(hand));

        assertThat(choice.call() == Word.PASS).isEqualTo(passes);
    }
}
