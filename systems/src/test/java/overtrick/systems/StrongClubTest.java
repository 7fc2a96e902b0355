package overtrick.systems;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// systems.md §7.2: for each call a hand that must make it and one that must not.
class StrongClubTest {

    @ParameterizedTest(name = "{0}: {1} with {2}, not with {3} {4}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      '' | 1C | AQ32.K32.KQ32.A2 | AQ32.K32.KQ32.Q2 |
                      '' | 1C | AKQ432.KQ2.K2.32 | AKQ432.KQ2.32.32 |
                      '' | 1N | AQ32.K32.KQ32.J2 | AQ32.K32.QJ32.J2 |
                      '' | 1D | AQ32.K32.QJ32.J2 | AQ32.K32.KQ32.J2 |
                      '' | 1D | 32.K2.AQ432.KJ32 | 32.K2.AKQ32.AKJ2 |
                      '' | 1S | AQ432.K32.K32.32 | AQ432.KQ2.KQ2.A2 |
                      '' | 1H | 32.KQJ32.AJ32.32 | KQJ32.32.AJ32.32 |
                      '' | 1H | KQ32.AJ32.2.KJ32 | KQ32.AJ2.32.KJ32 |
                      '' | 2C | 32.A2.K32.KQJ432 | 2.A32.AK2.AKJ432 |
                      '' | 2D | AKQ2.AKJ2.AJ32.2 | AKQ2.KQJ2.KJ32.2 |
                      '' | 2D | AKQ2..AKJ32.AJ32 | AKQ2.2.AKJ32.AJ2 |
                      '' | 2H | 32.KQJ432.432.32 | 32.KQ432.5432.32 |
                      '' | 2N | 2.32.KQ432.KJ432 | 2.32.KQJ32.AQJ32 |
                      '' | 3S | KQJ5432.32.32.32 | KQ5432.32.432.32 |
                      '' | P  | K432.Q32.K32.J32 | A432.K32.K32.Q32 |
                      '' | 1C | AQ32.K32.KQ32.A2 | AQ32.K32.KQ32.K2 | strong-club-from=18
                      '' | 1N | AQ32.K32.KQ32.K2 | AQ32.AK2.KQ32.A2 | strong-club-from=18
                      '' | 2D | AKQ2.AKJ2.KQ32.2 | AKQ2.AKJ2.KJ32.2 | three-suiter-from=22
                      '' | 2D | AKQ2.AKJ2.AQ32.2 | AKQ2.AKJ2.KQ32.2 | three-suiter-from=23
                      '' | 1S | AKQ2.2.K432.5432 | A432.2.KQ32.Q432 | four-card-majors=on
                      1C P | 1D | K432.Q32.J432.32 | K432.K32.J432.32 |
                      1C P | 1H | K432.K32.J432.32 | K432.K32.KJ32.32 |
                      1C P | 1S | K432.K32.KJ32.32 | K432.K32.J432.32 |
                      1C P | 1N | K432.K32.KJ32.K2 | K432.K32.KJ32.32 |
                      1C P | 2C | AQ32.A32.KJ32.K2 | K432.K32.KJ32.K2 |
                      1C P 1D P | 1N | AQ32.K32.KQ32.A2 | AQ32.AK2.KQ32.AJ |
                      1C P 1D P | 2N | AQ32.AK2.KQ32.A2 | AQ32.K32.KQ32.A2 |
                      1C P 1D P | 1S | AKQ32.A432.KQ2.2 | AKQ32.AKQ2.A2.32 |
                      1C P 1D P | 2H | AK.AKQ432.AQ2.32 | 32.AKQ432.AQ2.32 |
                      1C P 1D P 1S P | 2S | K32.J432.Q432.32 | 32.J432.KJ32.432 |
                      1C P 1D P 1S P | 1N | 32.J432.KJ32.432 | 32.J432.Q432.432 |
                      1C P 1H P | 1N | AQ32.K32.KQ32.A2 | AQ32.K32.AKQJ2.A |
                      1C P 1H P | 1S | AKQ2.AKQ.AQ32.K2 | AQ32.K32.KQ32.A2 |
                      1C P 1H P | 2S | AQ432.K32.KQ2.A2 | AQ32.K32.KQ32.A2 |
                      1C P 1H P 1S P | 1N | K432.K32.J432.32 | A432.A32.5432.32 |
                      1C P 1H P 1S P | 2D | A432.A32.5432.32 | A432.K32.5432.32 |
                      1C P 1H P 1S P | 2C | A432.K32.5432.32 | A432.A32.5432.32 |
                      1C P 1S P | 1N | AQ32.AK2.KQ32.A2 | AQ32.K32.KQ32.A2 |
                      1C P 1S P | 2N | AQ32.K32.KQ32.A2 | AQ32.AK2.KQ32.A2 |
                      1C P 1S P 1N P | 2D | A432.K32.QJ32.32 | A432.A32.QJ32.32 |
                      1C P 1S P 1N P | 2H | A432.A32.QJ32.32 | A432.K32.QJ32.32 |
                      1C P 1S P 1N P | 2S | A432.A32.K432.32 | A432.A32.QJ32.32 |
                      1C P 1N P | 2C | AQ32.AK2.KQ32.A2 | AQ32.K32.KQ32.K2 |
                      1C P 1N P 2C P | 3C | AK32.A32.K432.32 | K432.K32.KJ32.K2 |
                      1C P 1N P 2C P | 2S | KQ32.K32.KJ32.K2 | AK32.A32.K432.32 |
                      1C P 1S P 2H P | 3H | K32.K32.KJ32.432 | K32.K2.KJ432.432 |
                      1C P 1S P 2H P | 2S | AQJ32.32.K432.32 | K32.K32.KJ32.432 |
                      1C P 1H P 1N P | 2C | K432.K32.J432.32 | K32.K32.J432.432 |
                      1C P 1H P 1N P 2C P | 2S | AQ32.K32.KQ32.A2 | AQ2.K32.KQ32.A32 |
                      1C P 1H P 1N P 2C P 2S P | 4S | K432.K32.J432.32 | K32.K432.J432.32 |
                      2D P | 2H | K432.Q32.J432.32 | 5432.Q32.J432.32 |
                      2D P | 2N | 5432.Q32.J432.32 | K432.Q32.J432.32 |
                      2D P | 2S | QJ5432.32.432.32 | K432.Q32.J432.32 |
                      2D P 2H P | 2S | 2.AKQ2.AKJ2.AJ32 | AKQ2.2.AKJ2.AJ32 |
                      2D P 2H P | 2N | AKQ2.2.AKJ2.AJ32 | 2.AKQ2.AKJ2.AJ32 |
                      2D P 2H P | 3C | AKQ2.AKJ2.AJ32.2 | 2.AKQ2.AKJ2.AJ32 |
                      2D P 2H P | 3D | AKQ2.AKJ2.2.AJ32 | 2.AKQ2.AKJ2.AJ32 |
                      2D P 2H P 2S P | 2N | K432.Q32.KQ32.32 | K432.Q32.J432.32 |
                      2D P 2H P 2S P 2N P | 3C | 2.AKQ2.AKJ2.AJ32 | .AKQ32.AKJ2.AJ32 |
                      2D P 2H P 2S P 2N P | 3D | .AKQ32.AKJ2.AJ32 | 2.AKQ2.AKJ2.AJ32 |
                      2D P 2H P 2S P 2N P | 3H | 2.AKQ2.AKQ2.AK32 | 2.AKQ2.AKJ2.AJ32 |
                      2D P 2H P 2S P 2N P | 3S | A.AKQ2.AKQ2.AK32 | 2.AKQ2.AKJ2.AJ32 |
                      2D P 2N P | 3C | 2.AKQ2.AKJ2.AJ32 | AKQ2.AKJ2.AJ32.2 |
                      1C (1S) | X  | 32.KJ2.Q432.5432 | 32.AJ2.KQ32.5432 |
                      1C (1S) | 2H | 32.AQ432.K32.432 | 32.AQ432.432.432 |
                      (1C) | X  | KQ432.KJ32.432.2 | KQ32.KJ2.5432.32 |
                      (1C) | 1N | 32.2.KQ432.KJ432 | 432.A2.KQ432.432 |
                      2N P | 3C | A432.A432.32.K32 | A432.A432.K32.32 |
                      1C P 2C P 2D P 2S P | 6N | AQ32.K32.KQ32.A2 | AQ432.K32.KQ2.A2 |
                      1C P 2C P 2D P 2S P | 3S | AQ432.K32.KQ2.A2 | AQ32.K32.KQ32.A2 |
                      2C P 2D P | 3D | 2.A32.KJ2.AKJ432 | 2.A32.K32.AQ5432 |
                      1D P 1H P | 2H | AQ5.J964.A7.QT32 | A2.KQ64.AQ432.32 |
                      1D P 1H P | 3H | A2.KQ64.AQ432.32 | AQ5.J964.A7.QT32 |
                      1C P 1H P 1N P 2C P 2H P 3N P | 4S | AKQ2.AJ82.Q93.A7 | AK2.AJ82.Q93.A72 |
                      '' | 2S | KQJ432.32.432.32 | KQ432.32.5432.32 |
                      '' | 3N | 2.32.432.AKQJ432 | K.32.432.AKQ5432 |
                      '' | 2D | AKQ2.AKJ2.2.AJ32 | AKQ2.KQJ2.2.KJ32 |
                      '' | 2D | 2.AKQ2.AKJ2.AJ32 | 2.AKQ2.KQJ2.KJ32 |
                      '' | 1N | AQ32.K32.KQ2.Q32 | AQ32.K32.KQ32.32 |
                      '' | 2C | KQ32.2.A32.KJ432 | K32.2.A432.KJ432 |
                      '' | 1D | 2.K32.AQJ432.K32 | 2.K32.AKQ432.AK2 |
                      1C P | 1S | K432.K32.KJ32.32 | K432.K32.KQ2.K32 |
                      1C P 1D P | 2C | 2.A32.AQ2.AKJ432 | 2.AK2.AK2.AKJ432 |
                      1C P 1D P | 2D | 2.A32.AKJ432.AQ2 | 2.AK2.AKJ432.AK2 |
                      1C P 1D P | 2S | AKQJ32.AKQ2.A2.2 | AKQ32.A432.KQ2.2 |
                      1C P 1H P 1S P | 2D | A432.A32.5432.32 | K432.K32.J432.32 |
                      1C P 1S P 1N P | 2C | Q432.KJ2.QJ32.QJ | A432.K32.QJ32.32 |
                      1C P 1N P 2C P | 2H | KQ32.KQ2.KJ32.32 | KQ32.K32.KJ32.K2 |
                      1C P 1N P 2C P | 2N | AK32.K32.KJ32.32 | KQ32.K32.KJ32.K2 |
                      1C P 1N P 2C P | 3C | AK32.A32.K432.32 | AK32.K32.KJ32.32 |
                      1C P 2C P 2D P | 2H | KQJ2.KQJ.QJ32.QJ | AQJ2.KQJ.QJ32.Q2 |
                      1C P 2C P 2D P | 2S | AQJ2.KQJ.QJ32.Q2 | KQJ2.AK2.QJ32.Q2 |
                      1C P 2C P 2D P | 2N | KQJ2.AQJ.KJ32.32 | AQJ2.KQJ.QJ32.Q2 |
                      1C P 2C P 2D P | 3C | KQJ2.AKJ.KJ32.32 | AK32.A32.KQ32.K2 |
                      1C P 2C P 2D P | 3D | AK32.A32.KQ32.K2 | KQJ2.AK2.QJ32.Q2 |
                      2D P | 3C | 32.32.432.QJ5432 | QJ5432.32.432.32 |
                      2D P 2H P 2N P | 3C | K432.Q32.KQ32.32 | K432.Q32.J432.32 |
                      2D P 2H P 3C P | 3D | K432.Q32.KQ32.32 | K432.Q32.J432.32 |
                      2D P 2H P 3D P | 3H | K432.Q32.32.KQ32 | K432.Q32.32.J432 |
                      2D P 2H P 2N P 3C P | 3D | AKQ2.2.AKJ2.AJ32 | AKQ2..AKJ32.AJ32 |
                      2D P 2H P 2N P 3C P | 3H | AKQ2..AKJ32.AJ32 | AKQ2.2.AKJ2.AJ32 |
                      2D P 2H P 2N P 3C P | 3S | AKQ2.2.AKQ2.AK32 | AKQ2.2.AKJ2.AJ32 |
                      2D P 2H P 2N P 3C P | 3N | AKQ2.A.AKQ2.AK32 | AKQ2.2.AKJ2.AJ32 |
                      2D P 2H P 3C P 3D P | 3H | AKQ2.AKJ2.AJ32.2 | AKQ2.AKJ32.AJ32. |
                      2D P 2H P 3C P 3D P | 3S | AKQ2.AKJ32.AJ32. | AKQ2.AKJ2.AJ32.2 |
                      2D P 2H P 3C P 3D P | 3N | AKQ2.AKQ2.AK32.2 | AKQ2.AKJ2.AJ32.2 |
                      2D P 2H P 3C P 3D P | 4C | AKQ2.AKQ2.AK32.A | AKQ2.AKJ2.AJ32.2 |
                      2D P 2H P 3D P 3H P | 3S | AKQ2.AKJ2.2.AJ32 | AKQ2.AKJ32..AJ32 |
                      2D P 2H P 3D P 3H P | 3N | AKQ2.AKJ32..AJ32 | AKQ2.AKJ2.2.AJ32 |
                      2D P 2H P 3D P 3H P | 4C | AKQ2.AKQ2.2.AK32 | AKQ2.AKJ2.2.AJ32 |
                      2D P 2H P 3D P 3H P | 4D | AKQ2.AKQ2.A.AK32 | AKQ2.AKJ2.2.AJ32 |
                      1C (1S) | 2C | 32.K32.432.AQ432 | 32.K32.432.QJ432 |
                      2N P | 3D | A432.A432.K32.32 | A432.A432.32.K32 |
                      1C P | 1N | K432.A32.KQ32.K2 | AQ32.A32.KJ32.K2 |
                      1C P 1D P | 1H | 32.AKQ32.A2.KJ32 | AKQ32.A432.KQ2.2 |
                    """)
    void oneHandMakesTheCallAndAnotherDoesNot(
            String auction, String call, String must, String not, String options) {
        Fixture.check(Fixture.system("strong-club", options), auction, call, must, not);
    }
}
