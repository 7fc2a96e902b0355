package overtrick.systems;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.auction.Call.Word;
import overtrick.systems.hand.Hand;

/// systems.md §7.1: for each call a hand that must make it and one that must not.
class PrecisionTest {

    @ParameterizedTest(name = "{0}: {1} with {2}, not with {3} {4}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      '' | 1C | AQ32.K32.KQ32.A2 | AQ32.K32.KJ32.Q2 |
                      '' | 1C | AKQ432.KQ2.K2.32 | AKJ432.QJ2.32.32 |
                      '' | 1D | AQ32.Q32.KJ32.32 | AQ432.Q32.KJ2.32 |
                      '' | 1D | A32.K2.QJ32.J432 | A32.K2.QJ32.K432 |
                      '' | 1S | AQ432.K32.K32.32 | AQ432.K32.KQ2.A2 |
                      '' | 1H | 32.KQJ32.AJ32.32 | KQJ32.32.AJ32.32 |
                      '' | 1N | AQ32.K32.KJ32.32 | AQ32.K32.Q432.32 |
                      '' | 2C | 32.A2.K32.KQJ432 | 32.AQ.AK2.KQJ432 |
                      '' | 2C | KQ32.2.A32.KJ432 | K32.2.A432.KJ432 |
                      '' | 2D | KQ32.A432.2.KJ32 | KQ32.A32.32.KJ32 |
                      '' | 2D | KQ32.A432..KJ432 | KQ3.A43.32.KJ432 |
                      '' | 2H | 32.KQJ432.432.32 | 32.KQ432.5432.32 |
                      '' | 2S | KQJ432.32.432.32 | K65432.J2.432.32 |
                      '' | 2N | AKQ2.AQ2.KQ2.Q32 | AK2.AQ2.KQ32.Q32 |
                      '' | 3N | 2.32.432.AKQJ432 | K.32.432.AKQ5432 |
                      '' | 3S | KQJ5432.32.32.32 | KQ5432.32.432.32 |
                      '' | P  | K432.Q32.K32.J32 | A432.Q32.K32.Q32 |
                      1C P | 1D | K432.Q32.J432.32 | AK432.Q32.432.32 |
                      1C P | 1S | AKJ32.432.432.32 | K432.A432.K32.32 |
                      1C P | 1H | 32.KQ432.A32.432 | 32.KQ432.J32.432 |
                      1C P | 2C | 32.K32.432.AQ432 | K2.K32.J432.Q432 |
                      1C P | 2D | 32.K32.AQ432.432 | 32.K32.Q432.5432 |
                      1C P | 1N | K432.A32.Q32.432 | K432.A32.KQ2.AJ2 |
                      1C P | 2N | K432.A32.KQ2.AJ2 | K432.A32.Q32.432 |
                      1C P | 2H | 32.KQ5432.J32.32 | 32.Q65432.432.32 |
                      1C P | 3S | KQ65432.32.32.32 | KQ6543.32.432.32 |
                      1C P | 1D | KQ32.K432.Q432.2 | KQ32.K432.Q32.32 |
                      1C P 1D P | 1N | AQ32.K32.KQ32.A2 | AQ32.AK2.KQ32.A2 |
                      1C P 1D P | 2N | AQ32.AK2.KQ32.K2 | AQ32.K32.KQ32.A2 |
                      1C P 1D P | 1S | AKQ32.A432.K32.2 | AKQ32.AKQ2.A2.32 |
                      1C P 1D P | 1H | 32.AKQ32.A2.KJ32 | AKQ32.A432.K32.2 |
                      1C P 1D P | 2C | 2.A32.AQ2.AQJ432 | 2.AK2.AK2.AKJ432 |
                      1C P 1D P | 2S | AKQ32.AKQ2.A2.32 | AKQ32.A432.K32.2 |
                      1C P 1D P | 3C | 2.AK2.AK2.AKJ432 | 2.A32.AQ2.AQJ432 |
                      1C P 1D P 1S P | P  | 32.J432.Q432.432 | K32.J432.Q432.32 |
                      1C P 1D P 1S P | 2S | K32.J432.Q432.32 | 32.J432.KQ32.432 |
                      1C P 1D P 1S P | 1N | 32.J432.KQ32.432 | 32.J432.Q432.432 |
                      1C P 1D P 1S P | 2N | 2.KQ32.K432.Q432 | 32.J432.KQ32.432 |
                      1C P 1D P 1N P | 2C | KQ32.Q432.432.32 | 5432.Q432.432.32 |
                      1C P 1D P 1N P | 2D | 32.Q5432.J32.432 | 32.Q432.J432.432 |
                      1C P 1D P 1N P | 3N | K32.QJ2.J5432.32 | 432.Q32.J5432.32 |
                      1C P 1S P | 2S | KQ2.AK432.KQ2.32 | K2.AK432.KQ2.K32 |
                      1C P 1S P | 2H | K2.AK432.KQ2.K32 | KQ2.AK432.KQ2.32 |
                      1C P 1S P | 1N | K2.AK32.KQ32.K32 | K2.AK432.KQ2.K32 |
                      1C P 2C P | 2N | K432.AK32.KQ32.A | K2.AK432.KQ2.K32 |
                      1C P 1N P | 2D | 32.AK432.AQ2.K32 | AK432.32.AQ2.K32 |
                      1C P 1N P | 3N | AQ2.K32.KQ32.A32 | AQ32.K32.KQ2.A32 |
                      1C P 2H P | 4H | AK32.A32.KQ2.A32 | AK32.2.KQ32.A432 |
                      1C P 2H P | P  | AK32.2.KQ32.A432 | AK32.A32.KQ2.A32 |
                      1C (1S) | X  | 32.KJ2.Q432.5432 | 32.AJ2.KQ32.5432 |
                      1C (1S) | 2H | 32.AQ432.K32.432 | 32.AQ432.432.432 |
                      1C (1S) | P  | 432.J432.Q32.432 | 32.KJ2.Q432.5432 |
                      1C (1S) | 2S | 432.AJ32.KQ2.432 | K32.AJ32.Q32.432 |
                      1C (1S) | 1N | KJ2.A432.Q32.432 | 432.AJ32.KQ2.432 |
                      1C (X) | XX | K32.AJ32.Q32.432 | K32.QJ32.432.432 |
                      1C (X) | 1D | K32.QJ32.432.432 | K32.AJ32.Q32.432 |
                      1C (X) | 1H | 32.AQ432.K32.432 | 32.QJ432.432.432 |
                      1C (2S) | X  | 32.KJ2.Q432.5432 | 32.AJ2.KQ32.5432 |
                      1C (2S) | 3H | 32.AQ432.K32.432 | 32.KJ2.Q432.5432 |
                      1D P | 1H | 32.KQ32.K32.5432 | 32.KQ32.5432.432 |
                      1D P | 1N | K32.Q2.Q432.Q432 | K32.AJ2.Q432.Q32 |
                      1D P | 2C | 32.AQ.432.KQ5432 | 32.J2.432.KQ5432 |
                      1D P | 2N | K32.AJ2.Q32.Q432 | K32.A32.432.Q432 |
                      1D P | 3N | K32.AJ2.KJ2.Q432 | K32.AJ2.Q32.Q432 |
                      1S P | 2S | K32.K32.5432.432 | K2.K32.65432.432 |
                      1S P | 3S | KQ32.K32.K432.32 | K432.K32.5432.32 |
                      1S P | 1N | 32.K32.KJ32.5432 | 32.K32.AQ32.K432 |
                      1S P | 2D | 32.K32.AQJ32.K32 | 32.K32.AQ432.432 |
                      2C P | 2D | K432.AQ32.K32.32 | K432.KJ32.432.32 |
                      2C P | 2H | 32.AQJ32.J432.32 | 32.AQJ32.A432.32 |
                      2C P | 3C | K2.432.A5432.Q32 | K2.5432.A5432.32 |
                      2C P | P  | K432.J32.Q5432.2 | K432.AQ32.K32.32 |
                      2C P 2D P | 2H | 32.KQ32.A2.KJ432 | 32.A2.K32.KQJ432 |
                      2C P 2D P | 2S | KQ32.2.A32.KJ432 | 32.A2.K32.KQJ432 |
                      2C P 2D P | 2N | K2.A2.432.KQJ432 | 32.A2.K32.KQJ432 |
                      2C P 2D P | 3D | 32.AK.Q32.KQJ432 | 32.A2.K32.KQJ432 |
                      2C P 2D P | 3C | 32.A2.K32.KQJ432 | 32.AK.Q32.KQJ432 |
                      1C P 1S P 2S P | 3S | KQ432.A32.32.K32 | QJ432.K64.32.Q73 |
                      1C P 1S P 2S P | 4S | QJ432.K64.32.Q73 | KQ432.A32.32.K32 |
                      2C P 2D P 2S P | 4S | KQ32.AJ2.Q432.32 | K2.AJ32.KQ32.432 |
                      2C P 2D P 2S P | 3N | K2.AJ32.KQ32.432 | KQ32.AJ2.Q432.32 |
                      2C P 2D P 2S P | 3S | KQ32.AJ2.J432.32 | KQ32.AJ2.Q432.32 |
                      1C P 1D P 2C P 2S P | 3N | 2.AK5.AQ2.AKJ842 | 2.AK5.A32.KQJ842 |
                      1C P 1D P 2C P 2S P | 3C | 2.AK5.A32.KQJ842 | 2.AK5.AQ2.AKJ842 |
                      1C P 1D P 2C P 2S P | 3S | K54.A2.A32.AKJ82 | 2.AK5.A32.KQJ842 |
                      1C P 1D P 2C P 2S P | 4S | K54.AK.AQ32.AQ82 | K54.A2.A32.AKJ82 |
                      1C P 1D P 2C P 2D P | 2N | K5.A2.A432.AKJ82 | K5.A2.Q432.AKJ82 |
                      1C P 1D P 2C P 2D P | P  | K5.A2.Q432.AKJ82 | K5.A2.A432.AKJ82 |
                      1C P 1D P 2C P 3C P | 3N | A2.K7.KQ63.AKJ32 | J2.A7.KQ63.AKJ32 |
                      1C P 1D P 2C P 3C P | P  | J2.A7.KQ63.AKJ32 | A2.K7.KQ63.AKJ32 |
                      2C P 2D P 2S P | 4N | AK95.A54.AT974.5 | AK95.K54.AT974.5 |
                      2C P 2D P 2S P | 4S | AK95.K54.AT974.5 | AK95.A54.AT974.5 |
                      2C P 2D P 2S P | 6N | K2.AJ32.AKQ2.K32 | K2.AJ32.KQ32.432 |
                      2C P 2D P 3C P | 3N | 43.A984.AQ8432.K | 43.A984.AQ842.Q2 |
                      2C P 2D P 3C P | 3S | AKJ62.AJ5.6432.2 | AKJ62.QJ5.6432.2 |
                      2C P 2D P 2N P | 4N | AJ54.AQ5.AQJ9.84 | AJ54.AQ5.KJ94.84 |
                      2C P 3C P | 3S | AJ82.5.AQJ.K9854 | AJ82.5.AJ2.K9854 |
                      2C P 3C P 3S P | 4S | K654.J6.T872.A72 | K65.J64.T872.A72 |
                      2C P 3C P 3S P | 3N | K65.QJ4.T872.A72 | K654.J6.T872.A72 |
                      2C P 3C P 3S P | 4C | K65.864.K872.A72 | K65.QJ4.T872.A72 |
                      1C (1H) X (2H) | 2S | KQT65.2.KJ2.AK97 | KQ98.A7.K32.KQ96 |
                      1C (1H) X (2H) | X  | KQ98.A7.K32.KQ96 | KQT65.2.KJ2.AK97 |
                      1C (1H) X (2H) | 3N | AK2.AJ4.Q2.AQ632 | AQ2.AJ4.Q2.KQ632 |
                      1C (1S) X (2S) | 3H | 2.KQT652.AKJ.AQ9 | 2.KQT652.KJ2.AK9 |
                      1C (1H) X (2H) X P | 2S | J762.432.K432.K2 | J76.432.K432.K32 |
                      1C (1H) X (2H) X P | 3N | J7.KJ2.Q432.J432 | J762.432.K432.K2 |
                      1C (1H) X (3H) | 3S | KQT65.2.KJ2.AK97 | KQ98.A7.K32.KQ96 |
                      1C (1H) X (3H) | X  | KQ98.A7.K32.KQ96 | KQT65.2.KJ2.AK97 |
                      1C (1H) X (3H) X P | 4S | J762.432.K432.K2 | J7.KJ2.Q432.J432 |
                      1C (1H) X (3H) X P | 3N | J7.KJ2.Q432.J432 | J762.432.K432.K2 |
                      2D P | 2H | 432.KJ32.Q432.32 | KJ32.J2.Q5432.32 |
                      2D P | 2S | KJ32.J2.Q5432.32 | 432.KJ32.Q432.32 |
                      2D P | P  | 32.J2.KQJ432.432 | 432.KJ32.Q432.32 |
                      2D P | 2N | KJ2.AJ2.KQ32.432 | KJ2.J32.KQ32.432 |
                      2D P | 4S | AQJ32.K2.5432.32 | KJ32.J2.Q5432.32 |
                      2D P | 3H | K32.KJ32.Q432.32 | 432.KJ32.Q432.32 |
                      2D P 2N P | 3C | KQ2.A432.2.KJ432 | KQ32.A32.2.KJ432 |
                      2D P 2N P | 3D | KQ32.A32.2.KJ432 | KQ2.A432.2.KJ432 |
                      2D P 2N P | 3H | KQ32.A432.2.QJ32 | KQ32.A432.2.KQ32 |
                      2D P 2N P | 3S | KQ32.A432.2.KQ32 | KQ32.A432.2.QJ32 |
                      2D P 2N P | 4C | KQ32.A432..KJ432 | KQ32.A432.2.KQ32 |
                      (1C) | X  | KQ432.KJ32.432.2 | KQ32.KJ2.5432.32 |
                      (1C) | 1N | 32.2.KQ432.KJ432 | 432.A2.KQ432.432 |
                      (1C) | 1S | KQ432.K2.5432.32 | KQ32.K32.5432.32 |
                      (1C) X (P) | 1H | Q2.Q32.K5432.432 | KQ32.32.K432.432 |
                      (1C) 1N (P) | 2C | Q432.Q32.432.K32 | Q432.Q32.K432.32 |
                      1C (1N) P (3C) | 3H | KQ.AKJ9842.AKQ9. | AKQ2.A32.AK32.32 |
                      1C (1N) P (3C) | X  | AKQ2.A32.AK32.32 | KQ.AKJ9842.AKQ9. |
                      1C (2C) P (2S) | X  | A2.AKQ2.AT983.K2 | A2.AKQ432.AT98.2 |
                      1C (2C) P (2S) | 3H | A2.AKQ432.AT98.2 | A2.AKQ2.AT9832.2 |
                      1C (1H) P (2H) | 2S | AKQ32.32.AKQ2.32 | AKQ2.32.AKQ32.32 |
                      '' | 2D | KQ32.A32.2.KJ432 | KQ32.A32.32.KJ32 |
                      '' | 2D | KQ2.A432.2.KJ432 | KQ2.A432.32.KJ32 |
                      '' | 3H | 32.KQJ5432.32.32 | 32.KQ5432.432.32 |
                      '' | 3C | 32.432.2.KQJ6543 | 32.432.2.KJ65432 |
                      1C P | 2S | KQ5432.32.J32.32 | Q65432.32.432.32 |
                      1C P | 3C | 32.32.32.KQ65432 | 32.432.32.KQ6543 |
                      1C P | 3D | 32.32.KQ65432.32 | 32.432.KQ6543.32 |
                      1C P | 3H | 32.KQ65432.32.32 | 32.KQ6543.432.32 |
                      1C P 1D P | 2D | 2.A32.AQJ432.AQ2 | 2.AK2.AKJ432.AK2 |
                      1C P 1D P | 2H | 32.AKQ432.AKQ.A2 | 32.AKQ32.A2.KJ32 |
                      1C P 1D P | 3D | 2.AK2.AKJ432.AK2 | 2.A32.AQJ432.AQ2 |
                      1C P 1D P | 3N | AKQ2.AKQ.AQ2.QJ2 | AKQ2.AKQ.K32.432 |
                      1C P 2S P | 4S | A32.AK32.KQ2.A32 | 2.AK32.KQ32.A432 |
                      1C P 2H P 3H P | 4H | 32.KQ5432.J32.32 | 32.KJ5432.432.32 |
                      1C P 2H P 3H P | P | 32.KJ5432.432.32 | 32.KQ5432.J32.32 |
                      1C P 2H P 2N P | 3N | 32.KQ5432.Q2.432 | 32.KJ5432.432.32 |
                      1C P 2H P 2N P | 3H | 32.KJ5432.432.32 | 32.KQ5432.Q2.432 |
                      1C P 3S P | 4S | A2.AK32.KQ2.A432 | 2.AK32.KQ32.QJ32 |
                      1C P 3C P | 3N | AKQ2.AK2.KQ32.32 | AK32.KQ32.K432.2 |
                      1C P 2D P | 3D | AK2.AQ2.K432.K32 | AQJ32.AK2.32.A32 |
                      1C P 2D P | 2S | AQJ32.AK2.32.A32 | AK2.AQ2.K432.K32 |
                      1C P 2D P | 2N | AKQ2.AQ32.32.K32 | AK2.AQ2.K432.K32 |
                      1C P 2N P | 3C | AKQ2.AQ32.32.K32 | AQ2.AK2.K432.K32 |
                      1D P | 1S | KQ32.32.K32.5432 | KQ2.432.K32.5432 |
                      1H P | 2H | K32.K32.5432.432 | K32.K2.65432.432 |
                      1H P | 3H | K32.KQ32.K432.32 | 5432.K432.K432.2 |
                      1H P | 1N | K32.32.KJ32.5432 | AK2.32.KQ32.K432 |
                      1H P | 1S | KQ32.32.K432.432 | KQ2.32.K432.5432 |
                      1H P | 2C | K2.32.K432.AQ432 | K2.32.K432.J5432 |
                      1S P | 2H | K2.AQ432.K32.432 | K2.Q5432.K32.432 |
                      1S P | 4S | K5432.2.Q5432.32 | K32.2.Q65432.432 |
                      1S P | 2N | KQ32.A32.KQ2.432 | KQ2.A432.KQ2.432 |
                      1S P | 4D | KQ32.A432.2.K432 | KQ32.A432.32.K43 |
                      1N P | 2D | 32.Q5432.5432.32 | K5432.Q32.432.32 |
                      2N P | 3C | Q432.K432.432.32 | 5432.5432.432.32 |
                      2C P | 2S | AQJ32.32.J432.32 | AQJ32.32.A432.32 |
                      2C P 2D P 2N P | 3N | K32.A432.KQ32.32 | K432.A32.J432.32 |
                      2C P 2D P 3C P | P | K432.A32.KJ32.32 | K432.A32.KQ32.K2 |
                      2D P | 3S | KQ32.K2.J5432.32 | 432.KJ32.Q432.32 |
                      1C (X) | P | 5432.Q432.432.32 | K32.QJ32.432.432 |
                      1C (X) | 2C | 32.K32.432.AQ432 | 32.K32.432.QJ432 |
                      1C (1S) | 2C | 32.K32.432.AQ432 | 32.K32.432.QJ432 |
                      1C (1H) | 1S | AQ432.32.K32.432 | QJ432.32.K32.432 |
                      1C (1N) | X | 432.K32.K432.432 | 432.J32.Q432.432 |
                      1C (2S) | P | 432.J432.Q32.432 | 32.KJ2.Q432.5432 |
                      1C (2S) | 2N | KJ2.A432.Q32.432 | 432.A432.KQ2.432 |
                      1C (2S) | 3N | KJ2.AQ32.K32.432 | KJ2.A432.Q32.432 |
                      1C (2S) | 3S | 432.AJ32.KQ2.432 | K32.AJ32.Q32.432 |
                      1C (3S) | X | 32.KJ2.Q432.5432 | 432.J432.Q32.432 |
                      (1C) | 2H | 32.KQJ432.432.32 | 32.KQ432.5432.32 |
                      (1C) | 1D | 32.K32.AQJ32.432 | 32.K32.Q5432.432 |
                      (1C) X (P) | 4S | KQ432.2.KQ32.432 | Q2.Q32.K5432.432 |
                      (1C) 1N (P) | 3D | Q432.32.KQ432.32 | Q432.Q32.432.K32 |
                      1C P 1D P 1S P 2N P | 3S | AKQ32.A32.Q2.A32 | AQ32.KQ32.A432.A | impossible-negative=on
                      '' | 1H | 32.KQJ32.AJ32.32 | KQJ32.32.AJ32.32 |
                      1C P 2H P | 3H | AKJ2.Q32.KJ2.Q32 | AK32.2.KQ32.A432 |
                      1C P 2H P | 2N | AKQ2.2.AQJ2.K432 | AK32.2.KQ32.A432 |
                      1C P 3S P | P | A2.AK32.K432.Q32 | A2.AK32.KQ2.A432 |
                      1N P | 2C | KQ32.A432.Q32.32 | K432.Q32.432.432 |
                      2S P | 2N | A2.AK32.KJ32.432 | 2.AK32.Q432.5432 |
                      2C P 2D P 3D P | 3N | K432.A32.KQ32.32 | KQJ32.A32.K32.32 |
                      1C (1N) | 2H | 32.AQJ432.K32.32 | 432.K32.K432.432 |
                      (1C) | 2C | K2.A32.432.KQJ32 | 32.A32.432.J5432 |
                      (1C) X (P) | 1S | K32.32.5432.5432 | Q2.Q32.K5432.432 |
                      (1C) 1N (P) | 2D | Q432.K432.Q32.32 | Q432.Q32.32.K432 |
                      1C P | 1N | KQ32.K432.Q432.2 | KQ32.K432.KQ32.A | impossible-negative=off
                    """)
    void oneHandMakesTheCallAndAnotherDoesNot(
            String auction, String call, String must, String not, String options) {
        Fixture.check(Fixture.system("precision", options), auction, call, must, not);
    }

    /// The strong club is no suit: what is weak opposite natural bids is not weak here.
    @ParameterizedTest(name = "{0}: no pass with {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      1C P 1H P 2C P | 432.AQ432.K32.32
                      1C P 1S P 2S P | QJ432.K64.32.Q73
                    """)
    void nobodyPassesAStrongClubBelowGame(String auction, String hand) {
        var now = Fixture.after(Fixture.system("precision", ""), auction);

        assertThat(now.choose(Hand.parse(hand)).call()).isNotEqualTo(Word.PASS);
    }
}
