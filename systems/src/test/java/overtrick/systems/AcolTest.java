package overtrick.systems;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.auction.Call.Word;
import overtrick.cards.Seat;
import overtrick.systems.hand.Hand;

/// systems.md §5: for each call a hand that must make it and one that must not.
class AcolTest {

    @ParameterizedTest(name = "{0}: {1} with {2}, not with {3} {4}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      '' | 1H | 2.KQ32.A432.KJ32 | A2.KQ32.A432.K32 |
                      '' | 1D | A2.KQ32.A432.K32 | 2.KQ32.A432.KJ32 |
                      '' | 1H | KQ32.AQ32.A32.J2 | KQ32.AQ2.A432.J2 |
                      '' | 1S | KQ32.2.AQ32.QJ32 | KQ32.AQ2.A432.J2 |
                      '' | 1C | KQ2.A2.Q432.AJ32 | KQ2.A2.AQ432.J32 |
                      '' | 1D | KQ2.A2.AQ432.J32 | KQ2.A2.Q432.AJ32 |
                      '' | 1S | KQ432.A5432.2.Q2 | 2.AKQ32.KQ432.32 |
                      '' | 1N | K432.Q32.K32.AJ2 | AQ32.Q32.K32.AJ2 |
                      '' | 1N | K32.Q2.K32.AJ432 | K32.2.KQ32.AJ432 |
                      '' | 2C | AKQ2.AKQ.A32.Q32 | AKQ2.AKQ.A32.432 |
                      '' | 2C | AKQJT98.AK2.2.32 | AKQJT9.K32.32.32 |
                      '' | 2S | AKQJ32.AQ2.K32.2 | AKJ432.AQ2.432.2 |
                      '' | 2H | 2.AKQJ32.AQ2.K32 | 2.AQJ432.AQ2.432 |
                      '' | 2D | 2.A2.AKQJ432.A32 | 2.A32.AKQ432.432 |
                      '' | 2N | AK2.AQ2.KQ32.K32 | AK2.AQ2.KQ32.432 |
                      '' | 2N | AK2.AQ2.KQ32.Q32 | AKQ2.AKQ.A32.Q32 |
                      '' | 3S | KQJ5432.32.32.32 | KJ65432.32.32.32 |
                      '' | 3N | 2.32.432.AKQJ432 | K.32.432.AKQ5432 |
                      '' | P  | K432.K32.K32.J32 | A432.K32.K32.Q32 |
                      1H P | 1S | KQ32.2.K432.5432 | KQ32.J432.32.432 |
                      1H P | 2H | 432.K432.K32.432 | K32.K32.K432.432 |
                      1H P | 3H | 432.K432.KQ2.Q32 | 432.K432.K32.432 |
                      1H P | 4H | 2.K5432.Q5432.32 | 432.K432.KQ2.Q32 |
                      1H P | 4H | A32.KQ32.KQ2.432 | A32.K432.KQ2.432 |
                      1S P | 1N | K32.Q32.K432.432 | K32.Q32.KQ32.432 |
                      1S P | 2N | K2.Q432.KQ32.J32 | K2.Q432.KQ32.A32 |
                      1S P | 3N | K2.Q432.KQ32.A32 | K32.Q32.KQ32.A32 |
                      1S P | 2H | K2.AQ432.Q32.432 | K2.AQ32.Q432.432 |
                      1S P | 2C | 2.K32.K432.AQ432 | 2.K32.5432.KQ432 |
                      1S P | 3H | A2.AKQ432.K2.432 | A2.AQ5432.Q2.432 |
                      1D P | 1H | 32.KQ32.K32.5432 | 32.Q32.K32.K5432 |
                      1D P | 2N | K32.KJ2.432.AJ32 | K432.KJ2.32.AJ32 |
                      1D P | 3N | K32.KJ2.432.AKJ2 | K32.KJ2.432.AJ32 |
                      1D P | 2D | K32.2.K5432.5432 | A32.2.AQ432.5432 |
                      1D P | 3D | A32.2.AQ432.5432 | K32.2.K5432.5432 |
                      1H P 1S P | 1N | K2.AQ32.AJ32.Q32 | K2.AQ432.K2.5432 |
                      1H P 1S P | 2N | KQ2.AQ32.AJ2.Q32 | K32.AQ32.AJ2.Q32 |
                      1H P 1S P | 3N | KQ2.AQ32.AJ2.KT2 | KQ2.AQ32.AJ2.Q32 |
                      1H P 1S P | 2S | KQ32.AQ432.32.32 | KQ2.AQ432.32.432 |
                      1H P 1S P | 3S | KQ32.AQ432.A2.32 | KQ32.AQ432.32.32 |
                      1H P 1S P | 4S | KQ32.AKQ32.A2.32 | KQ32.AQ432.A2.32 |
                      1H P 1S P | 2H | 32.AQ5432.K2.Q32 | 32.AQ5432.AK.K32 |
                      1H P 1S P | 3H | 32.AQ5432.AK.K32 | 32.AQ5432.K2.Q32 |
                      1D P 1S P | 2H | A2.AQ32.AQ432.32 | 32.AQ32.KJ432.32 |
                      1H P 1S P | 3D | 2.AKQ32.AKQ2.Q32 | 2.AKQ32.KJ32.432 |
                      1S P 2C P | 2N | AQ32.K32.A32.K32 | AQ432.K32.A432.2 |
                      1S P 2N P | 3N | AQ32.K32.A32.K32 | AQ5432.32.A32.32 |
                      1S P 1N P 2S P | 4S | K32.2.A432.Q5432 | K2.32.A432.Q5432 |
                      1S P 3S P | 4N | AKQ32.K2.AK32.K2 | AKJ32.K2.A432.K2 |
                      1H P 2N P | P  | KQ32.AQ32.Q432.2 | A32.AQ32.K32.K32 |
                      1S P 2S P | 3C | AQ432.K2.2.AJ432 | AQ432.K2.2.QJ432 |
                      1S P 2S P | 4S | AQ432.K2.2.AKJ32 | AQ432.K2.2.AJ432 |
                      1S P 2S P 3C P | 4S | K432.32.5432.AJ2 | K432.32.Q432.Q32 |
                      1S P 2S P 3C P | 3S | KJ32.432.Q432.32 | K432.32.5432.AJ2 |
                      1S P 1N P 2C P | 3S | K54.63.Q62.KT962 | K5.632.Q62.KT962 |
                      1S P 1N P 2C P | 2S | K5.632.Q62.KT962 | K54.63.Q62.KT962 |
                      1S P 1N P 2C P 3S P | 4S | AQJ32.K2.K2.K432 | AQJ32.K2.32.K432 |
                      1S P 1N P 2C P 2S P | P  | AQJ95.K7.K4.QT83 | AQJ95.K7.K4.KJ83 |
                      1S P 1N P 2C P 2S P | 2N | AQJ95.K7.K4.KJ83 | AQJ95.K7.K4.QT83 |
                      1S P 1N P 2S P | 4S | K54.2.QJ432.KT96 | K54.632.Q62.KT96 |
                      1S P 1N P 2S P | 3S | K54.632.Q62.KT96 | K5.632.Q62.KT962 |
                      1S P 1N P 2S P 3S P | 4S | AQJ932.K7.K4.Q83 | AQJ932.K7.Q43.83 |
                      1S P 1N P 3S P | 4S | K64.743.T64.A732 | 64.743.KQ64.J732 |
                      1S P 2C P 3C P | 3S | AQ9.Q84.Q52.A652 | A2.Q84.Q532.AQ65 |
                      1S P 2C P 3C P 3S P | 4S | KJT82.A.93.KQ843 | KQ82.A.Q932.KQ84 |
                      1S P 2C P 3C P 3S P | 3N | KQ82.A.Q932.KQ84 | KJT82.A.93.KQ843 |
                      1D P 1H P 1S P 1N P | P  | AJ32.KQ2.KQ43.J8 | AJ32.KQ2.KQJ4.J8 |
                      1D P 1H P 1S P 1N P | 2N | AJ32.KQ2.KQJ4.J8 | AJ32.KQ2.KQ43.J8 |
                      1C P 2C P | P  | QJ9.K8.KJT2.AQ92 | QJ9.KQ.KJT2.AQ92 |
                      1N P | P  | K32.K32.Q432.Q32 | K32.K32.AQ32.Q32 |
                      1N P | 2N | K32.K32.A432.Q32 | K32.K32.Q432.Q32 |
                      1N P | 3N | K32.K32.AQ32.Q32 | K32.K32.A432.Q32 |
                      1N P | 2C | KQ32.A432.K32.32 | K32.K32.A432.Q32 |
                      1N P | 2C | 5432.5432.Q432.2 | 5432.32.Q5432.32 |
                      1N P 2C P 2D P | P  | 5432.5432.Q432.2 | KQ32.A432.K32.32 |
                      1N P 2C P 2D P | 2H | J5432.Q432.32.32 | 5432.5432.Q432.2 |
                      1N P 2C P 2D P 2H P | 2S | A32.Q2.K432.AJ32 | A2.Q32.K432.AJ32 |
                      1N P | 2D | 32.Q5432.5432.32 | K5432.Q32.432.32 |
                      1N P | 2H | K5432.Q5432.32.2 | 32.Q5432.5432.32 |
                      1N P | 2S | 32.2.432.KQ65432 | A2.2.A32.KQJ5432 |
                      1N P | 3C | K2.KQ2.KQ.KJ5432 | 32.32.K32.AQJ432 |
                      1N P | 4N | AQ2.KJ2.AQ32.KJ2 | AQ2.KJ2.AQ32.432 |
                      1N P 2N P | 3N | K432.Q32.K32.AJ2 | K432.Q32.K32.AT2 |
                      2C P | 2D | 5432.5432.432.32 | 2.KQJ432.A32.432 |
                      2C P 2D P | 2N | AKQ2.AKQ.A32.Q32 | AKQ32.AKQ2.A32.2 |
                      2H P | 2N | 5432.32.J432.Q32 | 5432.K32.A432.32 |
                      2H P | 3H | 5432.K32.A432.32 | 5432.32.J432.Q32 |
                      2H P | 2S | KQJ32.32.A432.32 | K5432.32.5432.32 |
                      2H P | 3C | 32.2.A5432.KQJ32 | KQJ32.32.A432.32 |
                      2H P 2N P | 3H | 2.AKQJ32.AQ2.K32 | 2.AKQJ32.AK32.A2 |
                      2H P 2N P | 3D | 2.AKQJ32.AK32.A2 | 2.AKQJ32.AQ2.K32 |
                      2S P 3S P | 4N | AKQT4.6.KQT32.AT | AKQJ32.AQ2.K32.2 |
                      2H P 3H P | 4H | AKT3.AKJ762.7.K3 | 2.AKQJ32.AK2.A32 |
                      2H P 3H P 4H P | 4N | 543.K32.AQ2.KQ32 | 5432.K32.A432.Q2 |
                      2H P 3H P 4H P | P  | 5432.K32.A432.Q2 | 543.K32.AQ2.KQ32 |
                      2D P 2N P | 3N | 9.AK.AKT8743.A83 | 98.AK.AKT874.A83 |
                      2H P 2N P 3H P | P  | 5432.2.J5432.Q32 | 5432.Q32.5432.K2 |
                      2H (2S) | X  | K32.2.K5432.K432 | 5432.2.K5432.432 |
                      2H (X) | P  | 5432.2.K5432.432 | K32.2.K5432.K432 |
                      1N P 2C (X) | 2S | AK32.Q2.K432.Q32 | A32.Q32.K432.QJ2 |
                      1N P 2C (X) | XX | A32.Q2.Q432.KQJ2 | AK32.Q2.K432.Q32 |
                      1N P 2D (X) | 2H | A32.Q32.K432.QJ2 | A432.Q2.K432.QJ2 |
                      1N P 2D (X) | P  | A432.Q2.K432.QJ2 | A32.Q32.K432.QJ2 |
                      1N P 2D (2S) | 3H | 32.AQ32.K432.KQ2 | A32.Q2.K432.KJ32 |
                      '' | 2H | 2.KQJ432.432.432 | K432.KQJ432.32.2 | two-bids=weak
                      '' | 1S | AKQJ32.AQ2.K32.2 | AKQJT98.AK2.2.32 | two-bids=weak
                      1N P | P  | K32.K32.A432.Q32 | K2.K32.A432.QJ32 | invitations=seldom
                      '' | 1S | AQ432.KQ432.32.2 | 2.AQ432.KQ432.32 |
                      '' | 1D | KQ32.A2.AQ32.J32 | KQ32.A32.J2.AQ32 |
                      '' | 3H | 2.KQJ6543.32.432 | 2.KJ65432.32.432 |
                      '' | 3C | 32.432.2.KQJ6543 | 32.432.2.KJ65432 |
                      '' | 3D | 32.432.KQJ6543.2 | 32.432.KJ65432.2 |
                      1H P | 2S | AKQ32.K2.A32.432 | KQ432.K2.K32.432 |
                      1S P | 3D | K2.Q32.AKQ432.K2 | K2.Q32.AKQ432.32 |
                      1S P | 3C | K2.Q2.K32.AKQ432 | K2.Q2.432.AKQ432 |
                      1S P | 4C | KQ32.A432.K432.2 | KQ32.A432.K43.32 |
                      1S P | 4D | KQ32.A432.2.K432 | KQ32.A432.32.K43 |
                      1H P | 4C | A432.KQ32.K432.2 | A432.KQ32.K43.32 |
                      1H P | 1N | K32.Q32.K432.432 | K32.Q32.KQ32.432 |
                      1D P | 1N | K32.Q32.J32.Q432 | K32.Q32.Q432.A32 |
                      1S P | 2D | 2.K32.AQ432.K432 | 2.K32.KQ432.5432 |
                      1S P | 2S | K432.32.K432.432 | K32.432.K432.432 |
                      1S P | 3S | KQ32.32.K432.Q32 | K432.32.K432.432 |
                      1S P | 4S | K5432.2.Q5432.32 | KQ32.32.K432.Q32 |
                      1H P 2C P | 2D | 2.AQ432.KJ32.Q32 | Q32.AQ432.K2.Q32 |
                      1H P 2C P | 2H | 2.AQJ432.K32.Q32 | 2.AQ432.KJ32.Q32 |
                      1H P 1S P | 2D | 2.AQ432.KJ32.432 | KQ32.AQ432.K2.32 |
                      1D P 1H P | 1S | AQ32.2.KJ432.432 | A32.2.KJ432.K432 |
                      1N P | 3D | K2.KQ2.KJ5432.KQ | 32.32.AQJ432.K32 |
                      2S P | 2N | 32.5432.J432.Q32 | K32.5432.A432.32 |
                      2D P | 2N | 5432.J432.32.Q32 | A432.K432.K2.432 |
                      2D P | 3D | A432.432.K32.432 | 5432.J432.32.Q32 |
                      2D P | 2H | 32.AQJ32.32.K432 | 32.J5432.32.K432 |
                      2S P | 3S | K32.5432.A432.32 | 32.5432.J432.Q32 |
                      2H P | 4H | 32.Q5432.K432.32 | 32.J5432.5432.32 |
                      2C P | 2H | 2.KQJ432.A32.432 | 5432.5432.432.32 |
                      2C P | 2N | K32.Q32.K432.432 | 5432.5432.432.32 |
                      2C P | 3C | 2.A32.432.KQJ432 | 5432.5432.432.32 |
                      2C P 2D P | 2H | A2.AKQJ32.AK2.A2 | AKQ2.AKQ.A32.Q32 |
                      2C P 2D P | 3N | AKQ2.AKQ.AK2.Q32 | AKQ2.AKQ.A32.Q32 |
                      2N P | 3C | Q432.K432.432.32 | 5432.5432.432.32 |
                      2N P | 3D | 32.Q5432.5432.32 | Q5432.32.5432.32 |
                      2N P | 3H | Q5432.32.5432.32 | 32.Q5432.5432.32 |
                      3N P | 4C | 5432.5432.432.32 | AK32.AQ2.K32.432 |
                      '' | 2S | KQJ432.32.432.32 | K65432.J2.432.32 | two-bids=weak
                      '' | 2D | 32.432.KQJ432.32 | K432.2.KQJ432.32 | two-bids=weak
                      '' | 2N | AK2.AQ2.KQ32.K32 | AK2.AQ2.KJ32.Q32 |
                      1N P | 2N | K32.K32.A432.Q32 | K32.K32.A432.KQ2 |
                      1C P | 2H | K2.AKQ432.A32.32 | K2.AKQ432.432.32 |
                      1H P 2C P | 3C | A2.AQ432.2.Q5432 | Q32.AQ432.K2.Q32 |
                      1D P 1H P | 3D | K2.A2.AKQ432.432 | K2.32.AQ5432.K32 |
                      1C P 1D P 1H P | 1S | 432.A2.KQJ32.KQ2 | 432.2.KQ432.K432 |
                      1N P | 3D | K2.KQ2.KQJ432.K2 | 32.32.AQJ432.K32 |
                      1N P 2D P 2H P | 4H | A2.KQJ432.K2.432 | 32.Q5432.5432.32 |
                      1N P 2D P | 3H | A2.AQ32.K432.J32 | A32.Q32.K432.AJ2 |
                      1N P 4N P | 6N | K432.Q32.KQ2.AT2 | K432.Q32.K32.AT2 |
                      1S P 2S P | 3H | AQ432.AQJ2.K2.32 | AQ432.KJ32.32.K2 |
                      1H P 2H P | 2S | AQJ2.AQ432.K2.32 | KJ32.AQ432.32.32 |
                      1S P 2S P | 3D | AQ432.2.AQJ32.Q2 | AQ432.2.KJ432.32 |
                    """)
    void oneHandMakesTheCallAndAnotherDoesNot(
            String auction, String call, String must, String not, String options) {
        Fixture.check(Fixture.system("acol", options), auction, call, must, not);
    }

    /// The rebid has shown fifteen to seventeen points, so two of a suit by a weak hand ends the
    /// auction.
    @ParameterizedTest
    @CsvSource({"KQ5.A2.KJ7.QJ832", "K85.A2.AK7.KT832"})
    void openerPassesResponderSuitAfterHisNotrump(String hand) {
        var now = Fixture.after(Fixture.system("acol", ""), "1C P 1S P 1N P 2S P");

        assertThat(now.choose(Hand.parse(hand)).call()).isEqualTo(Word.PASS);
    }

    /// A weak hand with long diamonds bids 1NT, so that two diamonds always shows ten points.
    @Test
    void aNewSuitAtTheTwoLevelIsNeverWeak() {
        var now = Fixture.after(Fixture.system("acol", ""), "1H P 2D P");

        assertThat(now.hands().of(Seat.SOUTH).bounds().highCards().low()).isEqualTo(10);
    }
}
