package overtrick.systems;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.cards.Seat;
import overtrick.systems.hand.Hand;

/// systems.md §§4, 8.1, 8.2, 9: for each call a hand that must make it and one that must not.
class StandardAmericanTest {

    private static final BiddingSystem SYSTEM = BiddingSystem.named("standard-american");

    @ParameterizedTest(name = "{0}: {1} with {2}, not with {3}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      ''  | 1C | AK32.Q32.32.KJ32 | AK32.Q32.KJ32.32
                      ''  | 1C | A432.A32.K32.Q32 | K432.Q32.K32.Q32
                      ''  | 1D | AK32.Q32.KJ32.32 | AK32.Q32.32.KJ32
                      ''  | 1D | AK32.QJ32.K32.32 | AK32.Q32.J32.K32
                      ''  | 1D | A32.32.KQ32.KJ32 | A32.432.K32.KQJ2
                      ''  | 1H | 32.AK432.KQ32.32 | 32.AK32.KQ432.32
                      ''  | 1H | K.AK432.QJ432.32 | KQJ432.AK432.3.2
                      ''  | 1S | AK432.KQ432.32.2 | A432.KQ432.A32.2
                      ''  | 1S | KQ432.A5432.2.Q2 | KQ432.A543.32.32
                      ''  | 1N | AQ2.KJ32.K32.QJ2 | AQ2.KJ32.K32.J32
                      ''  | 1N | AQJ32.K32.K32.Q2 | AQJ32.KQ32.K32.2
                      ''  | 2C | AKQ2.AKQ.A32.Q32 | AKQ2.AKQ.432.432
                      ''  | 2C | AKQJT987.AK2.2.2 | AKQJ987.K32.2.32
                      ''  | 2D | 32.432.KQJ432.32 | A2.432.KQJ432.KQ
                      ''  | 2H | 32.KQJ432.432.32 | K432.KQJ432.32.2
                      ''  | 2S | KQJ432.32.432.32 | J65432.32.432.K2
                      ''  | 2N | AK2.AQ2.KQ32.Q32 | AK2.AQ2.KQ32.J32
                      ''  | 3N | 2.32.432.AKQJ432 | K.32.432.AKQ5432
                      ''  | 3S | KQJ5432.32.32.32 | KJ65432.32.32.32
                      ''  | 4H | 2.AKQ5432.432.32 | 2.KQJ5432.432.32
                      ''  | P  | K432.K32.K32.Q32 | AK32.K32.K32.Q32
                      P P | 1S | KQJ32.A2.432.432 | K5432.A2.Q32.432
                      1H P | 1S | KQ32.2.K432.5432 | KQ32.J32.432.432
                      1H P | 1N | K32.32.K432.5432 | K32.32.5432.5432
                      1H P | 2H | 432.K32.K432.432 | 432.K32.5432.432
                      1H P | 3H | A2.K432.K432.432 | A2.K432.KQ32.A32
                      1H P | 4H | 2.K5432.5432.432 | 2.432.K5432.5432
                      1H P | 2C | K32.A2.432.AQ432 | K32.32.432.KQ432
                      1S P | 2H | K2.AQ432.K32.432 | K2.AQ32.K5432.32
                      1S P | 2N | KQ32.A32.KQ2.432 | KQ2.A432.KQ2.432
                      1S P | 3N | K2.KQ2.A432.KJ32 | K2.KQ2.A432.J432
                      1S P | 3H | A2.AKQ432.K2.Q32 | A2.KQ5432.Q2.432
                      1S P | 4D | KQ32.A432.2.K432 | KQ32.A432.32.K32
                      1H P | 3S | 2.KQ32.A432.K432 | 32.KQ32.A432.K32
                      1C P | 1D | K32.Q32.J5432.32 | K432.Q432.J32.32
                      1C P | 1H | K432.Q432.J32.32 | Q5432.Q432.J2.32
                      1C P | 1S | KJ432.Q5432.32.2 | K432.Q432.J32.32
                      1C P | 1N | K32.Q32.J32.5432 | K432.Q32.J2.5432
                      1C P | 2N | KQ2.A32.K32.J432 | KQ2.A32.432.J432
                      1D P | 3N | KQ2.AJ2.K32.KJ32 | KQ2.A32.K32.J432
                      1C P | 2C | 32.Q32.K32.Q5432 | 32.A32.K32.KQ432
                      1C P | 3C | 32.A32.K32.KJ432 | 32.Q32.K32.Q5432
                      1D P | 2C | 32.A32.K32.KQ432 | 32.432.K32.KQ432
                      1D P | 2H | 2.AKQ432.AJ2.K32 | 2.AQJ432.Q32.K32
                      1C P 1H P | 2H | A2.KQ32.432.A432 | A32.KQ2.432.A432
                      1C P 1H P | 3H | 2.KQ32.A32.AJ432 | A2.KQ32.432.A432
                      1C P 1H P | 4H | 2.AKQ2.K32.AK432 | 2.KQ32.A32.AJ432
                      1C P 1H P | 1S | AK32.2.432.AQ432 | AK2.32.432.AQ432
                      1C P 1H P | 1N | A32.Q2.K432.K432 | A32.2.K432.AKQ32
                      1C P 1H P | 2N | AQ2.K2.KQ32.KJ32 | AQ2.K2.Q432.K432
                      1C P 1H P | 2C | A2.32.K32.KQ5432 | A2.32.AK2.AQJ432
                      1C P 1H P | 3C | A2.32.AK2.AQ5432 | A2.32.K32.KQ5432
                      1C P 1H P | 2D | A2.2.AQ32.AKJ432 | A2.2.K432.AQ5432
                      1H P 1S P | 2D | 2.AK432.KQ32.432 | K432.AK432.KQ32.
                      1H P 1S P | 3D | 2.AKQ32.AKJ2.A32 | 2.AK432.KQ32.432
                      1S P 2S P | 2N | AK432.KQ2.K32.32 | AK432.Q32.K32.32
                      1S P 2S P | 4S | AK432.KQ2.KJ2.Q2 | AK432.Q32.K32.32
                      1S P 3S P | 4S | AK432.KQ2.K32.32 | KQ432.KQ2.Q32.32
                      1S P 2N P | 3D | AK432.KQ2.2.K432 | AK432.KQ2.32.K32
                      1S P 2N P | 4S | AK432.Q32.Q2.J32 | AK432.KQ2.2.K432
                      1S P 2N P | 3N | AKJ32.KQ2.32.K32 | AK432.Q32.Q2.J32
                      1N P | 2C | KQ32.A432.432.32 | K432.Q432.432.32
                      1N P | 2D | 32.Q5432.5432.32 | K5432.Q32.432.32
                      1N P | 2H | K5432.Q5432.32.2 | 32.Q5432.5432.32
                      1N P | 2S | 32.2.432.Q765432 | 32.2.A32.KQ76543
                      1N P | 2N | K32.Q32.K432.432 | K32.Q32.Q432.432
                      1N P | 3N | K32.Q32.A432.Q32 | K32.Q32.Q432.432
                      1N P | 3D | 32.32.KQJ432.Q32 | 32.32.QJ5432.J32
                      1N P | 3S | AKJ432.A2.K32.32 | AKJ432.32.Q32.32
                      1N P | 4N | K32.AQ2.A432.KJ2 | K32.A32.A432.Q32
                      1N P | 6N | KQ2.AQ2.A432.KJ2 | K32.AQ2.A432.KJ2
                      1N P 2C P | 2D | AQ2.KJ2.K432.QJ2 | AQ2.KJ32.K32.QJ2
                      1N P 2C P | 2H | AQ32.KJ32.K2.QJ2 | AQ32.KJ2.K32.QJ2
                      1N P 2C P | 2S | AQ32.KJ2.K32.QJ2 | AQ32.KJ32.K2.QJ2
                      1N P 2C P 2H P | 3H | K2.Q432.K432.432 | K2.Q432.KQ32.432
                      1N P 2C P 2H P | 4H | K2.Q432.KQ32.Q32 | K432.Q32.KQ2.432
                      1N P 2C P 2H P | 3N | KJ32.Q32.KQ2.432 | K2.Q432.KQ32.Q32
                      1N P 2C P 2H P 3N P | 4S | AQ32.KJ32.K2.QJ2 | AQ2.KJ32.K32.QJ2
                      1N P 2D P | 2H | AQ2.KJ2.K432.QJ2 | AQ2.KQ32.K2.QJ32
                      1N P 2D P | 3H | AQ2.KQ32.K2.QJ32 | AQ2.KJ32.K2.QJ32
                      1N P 2D P 2H P | P | 32.Q5432.5432.32 | K2.Q5432.A32.432
                      1N P 2D P 2H P | 2N | K2.Q5432.K32.432 | K2.Q5432.KQ2.432
                      1N P 2D P 2H P | 3N | K2.Q5432.KQ2.Q32 | K2.Q65432.KQ2.32
                      1N P 2D P 2H P | 4H | K2.Q65432.KQ2.32 | K2.Q5432.KQ2.432
                      2N P | 3C | Q432.K432.432.32 | 5432.5432.432.32
                      2N P | 3H | Q5432.32.5432.32 | 32.Q5432.5432.32
                      2N P 3C P | 3D | AK2.AQ2.KQ32.Q32 | AK32.AQ2.KQ2.Q32
                      2C P | 2D | 5432.5432.432.32 | 2.KQJ432.A32.432
                      2C P | 2H | 2.KQJ432.A32.432 | 2.J65432.A32.432
                      2C P | 2N | K32.Q32.K432.432 | 5432.5432.432.32
                      2C P 2D P | 2N | AKQ2.AKQ.A32.Q32 | AKQ32.AKQ2.A32.2
                      2C P 2D P | 2S | AKQ32.AKQ2.A32.2 | AKQ2.AKQ.A32.Q32
                      2H P | 3H | K32.Q32.K432.432 | K32.32.K5432.432
                      2H P | 4H | AK2.Q32.AK32.432 | K32.Q32.K432.432
                      2H P | 2N | AK2.Q2.AK32.5432 | AK2.2.Q5432.5432
                      2H P 2N P | 3S | K2.KQJ432.432.32 | 32.KQJ432.432.32
                      (1H) | 1S | AQ432.32.K32.432 | AQ32.32.K432.432
                      (1H) | 2C | A2.32.K32.KQJ432 | A2.32.K32.J65432
                      (1H) | 2S | KQJ432.32.432.32 | AQJ432.32.AK2.32
                      (1H) | 1N | AQ2.KJ2.K432.QJ2 | AQ2.432.KQ32.KJ2
                      (1H) | X  | AQ32.2.KQ32.K432 | A2.Q32.KQ32.K432
                      (1H) | 2N | 2.2.KQ5432.QJ432 | 432.2.KQ532.Q432
                      (1H) | 2H | KQ432.2.KJ432.32 | KQ432.32.K432.32
                      (1C) | 2C | KQ432.KJ432.32.2 | KQ432.KJ32.432.2
                      (1H) X (P) | 2C | 32.5432.432.Q432 | K432.432.32.Q432
                      (1H) X (P) | 1S | K432.432.32.Q432 | 32.5432.432.Q432
                      (1H) X (P) | 2S | K432.432.A2.Q432 | K432.432.32.Q432
                      (1H) X (P) | 2H | K432.A32.A2.Q432 | K432.432.A2.Q432
                      (1H) 1S (P) | 2S | K32.432.A432.432 | K2.432.A5432.432
                      (1H) 1S (P) | 2H | K32.A32.A432.432 | K32.432.A432.432
                      1C (1S) | X  | 32.KQ32.K432.432 | 432.K32.5432.432
                      1C (1H) | 1S | KQ432.32.K32.432 | KQ32.32.K432.432
                      1C (1H) | X  | KQ32.32.K432.432 | KQ432.32.K32.432
                      1S (2C) | 2S | K32.K32.5432.432 | K2.K32.65432.432
                      1S (2C) | X  | 2.KQ32.K5432.432 | 432.432.K5432.K2
                      1S (X) | XX | 32.KQ2.K432.Q432 | 32.K32.5432.5432
                      1S (X) | 2N | K432.A32.K432.32 | K32.32.K5432.432
                      P P | 1H | 32.AKJ32.K32.432 | 32.K5432.KQ2.Q32
                      '' | 3C | 32.432.2.KQJ6543 | K432.2.2.KQJ6543
                      '' | 3D | 32.432.KQJ6543.2 | 2.K432.KQJ6543.2
                      '' | 3H | 32.KQJ6543.32.32 | Q432.KQJ6543.2.2
                      P P | 3H | Q432.KQJ6543.2.2 | Q432.KQJ654.32.2
                      '' | 4C | 2.2.432.KQJ76543 | 32.432.2.KQJ6543
                      1S P | 2S | K32.32.K5432.432 | K2.432.K5432.432
                      1H P | 2S | AKQ432.K2.K32.Q2 | KQJ432.K2.K32.32
                      1S P | 3C | K2.Q32.A2.AKQ432 | K2.Q32.32.AKQ432
                      1S P | 3D | K2.Q32.AKQ432.A2 | K2.Q32.AKQ432.32
                      1H P | 3D | K2.Q2.AKQ432.A32 | K2.Q2.AKQ432.432
                      1S P | 4C | KQ32.A432.K432.2 | KQ32.A432.K43.32
                      1S P | 4H | KQ32.2.A432.K432 | KQ32.32.A432.K32
                      1H P | 4C | A432.KQ32.K432.2 | A432.KQ32.K43.32
                      1H P | 4D | A432.KQ32.2.K432 | A432.KQ32.32.K43
                      1H P | 4D | A432.KQ32.2.K432 | A432.KQ32.K.5432
                      1D P | 1S | K432.32.J32.Q432 | K432.Q432.32.432
                      1D P | 2D | 32.Q32.KQ432.432 | 32.A32.KQ432.Q32
                      1D P | 3D | 32.A32.KQ432.Q32 | 32.Q32.KQ432.432
                      1C P | 2D | A2.K32.AKQ432.K2 | 32.K32.AKQ432.32
                      1D P | 3C | A2.K32.Q2.AKQ432 | 32.K32.Q2.AKQ432
                      1D P | 2S | AKQ432.A2.Q2.K32 | AKQ432.32.Q2.432
                      1H P 1S P | 2H | 2.AQ5432.K32.K32 | 2.AQ543.K432.K32
                      1H P 1S P | 4H | A2.AKJ432.AKJ.32 | 2.AKQ5432.K32.32
                      1S P 1N P | 4S | AKJ432.A2.AKJ.32 | AKQ432.A2.432.32
                      1H P 1N P | 3H | A2.AKQ432.K32.32 | A2.AQ5432.Q32.32
                      1S P 1N P | 2H | AQ432.KQ32.K2.32 | AQ432.KQ2.K32.32
                      1S P 1N P | P | AQ432.KQ2.K32.32 | AQ432.KQ32.K2.32
                      1S P 1N P | 3D | AKQ32.2.AKJ2.A32 | AQ432.2.AQ32.K32
                      1D P 1S P | 2H | 2.AQ32.AKQ32.Q32 | 2.KQ32.AQ432.432
                      1S P 2N P | 4C | AK432.32.2.KQJ32 | AK432.K32.2.K432
                      1S P 2N P | 4H | AK432.KQJ32.2.32 | AK432.KJ32.2.432
                      1S P 2N P | 3S | AKQ32.KQ2.A2.432 | AK432.Q32.Q2.J32
                      1S P 2N P | 3C | AK432.KQ32.K32.2 | AK432.KQ32.K3.32
                      1N P | 3C | 32.32.Q32.KQJ432 | 32.32.J32.QJ5432
                      1N P | 3H | 32.AKJ432.A2.K32 | 32.AKJ432.32.Q32
                      1N P | 4C | 2.A2.K32.AKQ5432 | K32.A2.K32.AQ432
                      2N P | 3D | 32.Q5432.5432.32 | Q5432.32.5432.32
                      2N P | 4C | 2.K2.432.AKJ5432 | K2.K2.5432.KJ432
                      2N P | 3N | K32.Q32.J432.432 | 432.432.J432.432
                      2N P | P | 432.432.J432.432 | K32.Q32.J432.432
                      2C P | 2S | KQJ32.2.A32.5432 | J5432.2.A32.K432
                      2C P | 3C | 2.A32.432.KQJ432 | 2.A32.432.J65432
                      2C P | 3D | 2.A32.KQJ432.432 | 2.A32.J65432.K32
                      2C P 2D P | 3N | AKQ2.AKQ.AK2.Q32 | AKQ2.AKQ.A32.Q32
                      2C P 2D P | 4N | AKQ.AKQ.AKJ2.AJ2 | AKQ2.AKQ.AK2.Q32
                      2C P 2D P 4N P | 6N | Q32.J32.Q32.5432 | 432.432.5432.432
                      2C P 2D P 4N P | P | 432.432.5432.432 | Q32.J32.Q32.5432
                      1H P 1N P 2S P | 3N | K32.Q2.5432.K432 | Q32.32.Q432.QJ32
                      1H P 1N P 2S P | 2N | Q32.32.Q432.QJ32 | K32.Q2.5432.K432
                      1C P 1N P 2D P | 3C | K32.Q32.32.K5432 | K32.Q32.32.J5432
                      1C P 1N P 2D P | 2N | K32.Q32.J32.J432 | K32.Q32.32.K5432
                      1H P 1N P 2S P 2N P | 3H | AQ32.AKQ32.A32.2 | AKQ2.AKQ32.Q32.2
                      1H P 1N P 2S P 2N P | 3N | AKQ2.AKQ32.Q32.2 | AQ32.AKQ32.A32.2
                      2C P 2D P | 3C | A2.AK2.K2.AKQJ32 | AKQ2.AKQ.A32.Q32
                      2C P 2D P | 2H | A2.AKQJ32.AK2.A2 | AKQ2.AKQ.A32.Q32
                      2C P 2D P | 3D | A2.AK2.AKQJ32.K2 | AKQ2.AKQ.A32.Q32
                      2H P | 2S | AKJ432.2.AK2.432 | KQ5432.2.K32.432
                      2S P | 3H | 2.AKJ432.AK2.432 | 2.KQ5432.K32.432
                      2S P 2N P | 3D | KQT432.32.K32.32 | KQJ432.32.432.32
                      (1C) | 2N | 2.KJ432.KQ432.32 | 2.KJ432.KQ432.A2
                      (1S) | 2N | 2.2.KQ432.KJ5432 | 2.2.KQJ32.AQJ432
                      1D (2S) | X | 32.AQ32.32.KQ432 | 32.432.32.KQ5432
                      1N (X) | 2S | Q5432.32.5432.32 | K32.Q32.K432.432
                      (2N) P (3C) | X | 32.432.432.AQJ32 | 32.432.AQJ32.432
                      (2N) P (3D) | X | 32.432.AQJ32.432 | 32.432.432.AQJ32
                      (2C) P (2D) | X | 32.432.AQJ32.432 | 32.432.432.AQJ32
                      1D P | 1N | K32.Q32.J32.Q432 | K32.Q32.432.5432
                      1D P | 1H | K432.Q432.32.Q32 | KQ432.Q432.32.32
                      1C P | 2S | AKQ432.K2.AJ2.32 | AKQ432.32.432.32
                      1C P | 2H | K2.AKQ432.AJ2.32 | 32.AKQ432.432.32
                      1S P 2D P | 2S | AQ5432.K3.32.K32 | AQ432.KQ32.2.K32
                      1H P 1S P | 3H | 2.AKQ432.KJ2.K32 | 2.AQ5432.K32.K32
                      1C P 1S P | 2N | K2.AQ32.K32.AQ32 | K2.Q432.KQ2.K432
                      1D P 1S P | 3C | 2.K2.AKJ32.AKJ32 | 2.32.AQ432.AQ432
                      2H P | 3C | A2.2.AK2.QJT5432 | A2.2.K32.QJT5432
                      2H P | 3C | A2.2.A32.KQJ5432 | 32.2.K32.KQJ5432
                      2S P 2N P | 3N | AKQ432.32.432.32 | KQJ432.32.432.32
                      (1S) | 2S | 2.KQ432.KJ432.32 | 2.KQ432.AQJ32.32
                      (1S) | 2S | 2.AKQ32.AKJ32.32 | 2.KQ432.AQJ32.32
                      (1H) | X | AKQ32.2.AKJ2.Q32 | AQ432.2.K432.432
                      1N P 4N P | 6N | AQ2.KQ2.K432.QJ2 | AQ2.KJ2.K432.J32
                    """)
    void oneHandMakesTheCallAndAnotherDoesNot(
            String auction, String call, String must, String not) {
        var now = Understanding.of(SYSTEM, auction(auction), Vulnerability.NONE);
        var makes = now.choose(Hand.parse(must)).row();
        var other = now.choose(Hand.parse(not)).row();

        assertThat(makes.call().code()).as(must).isEqualTo(call);
        assertThat(makes.place()).as("a row of the book").contains(".bid:");
        assertThat(other.call().code()).as(not).isNotEqualTo(call);
        assertThat(now.meaning(makes.call()).shows().contains(Hand.parse(must))).isTrue();
    }

    private static Auction auction(String calls) {
        return Auction.parse(Seat.NORTH, calls.replaceAll("[()]", ""));
    }
}
