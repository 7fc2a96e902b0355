package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.can.CanSet;
import overtrick.cantable.PlayedDeal;
import overtrick.cards.Seat;
import overtrick.testkit.Seeds;

/// A whole match of Bài Càn in the browser: every byte that reaches somebody is what they may know.
@Timeout(500)
class CanMatchTest {

    @RegisterExtension
    private static final Evening EVENING = Evening.hurrying().with(new PoorHands(13));

    /// More deals than usual leave tribute behind.
    private static final Map<String, String> RULES =
            Map.of("tribute.after-last-trick-goal", "by-points");

    /// The draw, the chairs and the deals by her own hand.
    @Test
    void aPersonAndThreeRobotsPlayAMatchToItsLastDeal() {
        var ann = EVENING.visitor();
        CanTables.open(ann, "club", "no", "players", RULES);
        var guest = new CanGuest(EVENING.house(), ann, Seeds.chance(3));
        try (var witness = new CanWitness(EVENING.house().club(), ann.table(), guest.person())) {
            List.of(Seat.EAST, Seat.NORTH, Seat.WEST).forEach(ann::seatRobot);
            var phases = CanTables.play(guest, "the last deal", guest::isOver);
            var deals = guest.now().story().deals();
            assertThat(deals).hasSize(8);
            assertThat(deals).anySatisfy(deal -> assertThat(deal.prelude().redealt()).isNotEmpty());
            assertPaysWhatIsOwed(deals);
            assertThat(deals.get(7).chairs()).isNotEqualTo(deals.get(0).chairs());
            assertThat(phases).contains("auction", "kitty", "play", "over");
            ann.messages().forEach(witness::assertDiscreet);
            ann.answers().forEach(witness::assertDiscreet);
            assertThat(ann.messages()).hasSizeGreaterThan(200);
        }
        assertTellsOfOwnHand(guest);
    }

    /// When the robots act depends on the clock, so that no seed promises a deal with tribute.
    private static void assertPaysWhatIsOwed(List<PlayedDeal> deals) {
        for (int at = 1; at < deals.size(); at++) {
            var deal = deals.get(at);
            boolean owed = !deals.get(at - 1).ending().owed().isEmpty();
            if (!owed || deal.prelude().redealt().isEmpty()) { // a redeal may cancel it
                assertThat(deal.exchanges().isEmpty()).as("deal " + deal.number()).isEqualTo(!owed);
            }
        }
    }

    /// A search that finds nothing proves something only when it can find.
    private static void assertTellsOfOwnHand(CanGuest guest) {
        var told = guest.visitor().messages().stream().map(Receipt::text).map(CanGuest::cards);
        assertThat(told.reduce(CanSet.NONE, CanSet::union)).isEqualTo(CanSet.ALL);
    }

    @Test
    void theFirstActIsTwoClicksAway() {
        var ann = EVENING.visitor();
        ann.open("/");
        ann.at("form[action='/can/play'] button").click();
        ann.at("main.table").waitFor();
        var guest = new CanGuest(EVENING.house(), ann, Seeds.chance(4));
        assertThat(guest.awaitOffer()).isTrue();
        assertThat(ann.at("#board[data-turn='mine']").count()).isEqualTo(1);
    }
}
