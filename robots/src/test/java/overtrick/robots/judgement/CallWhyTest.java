package overtrick.robots.judgement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.robots.bidding.GameReached;
import overtrick.robots.stake.Plain;
import overtrick.robots.stake.SheetStake;
import overtrick.robots.stake.Stake;
import overtrick.scoring.odds.RubberStanding;
import overtrick.systems.BiddingSystem;
import overtrick.systems.Understanding;
import overtrick.systems.hand.Hand;
import overtrick.testkit.Sample;
import overtrick.testkit.Seeds;

class CallWhyTest {

    private static final BiddingSystem SYSTEM = BiddingSystem.named("standard-american");
    private static final Locale VIETNAMESE = Locale.of("vi");

    /// North deals.
    private static Understanding after(String calls) {
        var auction = Auction.openedBy(Seat.NORTH);
        for (var call : calls.split(" ")) {
            auction = call.isEmpty() ? auction : auction.with(Call.parse(call));
        }
        return Understanding.of(SYSTEM, auction, Vulnerability.NONE);
    }

    private static CallWhy why(String calls, String cards, Stake stake) {
        var now = after(calls);
        var hand = Hand.of(CardSet.parse(cards));
        var byRules = Finding.byRules(GameReached.choose(now, hand, stake));
        return CallWhy.of(now, hand, byRules, stake);
    }

    private static List<String> told(String calls, String cards) {
        return why(calls, cards, Plain.IMPS).text(Locale.ENGLISH);
    }

    @Test
    void aRaiseIsWeighedAgainstWhatElseTheHandMightHaveSaid() {
        assertThat(told("1H P", "K72.Q83.A954.J72"))
                .containsExactly(
                        "Partner is thought to hold 10–21 HCP, 5+ ♥",
                        "2♥ it is: “Simple raise: 3+ ♥, 6–10 points in support of ♥”",
                        "2♦ would have shown “New suit at the two level: 10+ HCP, 4+ ♦; forcing”;"
                                + " the hand fits it too, but 2♥ comes first",
                        "1NT would have shown “Notrump response: 6–10 HCP”;"
                                + " the hand fits it too, but 2♥ comes first",
                        "Pass would have shown “Too weak to go on: 0–5 HCP”;"
                                + " it wants 0–5 HCP (here 10)");
    }

    /// Of a partner who has opened 1NT the range, not its pieces.
    @Test
    void partnersHandIsToldInOne() {
        assertThat(told("1N P", "KQ32.A432.432.32").getFirst())
                .isEqualTo("Partner is thought to hold 15–17 HCP, balanced");
        assertThat(told("", "KQ32.A432.432.32").getFirst())
                .isEqualTo("Nothing is known of partner’s hand");
    }

    @Test
    void aPartScoreIsAReasonToStop() {
        var stake = new SheetStake(new RubberStanding(0, 0, 60, 0));
        var why = why("1S P 2S P", "AKJ54.A3.KQ54.32", stake);

        assertThat(why.chosen().call()).isEqualTo(Call.Word.PASS);
        assertThat(why.text(Locale.ENGLISH))
                .contains("With 60 below the line 2♠ makes the game already");
        assertThat(why.text(VIETNAMESE)).contains("Có sẵn 60 điểm dưới vạch, 2♠ đã đủ mans");
        assertThat(why("1S P 2S P", "AKJ54.A3.KQ54.32", Plain.IMPS).enough()).isEmpty();
    }

    /// In every auction, in both languages: no place in a file, no gap, three others at most, and
    /// what is chosen among none of them.
    @Test
    void everyCallIsExplainedInWords() {
        Seeds.each(
                20,
                chance -> {
                    var deal = Sample.deal(chance);
                    var now = after("");
                    while (!now.auction().isOver()) {
                        var turn = now.auction().turn().orElseThrow();
                        var hand = Hand.of(deal.hand(turn));
                        var choice = now.choose(hand);
                        var why = CallWhy.of(now, hand, Finding.byRules(choice), Plain.IMPS);
                        for (var locale : List.of(Locale.ENGLISH, VIETNAMESE)) {
                            assertThat(why.text(locale))
                                    .hasSizeBetween(2, 5)
                                    .allSatisfy(said ->
                                            assertThat(said)
                                                    .doesNotContain(".bid", "judgement", "{"));
                        }
                        assertThat(why.others())
                                .noneMatch(other -> other.call().equals(choice.call()));
                        now = now.with(choice.call());
                    }
                });
    }
}
