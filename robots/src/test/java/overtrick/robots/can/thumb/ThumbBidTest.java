package overtrick.robots.can.thumb;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.can.CanSet;
import overtrick.robots.can.saying.CanSentence;

class ThumbBidTest {

    /// The dealer is seat 0; calls are levels from 0 for 80, and -1 for a pass.
    @ParameterizedTest(name = "after {0} with {1}: {2}, {3}")
    @CsvSource({
        "'', AKQJT987.A.A.A.B, -1, PASS_WEAK", // the dealer has 80 anyway
        "'-1', AKQJT9.A.A.A3.BL, 1, BID_STRONG",
        "'-1', KQJ87.A43.43.43., -1, PASS_DEFEND",
        "'-1 -1', AKQ9.A43.A.73.BL, 1, BID_FOR_PARTNER",
        "'-1 -1', KQJ87.A43.43.43., -1, PASS_WEAK",
        "'-1 1 -1', AKQJT9.A.A.A3.BL, -1, PASS_WEAK", // partner has bid
        "'-1 1', AKQJT9.A.A.A3.BL, 2, BID_STRONG",
        "'-1 3 -1 4', AKQJT9.A.A.A3.BL, -1, PASS_WEAK",
    })
    void bids(String made, String hand, int level, CanSentence why) {
        var verdict = ThumbBid.bid(Deals.bidding(made, hand));

        assertThat(verdict.choice()).isEqualTo(level);
        assertThat(verdict.why().sentence()).isEqualTo(why);
    }

    @Test
    void saysWhatItRestsOn() {
        var why = ThumbBid.bid(Deals.bidding("-1", "2.AKQJT9.A.A3.BL")).why();

        assertThat(why.details()).containsExactly("8", "♥");
    }

    /// A ninth trump, an ace, a joker: each makes the hand worth more.
    @ParameterizedTest(name = "{1} is better than {0}")
    @CsvSource({
        "KQJ87.432.43.43., KQJ876.432.4.43.",
        "KQJ87.432.43.43., KQJ87.A32.43.43.",
        "KQJ87.432.43.43., KQJ8.432.43.43.L",
        "KQJ8.432.43.43.L, KQJ8.432.43.43.B",
    })
    void goodCardsAreWorthMore(String less, String more) {
        assertThat(HandValue.of(CanSet.parse(more).bits()))
                .isGreaterThan(HandValue.of(CanSet.parse(less).bits()));
    }
}
