package overtrick.systems;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.systems.hand.Aspect;
import overtrick.systems.hand.Measure;

/// systems.md §9: who asks, who answers what, and where the asker stops; a hand that must make each
/// call and one that must not.
class SlamTest {

    private static final BiddingSystem KEY_CARDS = BiddingSystem.named("two-over-one");
    private static final BiddingSystem BLACKWOOD = BiddingSystem.named("standard-american");
    private static final BiddingSystem OTHERWISE =
            Fixture.system("two-over-one", "key-cards=3014 josephine=steps");

    @ParameterizedTest(name = "{0}: {1} with {2}, not with {3}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      1S P 3S P | 4N | AKQ32.K2.AK32.K2 | AK432.KQ2.K32.32
                      1S P 3S P | 4N | AKQ32.K2.AK32.K2 | AKQ32.Q2.AJ32.Q2
                      1S P 3S P 4N P | 5C | KJ32.Q2.QJ32.432 | QJ32.KQ2.KQ32.32
                      1S P 3S P 4N P | 5D | QJ32.KQ2.KQ32.32 | KJ32.Q2.QJ32.432
                      1S P 3S P 4N P | 5H | KJ32.A2.Q432.432 | KQ32.A2.J432.432
                      1S P 3S P 4N P | 5S | KQ32.A2.J432.432 | KJ32.A2.Q432.432
                      1S P 3S P 4N P | 5S | K65432.A2.432.32 | KJ32.A2.Q432.432
                      1S P 3S P 4N P | 5N | KJ32.A432..Q5432 | KJ32.A432.2.Q432
                      1S P 3S P 4N P | 6D | KQ32.KQ32..J5432 | KQ32.KQ32.2.J432
                      1S P 3S P 4N P 5C P | 5S | AQJ32.KQ2.KQJ2.K | AKQ32.K2.AK32.K2
                      1S P 3S P 4N P 5C P | 5D | AKJ32.K2.AK32.K2 | AKQ32.K2.KQ32.K2
                      1S P 3S P 4N P 5C P | 6S | AKQ32.K2.AK32.K2 | AQJ32.KQ2.KQJ2.K
                      1S P 3S P 4N P 5C P 5D P | 5S | AJ43.K2.K432.432 | AQ32.K2.K432.432
                      1S P 3S P 4N P 5C P 5D P | 6C | AQ32.Q2.Q432.K32 | AQ32.K2.K432.432
                      1S P 3S P 4N P 5C P 5D P | 5H | AQ32.K2.Q432.432 | AQ32.Q2.Q432.K32
                      1S P 3S P 4N P 5H P | 6S | AQJ32.A2.KQ32.KQ | QJ432.KQ2.AKQ2.K
                      1S P 3S P 4N P 5H P | 5S | QJ432.KQ2.AKQ2.K | AQJ32.A2.KQ32.KQ
                      1S P 3S P 4N P 5S P | 5N | AJ432.AK2.AKQ2.K | AJ432.KQ2.AKQ2.K
                      1S P 3S P 4N P 5S P 5N P | 6D | KQ32.A2.K432.432 | KQ32.A2.Q432.432
                      1S P 3S P 4N P 5S P 5N P | 6S | KQ32.A2.Q432.432 | KQ32.A2.K432.432
                      1S P 3S P 4N P 5D P | 5S | AQJ32.KQ2.KQJ2.K | AKQJ2.A2.A432.K2
                      1S P 3S P 4N P 5D P 5S P | 6S | KQ32.A2.A432.432 | QJ32.KQ2.KQ32.32
                      1S P 3S P 4N P 5D P 5S P | P | QJ32.KQ2.KQ32.32 | KQ32.A2.A432.432
                      1S P 3S P 4N (X) | XX | QJ32.KQ2.KQ32.32 | KJ32.Q2.QJ32.432
                      1S P 3S P 4N (X) | P | KJ32.Q2.QJ32.432 | QJ32.KQ2.KQ32.32
                      1S P 3S P 4N (X) | 5C | KJ32.A2.Q432.432 | KQ32.A2.J432.432
                      1S P 3S P 4N (5H) | X | QJ32.KQ2.KQ32.32 | KJ32.Q2.QJ32.432
                      1S P 3S P 4N (5H) | P | KJ32.Q2.QJ32.432 | QJ32.KQ2.KQ32.32
                      1S P 3S P 4N (5H) | 5S | KJ32.A2.Q432.432 | KJ32.Q2.QJ32.432
                      1S P 3S P 4N (5H) P P | 6S | AKQ32.2.AK32.AQ2 | AQJ32.KQ2.KQJ2.K
                      1S P 3S P 4N (5H) X P | P | AQJ32.2.KQJ2.KQJ | AKQJ2.2.AK32.AQ2
                      1S P 4D P | 4N | AKQ32.KQ2.432.A2 | AK432.Q32.KQ2.K2
                      1S P 4D P | 4S | AK432.Q32.KQ2.K2 | AKQ32.KQ2.432.A2
                      1S P 4D P | 4H | AKJ32.KQ2.432.Q2 | AK432.Q32.KQ2.K2
                      1S P 2C P 2H P 3H P | 3S | AK432.AJ32.KQ32. | QJ432.AKJ2.KQ2.K
                      1S P 2C P 2H P 3H P | 4C | QJ432.AKJ2.K32.K | AK432.AJ32.KQ32.
                      1S P 2C P 2H P 3H P 3S P | 4D | 32.KQ32.A2.K5432 | 32.KQ32.K2.A5432
                      1S P 2C P 2H P 3H P 3S P | 4C | 32.KQ32.K2.A5432 | 32.KQ32.A2.K5432
                      1S P 2C P 2H P 3H P 3S P | 4H | 32.KQJ2.QJ2.QJ32 | 32.KQ32.A2.K5432
                      1D P 1H P 2N P 3C P 3H P 3S P | 4N | A62.A75.AQJ42.A8 | A62.Q75.AQJ42.98
                      1D P 1S P 2D P | 4N | KQJ95.3.AT62.A62 | KQJ95.32.AT62.A6
                      1D P 1S P 2D P 4N P 5C P | 5D | KQJ95.3.AT62.AK2 | KQJ95.3.AKT62.A6
                      1D P 1S P 2D P 4N P 5C P | 6D | KQJ95.3.AKT62.A6 | KQJ95.3.AT62.AK2
                      1D P 1S P 2D P 4N P 5D P | 5H | AKQ95.3.AK62.A62 | KQJ95.3.AT62.A62
                      1D P 1S P 2D P 4N P 5D P | 6D | KQJ95.3.AT62.A62 | AKQ95.3.AK62.A62
                      1D P 1S P 2D P 4N P 5D P 5H P | 5S | K2.AJ.KQJ543.432 | A2.A2.QJ9543.KJ2
                      1D P 1S P 2D P 4N P 5D P 5H P | 6C | A2.A2.QJ9543.KJ2 | A2.K2.Q98543.AJ2
                      1D P 1S P 2D P 4N P 5D P 5H P | 5N | A2.K2.Q98543.AJ2 | A2.K2.J98543.AK2
                      1D P 1S P 2D P 4N P 5D P 5H P | 6D | A2.K2.J98543.AK2 | A2.K2.Q98543.AJ2
                      1D P 1S P 2D P 4N P 5D P 5H P 5N P | 7D | AKQT95.A3.AK62.A | AKQ95.3.AK62.A62
                      1D P 1S P 2D P 4N P 5D P 5H P 5N P | 6D | AKQ95.3.AK62.A62 | AKQT95.A3.AK62.A
                      1D P 1S P 2D P 4N P 5D P 5H P 6C P | 7D | AKQT95.A3.AK62.A | AKQ95.3.AK62.A62
                      1D P 1S P 2D P 4N P 5D P 5H P 6D P | P | AKQ95.3.AK62.A62 | AKQT95.A3.AK62.A
                      1N P | 4C | 2.A2.K32.AKQ5432 | K32.A2.K32.AQ432
                      1N P 4C P | 4D | KQ2.KQJ2.KQ2.KJ2 | AQ2.KQJ2.KQ2.J32
                      1N P 4C P | 4H | AQ2.KQJ2.KQ2.J32 | AQ2.KJ32.A32.QJ2
                      1N P 4C P | 4S | AQ2.KJ32.A32.QJ2 | AQ2.KQJ2.KQ2.J32
                      1N P 4C P | 4N | A32.A432.AK2.J32 | AQ2.KJ32.A32.QJ2
                      1N P 4C P 4H P | 4N | 2.K2.K32.AKQJ432 | 2.A2.K32.AKQ5432
                      1N P 4C P 4S P | 6C | 2.K2.K32.AKQJ432 | 2.K2.KQ2.KQJ5432
                      2N P 3C P 3D P | 4D | AKJ2.2.Q543.5432 | AKJ2.Q2.Q54.5432
                      2N P 3C P 3D P 4D P | 4H | Q2.A32.AKJ2.AK32 | AK2.Q32.AKJ2.A32
                      2N P 3C P 3D P 4D P | 4N | AK2.AQ2.A32.K432 | Q2.A32.AKJ2.AK32
                      1S P 3S P | 5C | AQJ32.AK2.KQ432. | AQJ32.AK2.KQ43.2
                      1S P 3S P 5C P | 5D | Q432.Q2.J32.A432 | K432.Q2.J32.A432
                      1S P 3S P 5C P | 5H | K432.Q2.J32.A432 | Q432.Q2.J32.A432
                      1S P 3S P 5C P | 5S | K432.Q2.A32.5432 | K432.Q2.J32.A432
                      1S P 3S P 5C P 5D P | 5S | AQJ32.AK2.KQ432. | AKJ32.AK2.KQ432.
                      1S P 3S P 5C P 5D P | 6S | AKJ32.AK2.KQ432. | AQJ32.AK2.KQ432.
                      1S P 3S P 5C P 5H P | 6S | AQJ32.AK2.KQ432. | AKQJ2.AK2.KQ432.
                      1S P 3S P 5C P 5S P | 7S | AQJ32.AK2.KQ432. | AJT32.AK2.KQ432.
                      1S P 3S P | 5D | AQJ32.AK2..KQ432 | AQJ32.AK2.2.KQ43
                      1S P 3S P 5D P | 5H | Q432.Q2.A432.J32 | K432.Q2.A432.J32
                      1S P 3S P 5D P | 5S | K432.Q2.A432.J32 | Q432.Q2.A432.J32
                      1S P 3S P 5D P | 5N | K432.Q2.5432.A32 | K432.Q2.A432.J32
                      1S P 3S P 5D P 5H P | 5S | AQJ32.AK2..KQ432 | AKJ32.AK2..KQ432
                      1S P 3S P 5D P 5H P | 6S | AKJ32.AK2..KQ432 | AQJ32.AK2..KQ432
                      1S P 3S P 5D P 5S P | 6S | AQJ32.AK2..KQ432 | AKQJ2.AK2..KQ432
                      1S P 3S P 5D P 5N P | 7S | AQJ32.AK2..KQ432 | AJT32.AK2..KQ432
                      1S P 3S P | 5H | AQJ32..AK2.KQ432 | AQJ32.2.AK2.KQ43
                      1S P 3S P 5H P | 5S | Q432.A432.Q2.J32 | K432.A432.Q2.J32
                      1S P 3S P 5H P | 5N | K432.A432.Q2.J32 | Q432.A432.Q2.J32
                      1S P 3S P 5H P | 6C | K432.5432.Q2.A32 | K432.A432.Q2.J32
                      1S P 3S P 5H P 5S P | P | AQJ32..AK2.KQ432 | AKJ32..AK2.KQ432
                      1S P 3S P 5H P 5S P | 6S | AKJ32..AK2.KQ432 | AQJ32..AK2.KQ432
                      1S P 3S P 5H P 5N P | 6S | AQJ32..AK2.KQ432 | AKQJ2..AK2.KQ432
                      1S P 3S P 5H P 5N P | 7S | AKQJ2..AK2.KQ432 | AQJ32..AK2.KQ432
                      1S P 3S P 5H P 6C P | 7S | AQJ32..AK2.KQ432 | AJT32..AK2.KQ432
                      1H P 3H P | 5C | AK2.AQJ32.KQ432. | AK2.AQJ32.KQ43.2
                      1H P 3H P | 5D | AK2.AQJ32..KQ432 | AK2.AQJ32.2.KQ43
                      1H P 3H P 5C P | 5D | Q2.Q432.J32.A432 | Q2.K432.J32.A432
                      1H P 3H P 5C P | 5H | Q2.K432.J32.A432 | Q2.Q432.J32.A432
                      1H P 3H P 5D P | 5H | Q2.Q432.A432.J32 | Q2.K432.A432.J32
                      1S P 3S P 4N P | 6C | KQ32.KQ32.J5432. | KQ32.KQ32.J432.2
                      1S P 3S P 4N P | 6H | KQ32..KQ32.J5432 | KQ32.2.KQ32.J432
                      1S P 3S P 4N P 5S P 5N P | 6C | KQ32.A2.432.K432 | KQ32.A2.432.Q432
                      1S P 3S P 4N P 5S P 5N P | 6H | KQ32.K2.A432.432 | KQ32.Q2.A432.432
                      1S P 3S P 4N (X) | 5D | KQ32.A2.J432.432 | KJ32.A2.Q432.432
                      1S P 3S P 4N (X) XX (P) | 6S | AKQ32.2.AK32.AQ2 | AQJ32.KQ2.KQJ2.K
                      1S P 3S P 4N (X) XX (P) | 5S | AQJ32.KQ2.KQJ2.K | AKQ32.2.AK32.AQ2
                      1S P 3S P 4N (X) P P | 6S | AKQ32.2.AK32.AQ2 | AQJ32.KQ2.KQJ2.K
                      1S P 3S P 4N (X) 5C P | 6S | AKQ32.2.AK32.AQ2 | QJ432.KQ2.AKQ2.K
                      1S P 3S P 4N (5C) | 5D | KJ32.A2.Q432.432 | KJ32.Q2.QJ32.432
                      1S P 3S P 4N (5D) | 5H | KJ32.A2.Q432.432 | KJ32.Q2.QJ32.432
                      1S P 3S P 4N (5D) | X | QJ32.KQ2.KQ32.32 | KJ32.Q2.QJ32.432
                      1H P 3H P 4N (5S) | 5N | A2.KJ32.Q432.432 | Q2.KJ32.QJ32.432
                      1H P 3H P 4N (5S) | X | KQ2.QJ32.KQ32.32 | Q2.KJ32.QJ32.432
                      1S P 3S P 4N (5H) 5S P | 6S | AKQ32.2.AK32.AQ2 | QJ432.KQ2.AKQ2.K
                      1S P 3S P 4N (5H) 5S P | P | QJ432.KQ2.AKQ2.K | AKQ32.2.AK32.AQ2
                      1S P 3S P 4N (5H) P P | X | QJ432.KQ2.AKQ2.K | AKQ32.2.AK32.AQ2
                      1N P | 4C | 2.A2.K32.AKQ5432 | K32.A2.K32.AQ432
                      2N P | 4C | 2.K2.432.AKJ5432 | K2.K2.5432.KJ432
                      2N P 4C P | 4S | AK2.AQ2.KQ32.Q32 | AK2.KQJ.AQ32.A32
                      2N P 4C P | 4D | AK2.AQ2.AQ32.A32 | AK2.AQ2.KQ32.Q32
                      1N P 4C P 4D P | 4N | 2.A2.K32.AKQ5432 | 2.A2.A32.AKQJ432
                      1N P 4C P 4S P | 5C | 2.A2.K2.AKQJ5432 | 2.K2.K32.AKQJ432
                      1N P 4C P 4S P 5C P | 5H | A32.AQ2.KQ32.QJ2 | A32.KQ2.KQ32.A32
                      1N P 4C P 4S P 5C P | 5S | A32.KJ2.KQ32.A32 | A32.AQ2.KQ32.QJ2
                      1N P 4C P 4S P 5C P | 5D | AQJ2.AQ2.QJ2.QJ2 | A32.AQ2.KQ32.QJ2
                      1N P 4C P 4S P 5C P 5H P | 6C | 2.A2.K2.AKQJ5432 | 2.AK2.AK2.AKQJ32
                      1N P 4C P 4S P 5C P 5S P | 7C | 2.A2.AK2.AKQJ432 | 2.A2.AQ2.AKQJ432
                      2N P 3C P 3H P | 3S | K2.AQ32.Q432.432 | K2.Q432.Q432.432
                      2N P 3C P 3S P | 4H | AQ32.K2.Q432.432 | Q432.K2.Q432.432
                      1N P 2C P 2H P | 4N | AQ32.K2.KQ32.Q32 | KQ32.K2.K432.432
                      1N P 2C P 2H P 4N P | 6N | AQ2.KQ32.K32.QJ2 | AQ2.KJ32.K32.J32
                    """)
    void keyCardsCueBidsSplintersAndGerber(String auction, String call, String must, String not) {
        Fixture.checkCalls(KEY_CARDS, auction, call, must, not);
    }

    @ParameterizedTest(name = "{0}: {1} with {2}, not with {3}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      1S P 3S P | 4N | AKQ32.K2.AK32.K2 | AK432.KQ2.K32.32
                      1S P 3S P 4N P | 5C | QJ32.KQ2.KQ32.32 | KJ32.A2.Q432.432
                      1S P 3S P 4N P | 5D | KJ32.A2.Q432.432 | QJ32.KQ2.KQ32.32
                      1S P 3S P 4N P | 5H | J432.A2.A432.432 | KJ32.A2.Q432.432
                      1S P 3S P 4N P 5D P | 6S | AKQ32.K2.AK32.K2 | AKQ32.KQ2.KQ2.K2
                      1S P 3S P 4N P 5D P | 5S | AKQ32.KQ2.KQ2.K2 | AKQ32.K2.AK32.K2
                      1S P 3S P 4N P 5D P | 5N | AKQ32.K2.AK32.AQ | AKQ32.K2.AK32.K2
                      1S P 3S P 4N P 5D P 5N P | 6C | QJ32.A2.QJ32.432 | KJ32.A2.Q432.432
                      1S P 3S P 4N P 5D P 5N P | 6D | KJ32.A2.Q432.432 | QJ32.A2.QJ32.432
                      1S P 3S P 4N P 5D P 5N P | 6H | KJ32.A2.K432.432 | KJ32.A2.Q432.432
                      1S P 3S P 4N P 5D P 5N P 6H P | 7S | AKQ32.K2.AQ32.AQ | AQJ32.Q2.AK32.AQ
                      1S P 3S P 4N P 5D P 5N P 6H P | 6S | AQJ32.Q2.AK32.AQ | AKQ32.K2.AQ32.AQ
                      1S P 3S P 4N (X) | XX | QJ32.KQ2.KQ32.32 | KJ32.A2.Q432.432
                      1S P 3S P 4N (X) | P | KJ32.A2.Q432.432 | QJ32.KQ2.KQ32.32
                      1S P 3S P 4N (5H) | X | QJ32.KQ2.KQ32.32 | KJ32.A2.Q432.432
                      1S P 3S P 4N (5H) | P | KJ32.A2.Q432.432 | QJ32.KQ2.KQ32.32
                      1S P 3S P 4N (5H) | 5S | J432.A2.A432.432 | KJ32.A2.Q432.432
                      1S P 3S P 4N (5H) P P | 6S | AKQ32.K2.AK32.K2 | AKQ32.KQ2.KQ2.K2
                      1S P 3S P | 5N | AJ5432.AKQ2.AK2. | AJ5432.AKQ2.K32.
                      1S P 3S P 5N P | 7S | KQ32.432.K432.K2 | KJ32.432.KQ32.K2
                      1S P 3S P 5N P | 6S | KJ32.432.KQ32.K2 | KQ32.432.K432.K2
                      1S P 3S P 4N P | 5C | QJ32.KQ2.KQ32.32 | KJ32.A2.Q432.432
                      1S P 2N P 4S P 4N P | 5S | J5432.A2.A32.A32 | AK432.Q32.Q2.J32
                      1S P 2N P 3S P 4N P | 5C | A5432.A2.AK32.A2 | AKQ32.K2.AK32.32
                      1S P 3S P 4N P 5D P 5N P | 6S | KQ32.K2.A432.K32 | KJ32.A2.K432.432
                      1S P 2N P 4S P 4N P 5D P 5N P | 6S | K5432.K2.A2.K432 | K5432.K2.A2.Q432
                      1S P 3S P 4N (X) | 5C | J432.A2.A432.432 | KJ32.A2.Q432.432
                      1S P 2N P 4S P 4N (X) | 5D | J5432.A2.A32.A32 | A5432.K2.A32.Q32
                      1S P 3S P 4N (5C) | 5D | J432.A2.A432.432 | KJ32.A2.Q432.432
                      1S P 3S P 4N (5D) | 5H | J432.A2.A432.432 | KJ32.A2.Q432.432
                      1S P 3S P 4N (5C) | X | QJ32.KQ2.KQ32.32 | KJ32.A2.Q432.432
                      1S P 3S P 4N (5C) P P | 6S | AKQ32.KQ2.AK2.A2 | AKQ32.KQ2.KQ2.K2
                    """)
    void blackwoodAndJosephine(String auction, String call, String must, String not) {
        Fixture.checkCalls(BLACKWOOD, auction, call, must, not);
    }

    @ParameterizedTest(name = "{0}: {1} with {2}, not with {3}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      1S P 3S P 4N P | 5C | QJ32.KQ2.KQ32.32 | KJ32.Q2.QJ32.432
                      1S P 3S P 4N P | 5D | KJ32.Q2.QJ32.432 | QJ32.KQ2.KQ32.32
                      1S P 3S P 4N P | 5H | KJ32.A2.Q432.432 | KQ32.A2.J432.432
                      1S P 4S P 5N P | 6C | Q5432.2.Q5432.32 | K5432.2.Q5432.32
                      1S P 4S P 5N P | 6D | KJ32.2.QJ432.432 | Q5432.2.Q5432.32
                      1S P 4S P 5N P | 6H | K5432.2.Q5432.32 | Q5432.2.Q5432.32
                      1S P 4S P 5N P | 7S | KQ432.2.J5432.32 | K5432.2.Q5432.32
                      1S P 4S P 5N P 6H P | 7S | AJT987.AKQ2.AK2. | AJT98.AKQ2.A432.
                    """)
    void threeOrNoneFirstAndJosephineBySteps(String auction, String call, String must, String not) {
        Fixture.checkCalls(OTHERWISE, auction, call, must, not);
    }

    @Test
    void aSuitThatIsSkippedIsNotControlled() {
        var now =
                Understanding.of(
                        KEY_CARDS,
                        Auction.parse(Seat.NORTH, "1S P 2C P 2H P 3H P 3S P 4D"),
                        Vulnerability.NONE);
        var responder = now.hands().of(Seat.SOUTH).bounds();

        assertThat(responder.get(Aspect.of(Measure.CONTROL, Suit.CLUBS)).high()).isEqualTo(1);
        assertThat(responder.get(Aspect.of(Measure.CONTROL, Suit.DIAMONDS)).low()).isEqualTo(1);
    }
}
