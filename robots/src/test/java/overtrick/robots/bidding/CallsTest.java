package overtrick.robots.bidding;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.auction.Auction;
import overtrick.cards.Seat;
import overtrick.robots.Deals;
import overtrick.robots.TestTable;

/// Hands and what they call, chapter by chapter. North deals and nobody is vulnerable; the hand is
/// that of whoever is in turn.
class CallsTest {

    private static String call(String hand, String soFar) {
        var seat = Auction.parse(Seat.NORTH, soFar).turn().orElseThrow();
        var table = TestTable.with(Deals.boardWith(seat, hand)).calls(soFar);
        return new NaturalBidder().call(table.view(seat)).call().code();
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # hand              | call
                      AKQ2.T98.J54.K32  | 1C
                      AQ32.KQ98.J54.K3  | 1N
                      AQJ32.KQ8.J54.K3  | 1N
                      AQJ32.K8.J54.K32  | 1S
                      AQJ32.K8765.A4.2  | 1S
                      A2.KQ765.AJ432.2  | 1H
                      AQ32.KQ98.J543.2  | 1D
                      AQ32.K98.KJ43.32  | 1D
                      A2.K98.KJ43.Q432  | 1D
                      A5432.2.AKJ432.2  | 1D
                      AQ3.KQ98.AKJ.QJ3  | 2C
                      AQ3.KQ98.AKJ.J43  | 2N
                      AKQJ76.AKQ5.A4.3  | 2C
                      KQJ765.32.432.32  | 2S
                      32.KQT765.K32.32  | 2H
                      32.K32.KQJ765.32  | 2D
                      J98765.32.A432.2  | P
                      KQJ7.KQT765.32.3  | 1H
                      KQJ7654.32.432.2  | 3S
                      2.32.432.KQJ7654  | 3C
                      KQJ97654.2.32.32  | 4S
                      KJ432.Q32.K32.32  | P
                      Q432.K32.KJ2.J32  | P
                    """)
    void openings(String hand, String call) {
        assertThat(call(hand, "")).isEqualTo(call);
    }

    @ParameterizedTest(name = "{1}, {0}: {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # hand              | so far | call
                      K32.Q9876.K32.32  | 1S P   | 2S
                      K432.A987.K32.32  | 1S P   | 3S
                      K432.AQ87.K432.2  | 1S P   | 4S
                      K2.Q9876.K32.432  | 1S P   | 1N
                      K2.Q9876.AK2.432  | 1S P   | 2H
                      K2.Q987.AJ2.Q432  | 1S P   | 2C
                      KQ32.32.KJ2.5432  | 1H P   | 1S
                      K32.32.KJ32.Q432  | 1H P   | 1N
                      K3.Q32.KQJ32.432  | 1H P   | 3H
                      432.32.J432.Q432  | 1H P   | P
                      KQ32.Q432.32.432  | 1D P   | 1H
                      KQ432.Q5432.2.32  | 1C P   | 1S
                      K32.2.K5432.5432  | 1D P   | 2D
                      K32.Q32.KJ2.5432  | 1D P   | 1N
                      AJ2.Q32.KJ32.432  | 1C P   | 1D
                      AJ2.QJ2.KJ2.5432  | 1D P   | 2C
                      AJ2.QJ2.432.KJ32  | 1D P   | 2C
                      AJ2.QJ2.KJ2.K432  | 1C P   | 3N
                      K2.32.432.KJ5432  | 1D P   | 1N
                      AK2.32.432.KJ532  | 1D P   | 2C
                    """)
    void responsesToSuits(String hand, String soFar, String call) {
        assertThat(call(hand, soFar)).isEqualTo(call);
    }

    @ParameterizedTest(name = "{1}, {0}: {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # hand              | so far | call
                      432.432.5432.432  | 1N P   | P
                      Q5432.32.5432.32  | 1N P   | 2S
                      Q32.K32.Q432.432  | 1N P   | P
                      Q32.K32.QJ32.432  | 1N P   | 2N
                      QJ32.K32.K432.32  | 1N P   | 2C
                      QJ2.K32.KQ32.432  | 1N P   | 3N
                      QJ432.K2.KQ2.432  | 1N P   | 3S
                      QJ5432.K2.KQ2.32  | 1N P   | 4S
                      AQ2.K32.KQ32.K32  | 1N P   | 4N
                      AQ2.KQ2.KQJ2.K32  | 1N P   | 6N
                      AQ2.AKQ.KQJ2.K32  | 1N P   | 7N
                      432.432.5432.432  | 2N P   | P
                      432.K32.K432.432  | 2N P   | 3N
                      K432.K32.5432.32  | 2N P   | 3C
                      432.432.5432.432  | 2C P   | 2D
                      KQ432.A32.432.32  | 2C P   | 2S
                      Q32.KJ2.K432.Q32  | 2C P   | 2N
                      K32.A32.5432.432  | 2S P   | 3S
                      K32.AK2.AQ32.432  | 2S P   | 4S
                      2.AK32.AQ32.5432  | 2S P   | P
                      K2.AQJ2.AQ2.KJ32  | 2S P   | 3N
                    """)
    void responsesToOthers(String hand, String soFar, String call) {
        assertThat(call(hand, soFar)).isEqualTo(call);
    }

    @ParameterizedTest(name = "{1}, {0}: {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # hand              | so far             | call
                      AQ2.KJ32.432.K32  | 1C P 1S P          | 1N
                      AQ32.K2.432.KJ32  | 1C P 1S P          | 2S
                      AQ32.K2.432.AKJ2  | 1C P 1S P          | 3S
                      AQ32.K2.A2.AKJ32  | 1C P 1S P          | 4S
                      AQ2.K32.AJ2.AJ32  | 1C P 1S P          | 2N
                      2.AK32.432.AKJ32  | 1C P 1S P          | 2C
                      2.AK32.A32.AKJ32  | 1C P 1S P          | 2H
                      AQ32.2.432.AKJ32  | 1C P 1H P          | 1S
                      K2.AKJ432.432.32  | 1H P 1S P          | 2H
                      K2.AKJ432.AJ2.32  | 1H P 1S P          | 3H
                      2.AKJ32.KQ32.432  | 1H P 1S P          | 2D
                      2.AKJ32.AKJ2.K32  | 1H P 1S P          | 3D
                      K32.AJ432.K32.K2  | 1H P 1N P          | P
                      K32.AQJ432.Q2.32  | 1H P 1N P          | 2H
                      K32.AKJ32.K32.32  | 1H P 2H P          | P
                      K2.AKJ432.AQ2.32  | 1H P 2H P          | 4H
                      AK2.AQ432.K32.32  | 1H P 2H P          | 3H
                      K32.AKJ32.K32.32  | 1H P 3H P          | 4H
                      AQ32.K432.K32.K2  | 1N P 2C P          | 2H
                      AQ32.K32.K32.K32  | 1N P 2C P          | 2S
                      AQ2.K32.K432.K32  | 1N P 2C P          | 2D
                      AQ2.K32.K432.K32  | 1N P 3H P          | 4H
                      AQ32.K2.K432.K32  | 1N P 3H P          | 3N
                      AQ2.K32.K432.K32  | 1N P 2N P          | P
                      AQ2.K32.AJ32.K32  | 1N P 2N P          | 3N
                      AQ2.K32.K432.K32  | 1N P 2H P          | P
                      AKQJ2.AK2.AQ32.2  | 2C P 2D P          | 2S
                      AKQ2.AK2.AQ32.32  | 2C P 2D P          | 2N
                    """)
    void openersRebids(String hand, String soFar, String call) {
        assertThat(call(hand, soFar)).isEqualTo(call);
    }

    @ParameterizedTest(name = "{1}, {0}: {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # hand              | so far                       | call
                      KQ432.Q2.432.432  | 1C P 1S P 1N P               | 2S
                      KQ32.Q32.432.432  | 1C P 1S P 1N P               | P
                      KQ32.Q32.KQ2.432  | 1C P 1S P 1N P               | 3N
                      KQ432.Q2.AJ2.432  | 1C P 1S P 1N P               | 3S
                      KQ32.Q32.KQ2.432  | 1C P 1S P 2S P               | 4S
                      KQ32.J32.K32.432  | 1C P 1S P 2S P               | P
                      KQ32.Q32.K32.432  | 1C P 1S P 2S P               | 3S
                      KQ32.Q32.Q32.432  | 1C P 1S P 3S P               | 4S
                      K5432.32.432.432  | 1C P 1S P 3S P               | P
                      QJ32.K32.Q32.432  | 1N P 2C P 2S P               | 3S
                      QJ32.K32.KQ32.32  | 1N P 2C P 2S P               | 4S
                      QJ32.K32.Q432.32  | 1N P 2C P 2D P               | 2N
                      QJ32.K32.KQ32.32  | 1N P 2C P 2H P               | 3N
                      AKQ32.2.AKQ2.432  | 1H P 1S P 3S P               | 4N
                      A432.432.K32.432  | 1S P 3S P 4N P               | 5D
                      K432.432.K32.432  | 1S P 3S P 4N P               | 5C
                      A432.A32.432.432  | 1S P 3S P 4N P               | 5H
                      K2.32.Q5432.K432  | 1H P 1N P 2C P               | P
                      K2.432.Q5432.K32  | 1S P 1N P 2D P               | P
                      Q32.KQ32.Q32.432  | 2N P 3C P 3H P               | 4H
                    """)
    void laterRounds(String hand, String soFar, String call) {
        assertThat(call(hand, soFar)).isEqualTo(call);
    }

    @ParameterizedTest(name = "{1}, {0}: {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # hand              | so far          | call
                      KQJ32.K32.432.32  | 1H              | 1S
                      432.32.432.AKQ32  | 1H              | P
                      432.2.K32.AKQ432  | 1H              | 2C
                      AQ2.KJ2.K432.K32  | 1H              | 1N
                      AQ32.2.K432.KJ32  | 1H              | X
                      AQJ32.2.AKJ2.K32  | 1H              | X
                      KQJ765.2.5432.32  | 1H              | 2S
                      A5432.32.432.432  | 1H              | P
                      AQ32.KQ2.KJ32.A2  | 1N              | X
                      KQJ765.32.A32.32  | 1N              | 2S
                      AQ32.K32.KJ32.32  | 1N              | P
                      AQ32.2.K432.Q432  | 1H P P          | X
                      KJ32.K2.QJ2.5432  | 1D P 1H         | P
                      AKJ2.2.KJ32.A432  | 3H              | X
                      AQ2.KJ2.KJ32.A32  | 2H              | 2N
                      32.432.KQ32.K432  | 1H X P          | 2D
                      KQ32.32.KQ2.5432  | 1H X P          | 2S
                      KQ32.2.KQ32.Q432  | 1H X P          | 4S
                      432.KJ2.K432.432  | 1H X P          | 1N
                      432.5432.432.432  | 1H X P          | 1S
                      2.KQJT9.K432.432  | 1H X P          | P
                      432.5432.432.432  | 1H X 2H         | P
                      K32.5432.K32.432  | 1H 1S P         | 2S
                      K432.2.KQ32.Q432  | 1H 1S P         | 3S
                      2.Q32.KQJ32.K432  | 1H 1S P         | 2D
                      2.KJ2.K432.Q5432  | 1H 1S P         | 1N
                      32.Q32.5432.K432  | 1H 1S P         | P
                    """)
    void defence(String hand, String soFar, String call) {
        assertThat(call(hand, soFar)).isEqualTo(call);
    }

    @ParameterizedTest(name = "{1}, {0}: {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # hand              | so far          | call
                      K32.Q432.K32.432  | 1H 1S           | 2H
                      KJ2.Q2.KJ32.5432  | 1H 1S           | 1N
                      KQ32.2.K432.Q432  | 1H 2C           | X
                      432.K432.32.A432  | 1C 1S           | X
                      432.K432.32.5432  | 1C 1S           | P
                      KQ32.32.Q432.J32  | 1H X            | 1S
                      KQ2.K2.Q432.J432  | 1H X            | XX
                      KQ2.2.AJT92.K432  | 1H 2D           | 3N
                      AK432.2.KQ32.K32  | 1S 2H P P       | X
                      KJ432.A32.Q32.A2  | 1S 2H 2S 3H     | P
                      KJ5432.2.A432.K2  | 1S 2H 2S 3H     | 3S
                      AQJ432.32.KQ2.32  | 1S X 2S 3C      | 3S
                      5432.A2.QJT9.432  | 1N 2D           | P
                      Q2.A32.KJT92.432  | 1N 2D           | X
                      A32.K432.432.432  | 1D 4S           | P
                    """)
    void competition(String hand, String soFar, String call) {
        assertThat(call(hand, soFar)).isEqualTo(call);
    }
}
