package overtrick.systems;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.cards.Seat;
import overtrick.systems.hand.Hand;

/// What once cost most in contested auctions, one line for each cause: what must be called, and
/// with which hand. Their calls stand in parentheses; North deals.
class ContestedTest {

    private static final BiddingSystem SYSTEM = BiddingSystem.named("two-over-one");

    /// Both majors are told, whatever the strength; doubles promise the suits that nobody has bid.
    @ParameterizedTest(name = "{0}: {1} with {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      (1D)                  | 2D | AKQJT.AJ8732.2.2
                      (1C)                  | 2C | AQ432.KQ432.K2.2
                      (1C)                  | 2C | KQ432.AQ5432.2.2
                      (1D)                  | 1S | AQ432.K2.32.A432
                      (1C) 1D (P) 2D (P)    | P  | QT62.Q5.AKQ85.K2
                      (1C) P (1H)           | X  | KQ32.32.AQJ2.432
                      (1D) P (1H)           | P  | KJ2.K32.32.AJ432
                      (1C) P (1D)           | X  | KQ32.AJ32.K32.32
                      (1C) P (1D)           | P  | K32.KQ2.K432.K32
                      (1H) P (1S)           | X  | 32.Q32.AQ32.AK32
                      (1C) P (1H)           | P  | 32.KJ2.AQJ32.432
                      (1C) P (1H)           | 2D | 432.2.AQJ32.KJ32
                      (1C) P (1H)           | 2S | KJ5432.32.432.32
                      (1D)                  | P  | K2.AQJ32.Q5432.2
                      (1H) P (2H)           | P  | KQ32.32.KJ2.A432
                      (1H) P (2H)           | X  | KQ32.2.KJ32.A432
                      2C (P) 2D (X)         | 2S | AKQ32.AK2.AKJ2.2
                      2C (P) 2D (X)         | 2N | AQ2.AK2.AQ32.K32
                      (1C) P (P)            | 1S | AKJ32.A32.K32.32
                      (1C) P (P)            | X  | AKJ32.AQ2.K32.K2
                      (1C) P (P)            | 2H | A2.AKJ432.K32.32
                    """)
    void firstActionsTellTheSuits(String auction, String call, String hand) {
        says(Vulnerability.NONE, auction, call, hand);
    }

    /// Five small trumps and a bare opening opposite are no vulnerable game; shape makes one, and
    /// not vulnerable the game is a sacrifice that pays.
    @ParameterizedTest(name = "{0}: {1} with {2}, {3} not vulnerable")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      (1D) 1S (P)           | 3S | 65432.32.J432.Q2  | 4S
                      (1D) 1S (P)           | 4S | K65432.2.5432.K2  | 4S
                      (1D) 1S (2D)          | 3S | Q5432.J2.432.K32  | 4S
                      (1D) 1S (2C)          | 3S | Q5432.J2.432.K32  | 4S
                      (1D) 1S (1N)          | 3S | Q5432.J2.432.K32  | 4S
                      (1D) 1S (X)           | 3S | Q5432.J2.432.K32  | 4S
                      (1C) 1H (1S)          | 3H | J32.Q5432.432.K2  | 4H
                    """)
    void gameOnTrumpsAlone(String auction, String vulnerable, String hand, String other) {
        says(Vulnerability.BOTH, auction, vulnerable, hand);
        says(Vulnerability.NONE, auction, other, hand);
    }

    /// A double for takeout that is redoubled is run from, by either partner; one for penalty, or
    /// with a stack of their trumps, is not.
    @ParameterizedTest(name = "{0}: {1} with {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      (2H) X (XX) P (P)     | P  | AQ32.2.K432.KJ32
                      (2H) X (XX)           | 2S | Q432.432.432.432
                      (2H) X (XX)           | 3C | 432.432.32.J5432
                      (2H) X (XX)           | P  | 2.QJT98.432.5432
                      (1C) P (1H) X (XX)    | 1S | Q432.432.432.432
                      (1C) P (P) X (XX)     | 1H | 432.Q432.432.432
                      1D (1S) X (XX)        | 2H | K2.AJ32.AQ32.432
                      1D (1S) X (XX)        | 2D | 32.A32.AQJ32.K32
                      1S (2C) X (XX)        | 2S | AQJ432.K2.K32.32
                      (1N) P (2D) X (XX)    | P  | 432.432.Q32.5432
                    """)
    void redoubledDoublesAreRunFrom(String auction, String call, String hand) {
        says(Vulnerability.NONE, auction, call, hand);
    }

    /// Doubles and free bids with a table of answers of their own.
    @ParameterizedTest(name = "{0}: {1} with {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      (2D) P (P) X (P)      | 2H | JT6.Q732.942.A52
                      (2H) P (P) X (P)      | 2N | 432.KJ32.Q32.K32
                      (2H) P (P) X (P)      | 3N | K2.AJ2.Q432.K432
                      (2H) P (P) X (P)      | P  | 2.QJT98.K32.5432
                      (2H) P (P) X (P) 2S (P) | 4S | AKQ2.2.AKQ2.5432
                      (3D) P (P) X (P)      | 3S | J9876.K87.54.T32
                      (3D) P (P) X (P)      | 4S | KQ876.AJ7.54.T32
                      (1D) P (1N) X (P)     | 2H | 432.KT95.654.987
                      (1D) P (1N) X (P)     | P  | K32.KT5.J654.Q87
                      (2D) P (3D) X (P)     | 3H | T85.QJ862.2.9432
                      1H (X) 1S (P)         | 1N | K54.AJ743.AQ9.J2
                      1C (X) 1H (P)         | 1N | Q65.64.AK2.K9652
                      1C (X) 1H (P)         | 2H | 2.KQ64.A32.K9652
                      1H (P) 1S (2D) X (P)  | 2S | QT532.T.963.KJ32
                      1H (P) 1S (2D) X (P)  | 2H | QT53.T962.763.KJ
                      1D (P) 1H (1S) X (P)  | 1N | K98.J943.86.K973
                      (1C) 1D (1H) X (P)    | 1S | K98.43.AKJ86.973
                      1H (3D) P (P) X (P)   | P  | 82.86.KJ85.T9652
                    """)
    void doublesAreAnswered(String auction, String call, String hand) {
        says(Vulnerability.NONE, auction, call, hand);
    }

    private static void says(
            Vulnerability vulnerability, String auction, String call, String hand) {
        var calls = Auction.parse(Seat.NORTH, auction.replaceAll("[()]", ""));
        var now = Understanding.of(SYSTEM, calls, vulnerability);
        var choice = now.choose(Hand.parse(hand)).call();

        assertThat(choice.code()).as(hand).isEqualTo(call);
        assertThat(now.meaning(choice).shows().contains(Hand.parse(hand))).as(hand).isTrue();
    }
}
