package overtrick.systems;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// systems.md §3: for each call a hand that must make it and one that must not.
class NaturalTest {

    @ParameterizedTest(name = "{0}: {1} with {2}, not with {3} {4}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      '' | 1N | AQ32.K32.KQ32.J2 | AQ432.K32.KQ2.J2 |
                      '' | 1S | AQ432.K32.KQ2.J2 | AQ32.K32.KQ32.J2 |
                      '' | 1N | AQ32.K32.Q432.J2 | AQ32.K32.KQ32.J2 | one-notrump-shows=weak
                      '' | 1N | AQ32.K32.KQ32.A2 | AQ32.K32.KQ32.32 | one-notrump-shows=stronger
                      '' | 1N | AQ32.K32.KQ32.A2 | AQ32.K32.J432.J2 | one-notrump-shows=wide
                      '' | 1H | 2.KQ32.A432.KJ32 | A2.KQ32.A432.432 |
                      '' | 1D | A32.KQ2.A432.432 | A32.KQ2.A32.5432 |
                      '' | 1C | A32.KQ2.A32.5432 | A32.KQ2.A432.432 |
                      '' | P  | K432.K32.K32.J32 | A432.K32.K32.Q32 |
                      '' | 2S | AKQJ32.AQ2.K32.2 | AKJ432.AQ2.432.2 |
                      '' | 2H | 2.AKQJ5432.32.A2 | 2.KQJ5432.432.A2 |
                      '' | 2D | 2.A2.AKQJ432.A32 | 2.A32.AKQ432.432 |
                      '' | 2N | AK2.AQ2.KQ32.Q32 | AK2.AQ2.KQ32.432 |
                      '' | 2C | AKQ2.AKQ.A32.Q32 | AKQ2.AKQ.A32.432 |
                      '' | 3S | KQJ5432.32.32.32 | KJ65432.32.32.32 |
                      '' | 4H | 2.AKQ5432.432.32 | 2.KQJ5432.432.32 |
                      '' | 2H | 2.KQJ432.432.432 | 2.K65432.432.432 | two-bids=weak
                      1H P | 1S | KQ32.2.K432.5432 | Q532.J432.32.432 |
                      1H P | P  | Q532.32.Q432.432 | KQ32.2.K432.5432 |
                      1H P | 2H | K32.K32.K432.432 | K32.K2.K432.5432 |
                      1H P | 3H | A32.K432.Q32.K32 | K32.K32.K432.432 |
                      1H P | 2N | A32.KQ32.KQ2.432 | A32.K432.Q32.K32 |
                      1H P | 1N | K32.K2.K432.5432 | K32.K32.K432.432 |
                      1D P 1H P 1N P | P  | K32.KQ32.J32.J32 | K32.KQ32.J32.Q32 |
                      1D P 1H P 1N P | 2N | K32.KQ32.J32.Q32 | K32.KQ32.J32.J32 |
                      1D P 1H P 1N P | 3N | K32.KQ32.K32.Q32 | K32.KQ32.J32.Q32 |
                      1D P 1H P 1N P 2N P | 3N | AQ2.A32.KJ32.432 | KQ2.A32.KJ32.432 |
                      1D P 1H P 1N P 2N P | P  | KQ2.A32.KJ32.432 | AQ2.A32.KJ32.432 |
                      1D P 1H P 1N P | 3N | K32.KQ32.J32.KJ2 | K32.KQ32.432.432 | one-notrump-shows=weak
                      1S P 1N P 2C P 2S P | P  | AQJ95.K7.K4.QT83 | AQJ95.K7.K4.KJ83 |
                      1H P 1S P | 1N | 32.AQ32.A432.K32 | K432.AQ32.A32.32 |
                      1H P 1S P | 2N | K2.AQ432.AJ2.KJ2 | 32.AQ32.A432.K32 |
                      1N P | 2N | K32.K32.Q432.432 | K32.K32.Q432.K32 |
                      1N P | 3N | K32.K32.Q432.K32 | K32.K32.Q432.432 |
                      '' | 1D | 2.KQ32.AQ432.K32 | 2.KQ32.K2.AQ5432 |
                      '' | 1C | 2.KQ32.K2.AQ5432 | 2.KQ32.AQ5432.K2 |
                      '' | 3N | 2.32.432.AKQJ432 | K.32.432.AKQ5432 |
                      '' | 3C | 32.432.2.KQJ6543 | 32.432.2.KJ65432 |
                      1S P | 2S | K32.432.K432.432 | K2.432.K432.5432 |
                      1S P | 3S | KQ32.32.K432.Q32 | K432.32.K432.432 |
                      1S P | 1N | K2.Q32.K432.5432 | Q32.Q32.5432.432 |
                      1S P | 2H | K2.AQ432.Q32.432 | K2.AQ32.Q432.432 |
                      1D P | 1S | KQ32.432.32.K432 | KQ2.432.432.K432 |
                      2S P | 2N | 32.5432.J432.Q32 | K32.5432.A432.32 |
                      2S P | 3S | K32.5432.A432.32 | 32.5432.J432.Q32 |
                      '' | 1H | 2.AQ432.KQ432.32 | 2.AQ43.KQ5432.32 |
                    """)
    void oneHandMakesTheCallAndAnotherDoesNot(
            String auction, String call, String must, String not, String options) {
        Fixture.check(Fixture.system("natural", options), auction, call, must, not);
    }
}
