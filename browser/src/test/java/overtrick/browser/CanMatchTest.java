package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.can.CanSet;
import overtrick.can.DealWay;
import overtrick.can.Pack;
import overtrick.can.view.CanView;
import overtrick.cards.Seat;
import overtrick.testkit.Seeds;

/// A whole match of Bài Càn in the browser: every byte that reaches somebody is what he may know.
@Timeout(500)
class CanMatchTest {

    @RegisterExtension
    private static final Evening EVENING = Evening.hurrying().with(CanMatchTest::pack);

    private static final RandomGenerator PACKS = Seeds.chance(13);

    /// More deals than usual leave tribute behind.
    private static final Map<String, String> RULES =
            Map.of("tribute.after-last-trick-goal", "by-points");

    /// Who may ask for a redeal, whichever way is dealt: the opponents of the dealer.
    private static final Set<Integer> POOR = Set.of(1, 3);

    /// In the first two deals some hands have no factor.
    private static Pack pack(CanView view) {
        boolean redealt = view.deal().filter(deal -> deal.redeals() > 0).isPresent();
        boolean early = view.first().isPresent() && view.record().size() < 2;
        var pack = Pack.shuffled(PACKS);
        return early && !redealt ? withoutFactors(pack) : pack;
    }

    private static Pack withoutFactors(Pack pack) {
        var cards = new ArrayList<>(pack.cards());
        var poor = IntStream.range(0, cards.size()).filter(CanMatchTest::isPoor).boxed().toList();
        var rich = IntStream.range(0, cards.size()).filter(at -> !isPoor(at)).boxed().toList();
        for (int from : poor) {
            if (cards.get(from).factor().isPresent()) {
                int to = rich.stream().filter(at -> cards.get(at).factor().isEmpty()).findFirst().orElseThrow();
                Collections.swap(cards, from, to);
            }
        }
        return new Pack(cards);
    }

    private static boolean isPoor(int card) {
        return Arrays.stream(DealWay.values()).anyMatch(way -> POOR.contains(way.part(card)));
    }

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
            assertThat(deals).anySatisfy(deal -> assertThat(deal.redealt()).isNotEmpty());
            assertThat(deals).anySatisfy(deal -> assertThat(deal.exchanges()).isNotEmpty());
            assertThat(deals.get(7).chairs()).isNotEqualTo(deals.get(0).chairs());
            assertThat(phases).contains("auction", "kitty", "play", "over");
            ann.messages().forEach(witness::assertDiscreet);
            ann.answers().forEach(witness::assertDiscreet);
            assertThat(ann.messages()).hasSizeGreaterThan(200);
        }
        assertTellsOfOwnHand(guest);
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
