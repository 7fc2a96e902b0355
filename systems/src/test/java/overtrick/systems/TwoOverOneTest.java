package overtrick.systems;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// systems.md §6: for each call a hand that must make it and one that must not.
class TwoOverOneTest {

    private static final BiddingSystem SYSTEM = BiddingSystem.named("two-over-one");

    /// The system with its options set the other way.
    private static final BiddingSystem OTHERWISE =
            Fixture.system("two-over-one", "bergen=on invitations=seldom");

    @ParameterizedTest(name = "{0}: {1} with {2}, not with {3}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      1H P | 1N | K32.32.KQ32.Q432 | K32.32.5432.5432
                      1S P | 1N | 32.K32.KQ32.Q432 | 32.K32.AQ32.AQ32
                      1S P | 2C | K2.Q32.K32.AK432 | K2.Q32.5432.AQ32
                      1S P | 2D | K2.Q32.AQJ32.Q32 | K2.Q32.QJ432.Q32
                      1S P | 2H | Q85.K8743.AJ9.QJ | Q85.K8743.J95.QJ
                      1H P | 1S | KQ432.2.K432.432 | KQ4.32.K432.5432
                      1S P | 2S | K32.32.Q5432.Q32 | K2.432.Q5432.Q32
                      1S P | 3S | K432.32.AQ32.432 | K32.32.AQ432.432
                      1S P | 4S | K5432.2.Q5432.32 | K32.2.Q65432.432
                      1S P | 2N | KQ32.A32.KQ2.432 | KQ2.A432.KQ2.432
                      1S P | 3N | K32.KQ2.A432.J32 | K32.KQ2.A5432.J2
                      1S P | 4H | KQ32.2.A432.K432 | KQ32.32.A432.K32
                      1H P | 3S | 2.KQ32.A432.K432 | A.KQ32.A432.5432
                      1C P | 2C | 32.A32.K32.KQ432 | 32.432.K32.KQ432
                      1D P | 2D | 32.A32.KQ432.K32 | 32.A32.Q5432.432
                      1C P | 3C | 32.432.32.KQ5432 | 32.432.Q32.KQ432
                      1D P | 3D | 32.432.KJ5432.32 | 32.A32.KQ432.K32
                      1D P | 2C | 32.A3.K432.AQ432 | 32.43.K432.AQ432
                      1D P 2D P | 2N | A32.K32.KQ32.Q32 | A2.K32.KQ5432.Q2
                      1D P 2D P | 3N | AQ2.KQ2.KQ32.Q32 | A32.K32.KQ32.Q32
                      1D P 2D P 2N P | 3N | K32.A32.KJ432.Q2 | K32.432.KQ432.Q2
                      1S P 2H P | 3S | AKQJ32.A2.K32.32 | KQJ432.A2.K32.32
                      1S P 2C P | 3S | AKQJ32.A2.K32.32 | KQJ432.A2.K32.32
                      1S P 2C P | 2H | AK432.AJ32.KQ32. | AK432.AJ3.KQ32.2
                      1S P 2C P | 2D | AK432.A32.Q432.2 | AK432.A432.Q432.
                      1S P 2C P | 2N | AK432.Q32.Q32.K2 | AK5432.Q2.Q32.K2
                      1S P 2C P | 3C | AK432.Q2.Q2.K432 | AK432.Q2.Q432.K2
                      1S P 2C P | 2S | AQ5432.Q2.Q32.K2 | AK432.Q32.Q32.K2
                      1S P 2H P | 3H | AK432.Q32.Q2.KQ2 | AK432.Q2.Q32.KQ2
                      1S P 2H P | 4H | AK432.Q32.Q2.432 | AK432.Q32.Q2.KQ2
                      1S P 2H P | 4C | AQ432.KJ32.A32.2 | AQ432.KJ32.A2.32
                      1H P 2D P | 3S | 2.AQ432.KJ32.A32 | 32.AQ432.KJ32.A2
                      1H P 2C P | 2S | KQ32.AK432.32.32 | KQ2.AK432.432.32
                      1S P 2C P 2S P | 3S | K32.A32.K2.AQ432 | K2.Q32.K32.AQ432
                      1S P 2C P 2S P | 4S | K32.Q32.J2.AQ432 | K32.A32.K2.AQ432
                      1S P 2C P 2H P | 3H | 32.KQ32.A2.K5432 | 32.KQ2.A32.K5432
                      1S P 2C P 2H P | 4H | 32.QJ32.QJ.AQ432 | 2.KQ32.A32.AQ432
                      1S P 2C P 2H P | 2S | K32.A2.K32.AQ432 | K2.A2.K432.AQ432
                      1S P 2C P 2H P | 2N | 32.A2.KQ32.AQ432 | K32.A2.K32.AQ432
                      1H P 1N P 2S P | 3H | K32.Q32.A432.Q32 | K32.Q2.J432.Q432
                      1H P 1N P 2S P | 2N | K32.32.J432.Q432 | K32.Q2.A432.Q432
                      1S P 1N P | 2C | AK432.Q32.K2.Q32 | AK432.Q432.Q2.K2
                      1S P 1N P | 2H | AK432.Q432.Q2.K2 | AK432.Q32.Q32.K2
                      1S P 1N P | 2S | AQ5432.Q2.Q32.K2 | AK432.Q32.Q32.K2
                      1S P 1N P | 3S | AKJ432.A2.KQ2.32 | AQ5432.Q2.Q32.K2
                      1S P 1N P | 2N | AKJ32.AQ2.KQ2.32 | AK432.Q32.Q32.K2
                      1S P 1N P | 3D | AKJ32.A2.AKJ2.32 | AKJ32.A2.KJ32.32
                      1H P 1N P | 2S | AK32.AKJ32.32.K2 | AK32.KJ432.32.K2
                      1S P 1N P 2C P | 3S | K32.32.AQ432.432 | K2.32.AQ432.5432
                      1S P 1N P 2C P | 2S | K2.432.KQ32.5432 | 2.K432.KQ32.5432
                      1S P 1N P 2C P | 2N | 32.KJ2.KQ32.Q432 | 32.K32.K432.5432
                      1S P 1N P 2C P | 2H | 2.KQJ432.432.432 | 32.KQJ2.5432.432
                      1S P 1N P 2C P | P | 2.K432.KQ32.5432 | 32.KJ2.KQ32.Q432
                      1S P 1N P 3S P | 4S | Q2.A32.K5432.432 | 2.Q432.K5432.J32
                      1S P 1N P 2N P | 3N | 32.K32.KQ32.5432 | 32.K32.Q432.5432
                      P P 1S P | 2C | 32.A32.K2.KJ5432 | 32.K32.KQ32.5432
                      P P 1S P | 1N | 32.K32.KQ32.5432 | 32.A32.K2.KJ5432
                      P P 1S P 1N P | P | AK432.Q32.Q32.32 | AK432.Q32.KQ32.2
                      1S P 2N P | 3N | AKJ32.KQ32.32.K2 | AKJ32.KQJ2.A2.K2
                      1S P 2N P | 3S | AQJ432.KQ2.KQ.32 | AKJ32.KQ32.32.K2
                      1S P 2N P | 4S | AK432.Q32.Q2.J32 | AKJ32.KQ32.32.K2
                      1S P 2N P | 3D | AK432.KQ2.2.K432 | AK432.KQ2.32.K32
                      1S P 2N P | 4D | AK432.2.KQJ32.32 | AK432.2.K432.K32
                      1D P 1H P 1N P | 2N | K32.KQ32.Q32.Q32 | K32.KQ32.432.Q32
                      1D P 1H P 1N P | 3N | K32.KQ32.A32.Q32 | K32.KQ32.Q32.Q32
                      1D P 1H P 1N P 2N P | P | A32.K32.KQ32.J32 | AJ2.K32.KQ32.J32
                      1N P 2C P 2H P | 3H | K2.Q432.K432.432 | K2.Q432.KQ32.Q32
                      '' | 1C | A432.A32.K32.Q32 | K432.Q32.K32.Q32
                      '' | 1D | AK32.QJ32.K32.32 | AK32.QJ32.32.K32
                      '' | 1S | AK432.KQ432.32.2 | A432.KQ432.A32.2
                      '' | 1N | AQJ32.K32.K32.Q2 | AQJ32.KQ32.K32.2
                      '' | 2D | 32.432.KQJ432.32 | A2.432.KQJ432.KQ
                      '' | 2N | AK2.AQ2.KQ32.Q32 | AK2.AQ2.KQ32.J32
                      1H P | 2H | 432.K32.K432.Q32 | 432.K2.K5432.Q32
                      1H P | 2C | K2.Q2.K432.AK432 | K2.Q2.K432.Q5432
                      1H P | 2D | K2.Q2.AK432.K432 | K2.Q2.Q5432.K432
                      1S P | 4C | KQ32.A432.K432.2 | KQ32.A432.K43.32
                      1S P | 4D | KQ32.A432.2.K432 | KQ32.A432.32.K43
                      1H P | 4C | A432.KQ32.K432.2 | A432.KQ32.K43.32
                      1H P | 4D | A432.KQ32.2.K432 | A432.KQ32.32.K43
                      1H P | 2N | A32.KQ32.KQ2.432 | A432.KQ2.KQ2.432
                      1H P | 3H | 32.K432.AQ32.432 | 432.K32.AQ32.432
                      1H P | 4H | 32.K5432.2.Q5432 | 432.K32.2.Q65432
                      1S P | 3C | K2.Q32.A2.AKQ432 | K2.Q32.32.AKQ432
                      1H P | 2S | AKQ432.K2.K32.Q2 | KQJ432.K2.K32.32
                      1S P | 3H | A2.AKQ432.K2.Q32 | A2.KQ5432.Q2.432
                      1C P | 1D | K32.Q32.J5432.32 | K432.Q432.J32.32
                      1C P | 1S | KJ432.Q5432.32.2 | K432.Q432.J32.32
                      1C P | 1N | K32.Q32.J32.5432 | K432.Q32.J2.5432
                      1C P | 2N | KQ2.A32.K32.J432 | KQ2.A32.432.J432
                      1D P | 3N | KQ2.AJ2.K32.KJ32 | KQ2.A32.K32.J432
                      1C P 2C P | 2N | AQ2.K32.K32.Q432 | A2.2.K432.KQJ432
                      1S P 2D P | 3C | AK432.2.Q32.AQ32 | AK432.32.Q2.Q432
                      1H P 2D P | 3D | 2.AQ432.KJ32.432 | 32.AQJ432.K2.Q32
                      1H P 2C P | 3S | 2.AQ432.A32.KJ32 | 32.AQ432.A2.KJ32
                      1S P 2D P | 3H | AQ432.2.KJ32.A32 | AQ432.32.KJ32.A2
                      1H P 1N P | 2H | A2.AQ5432.Q32.32 | A2.AQ432.Q32.432
                      1H P 1N P | 2C | A2.AQ432.Q2.Q432 | A2.AQ432.Q432.Q2
                      1H P 1N P 2C P | 2H | K32.Q2.K5432.432 | K32.2.K432.Q5432
                      1S P 1N P 2H P | 3H | 32.KQ32.K432.432 | 32.K32.K5432.432
                      1S P 1N P 2S P | 3S | Q2.K32.KJ32.Q432 | 2.K32.KJ432.5432
                      1S P 2N P | 3H | AK432.2.KQ2.K432 | AK432.32.KQ2.K32
                      1S P 2N P | 3C | AK432.KQ32.K32.2 | AK432.KQ32.K3.32
                      1H P | 3N | K32.A32.KJ2.Q432 | K32.A2.KJ32.Q432
                      1S P 2C P | 2N | AKQ32.A32.Q32.K2 | AK5432.Q2.Q32.K2
                      1H P 1N P | 2D | A2.AQ432.Q432.Q2 | A2.AQ432.Q2.Q432
                      1H P 1N P | 3C | A2.AQJ32.2.AKJ32 | A2.AQ432.2.KQ432
                      1H P 1N P 2C P | 3H | 32.K32.AQ32.5432 | 32.K2.AQ432.5432
                      1S P 1N P 2H P | 3H | 32.KQ32.J432.432 | 32.K32.K5432.432
                      1S P 1N P 2H P | 4H | 32.KQ32.KQ32.432 | 32.K32.K5432.432
                    """)
    void oneHandMakesTheCallAndAnotherDoesNot(
            String auction, String call, String must, String not) {
        Fixture.checkCalls(SYSTEM, auction, call, must, not);
    }

    /// Bergen raises; eleven points opposite 12 to 14 pass, a good twelve bids game.
    @ParameterizedTest(name = "{0}: {1} with {2}, not with {3}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      1S P | 3C | K432.32.Q432.Q32 | K432.32.AQ32.432
                      1S P | 3D | K432.32.AQ32.432 | K432.32.Q432.Q32
                      1S P | 3S | K432.32.5432.432 | K432.32.Q432.Q32
                      1S P 3D P | 4S | AQ432.KQ2.K32.32 | AQ432.K32.J32.32
                      1S P 3D P | 3S | AQ432.K32.J32.32 | AQ432.KQ2.K32.32
                      1S P 3C P | 3S | AQ432.KQ2.K32.32 | AKQ432.KQ2.KQ2.2
                      1D P 1H P 1N P | P | K32.KQ32.Q32.J32 | K32.KQ32.Q32.Q32
                      1D P 1H P 1N P | 3N | K32.KQ32.Q32.Q32 | K32.KQ32.Q32.J32
                    """)
    void optionsChangeTheCalls(String auction, String call, String must, String not) {
        Fixture.checkCalls(OTHERWISE, auction, call, must, not);
    }
}
