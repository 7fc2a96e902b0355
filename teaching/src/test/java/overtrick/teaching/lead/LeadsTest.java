package overtrick.teaching.lead;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.robots.bidding.Readings;
import overtrick.robots.search.Solvers;
import overtrick.teaching.memory.Mark;

@Timeout(240)
class LeadsTest {

    private static final LeadJudge JUDGE = new LeadJudge(6, new Readings(), new Solvers());

    @ParameterizedTest
    @EnumSource
    void theOpponentsHaveBidThereAndThePlayerLeads(LeadKind kind) {
        var deals = new LeadDeals(kind);
        for (int number = 0; number < 3; number++) {
            var lead = deals.deal(number);
            var contract = lead.end().auction().contract().orElseThrow();
            assertThat(contract.declarer()).isEqualTo(Seat.EAST);
            assertThat(contract.bid().level())
                    .isEqualTo(
                            switch (kind) {
                                case NOTRUMP -> 3;
                                case MAJOR -> 4;
                                case SLAM -> 6;
                            });
            assertThat(lead.view().playable()).hasSize(13);
            for (var suit : Suit.values()) {
                assertThat(lead.dealt().hand().length(suit)).isLessThan(8);
            }
            assertThat(deals.deal(number).dealt().deal()).isEqualTo(lead.dealt().deal());
        }
    }

    @ParameterizedTest
    @EnumSource
    void theBestLeadIsRightAndTheOthersAreMeasured(LeadKind kind) {
        var lead = new LeadDeals(kind).deal(1);
        var thought = JUDGE.thought(lead);
        assertThat(JUDGE.judge(lead, thought, thought.card()).mark()).isEqualTo(Mark.RIGHT);
        for (var card : lead.view().playable()) {
            var verdict = JUDGE.judge(lead, thought, card);
            var words = LeadSentences.of(verdict, Locale.ENGLISH);
            var vietnamese = LeadSentences.of(verdict, Locale.of("vi"));
            assertThat(words.head()).doesNotContain("{");
            assertThat(vietnamese.reasons()).hasSameSizeAs(words.reasons());
            if (verdict.mark() == Mark.WRONG) {
                assertThat(verdict.yours().isEmpty() || verdict.cost() > 0.5).isTrue();
            }
        }
    }
}
