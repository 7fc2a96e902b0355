package overtrick.teaching.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.cards.Seat;
import overtrick.robots.search.Solvers;
import overtrick.systems.BiddingSystem;
import overtrick.systems.Understanding;
import overtrick.systems.hand.Hand;
import overtrick.teaching.memory.Mark;

@Timeout(120)
class CallJudgeTest {

    private static final BiddingSystem SYSTEM = BiddingSystem.named("standard-american");
    private static final CallJudge JUDGE = new CallJudge(20, new Solvers());

    private static CallVerdict judge(String calls, String hand, String call) {
        var auction = Auction.parse(Seat.NORTH, calls);
        var heard = new ArrayList<Understanding>();
        for (int count = 0; count <= auction.calls().size(); count++) {
            heard.add(Understanding.of(SYSTEM, auction.first(count), Vulnerability.NONE));
        }
        return JUDGE.judge(heard, Hand.parse(hand), Call.parse(call));
    }

    @ParameterizedTest
    @CsvSource({
        // Stayman with four hearts and nine points
        "1N P, K32.QJ54.A32.432, 2C, RIGHT",
        "1N P, K32.QJ54.A32.432, P, WRONG",
        "1N P, K32.QJ54.A32.432, 4H, WRONG",
        // six small spades: the transfer, and not Stayman
        "1N P, QT9832.43.432.32, 2H, RIGHT",
        "1N P, QT9832.43.432.32, 3N, WRONG",
        // a forcing bid is not passed
        "1S P 2N P, KQ2.A54.A32.5432, P, WRONG",
        // nothing to choose in answers about aces
        "1H P 3H P 4N P, Q432.A432.K32.32, 5D, RIGHT",
        "1H P 3H P 4N P, Q432.A432.K32.32, 5H, WRONG",
    })
    void callsAreMarked(String calls, String hand, String call, Mark mark) {
        assertThat(judge(calls, hand, call).mark()).isEqualTo(mark);
    }

    @Test
    void nineNotrumpPointsCanInviteOrBidGame() {
        var verdict = judge("1N P", "K32.Q54.A9832.T4", "3N");
        var words = CallSentences.of(verdict, Locale.ENGLISH);
        assertThat(verdict.mark()).isIn(Mark.CLOSE, Mark.RIGHT);
        assertThat(words.head()).startsWith(verdict.mark() == Mark.CLOSE ? "Good too" : "Right");
    }

    @Test
    void aWrongCallIsToldWhatItShowsAndCosts() {
        var verdict = judge("1N P", "QT9832.43.432.32", "3N");
        var words = CallSentences.of(verdict, Locale.ENGLISH);
        assertThat(words.head()).isEqualTo("2♥ was due.");
        assertThat(words.reasons().getFirst()).startsWith("2♥: Transfer").contains("5+ ♠");
        assertThat(words.reasons().get(1)).startsWith("3NT would have shown: To play");
        assertThat(String.join("\n", words.reasons()))
                .contains("layouts of the other hands it costs");
    }

    @Test
    void bothLanguagesSayAsMuch() {
        for (var call : List.of("2H", "3N", "P", "7C")) {
            var verdict = judge("1N P", "QT9832.43.432.32", call);
            var english = CallSentences.of(verdict, Locale.ENGLISH);
            var vietnamese = CallSentences.of(verdict, Locale.of("vi"));
            assertThat(vietnamese.reasons()).hasSameSizeAs(english.reasons());
            assertThat(vietnamese.head()).isNotEqualTo(english.head());
            assertThat(english.head() + english.reasons()).doesNotContain("{", "}");
        }
    }

    @Test
    void theSameQuestionGetsTheSameAnswer() {
        assertThat(judge("1N P", "QT9832.43.432.32", "3N").cost())
                .isEqualTo(judge("1N P", "QT9832.43.432.32", "3N").cost());
    }
}
