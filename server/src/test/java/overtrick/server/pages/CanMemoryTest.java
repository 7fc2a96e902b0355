package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.can.CanSet;
import overtrick.can.view.CanView;
import overtrick.can.view.PlayView;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.Occupant;
import overtrick.testkit.Seeds;

/// What has been seen is counted up at tables of Bài Càn that were opened for practice.
@Timeout(value = 60, unit = TimeUnit.SECONDS)
@Tag("cantable")
class CanMemoryTest {

    @RegisterExtension private static final House HOUSE = House.atOnce();

    private final Browser browser = HOUSE.visitor();

    @ParameterizedTest(name = "practice: {0}")
    @ValueSource(strings = {"yes", "no"})
    void pointsAndSuitsAreCountedUpInPracticeAlone(String practice) {
        String path =
                browser.submit(
                                "/can/tables",
                                Map.of(
                                        "robots", "yes",
                                        "strength", "rules",
                                        "ceremony", "house",
                                        "practice", practice))
                        .uri()
                        .getPath();
        var id = new TableId(path.substring("/tables/".length()));
        var sitting = HOUSE.club().can().look(id, Member.House.HOUSE).orElseThrow();
        var lan = (Occupant.Person) sitting.chair(Seat.SOUTH).orElseThrow().occupant();
        var me = new Member.Person(lan.id(), lan.name());
        var clicks = new CanClicks(browser, Seeds.chance(5));
        while (true) {
            var table = HOUSE.club().can().look(id, me).orElseThrow();
            String page = browser.get(path).body();
            boolean same = page.contains("data-number=\"%d\"".formatted(table.number()));
            var play =
                    table.game().match().flatMap(CanView::play).filter(CanMemoryTest::isUnderWay);
            if (same && play.isPresent()) {
                assertTells(page, practice.equals("yes"), out(table.game().match().get()));
                return;
            }
            var offers = clicks.on(page);
            if (!offers.isEmpty()) {
                clicks.any(offers);
            }
            Browser.pause();
        }
    }

    private static boolean isUnderWay(PlayView play) {
        return play.trump().isPresent() && !play.tricks().isEmpty();
    }

    /// The points that are neither in one's own hand nor seen.
    private static int out(CanView view) {
        var play = view.play().orElseThrow();
        var known = view.hand().union(play.own().orElse(CanSet.NONE));
        known = known.union(CanSet.copyOf(play.current().cards()));
        for (var trick : play.tricks()) {
            known = known.union(CanSet.copyOf(trick.cards()));
        }
        return CanSet.ALL.minus(known).points();
    }

    private static void assertTells(String page, boolean practice, int out) {
        assertThat(page.split("<p class=\"seen\">", -1)).hasSize(practice ? 5 : 1);
        assertThat(page.contains("Points still out: %d<".formatted(out))).isEqualTo(practice);
    }
}
