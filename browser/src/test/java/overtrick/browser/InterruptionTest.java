package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Pages of every kind on telephones, while they are told something: those of events in every
/// state, tables of every game, and what is read.
@Timeout(600)
class InterruptionTest {

    @RegisterExtension private static final Evening EVENING = Evening.ofQuickRobots();

    private static final List<String> READ =
            List.of(
                    "/",
                    "/tables",
                    "/can",
                    "/can/learn",
                    "/can/rules",
                    "/can/contests",
                    "/can/leagues",
                    "/events",
                    "/events?kind=knock-out",
                    "/join",
                    "/laws",
                    "/laws/training",
                    "/library",
                    "/library/rubber",
                    "/look",
                    "/matches",
                    "/me/boards",
                    "/me/matches",
                    "/odds",
                    "/rulings",
                    "/social",
                    "/systems",
                    "/systems/standard-american");

    private static final List<Size> PHONES =
            GalleryTest.worth(Size.PHONES, List.of(Size.PHONES.getFirst()));

    @Test
    void everyKindOfPageKeepsItsShape() {
        var ann = EVENING.visitor();
        var pages = new ArrayList<>(LivelyClub.pages(ann));
        pages.addAll(READ);
        var faults = new ArrayList<String>();
        for (var page : pages) {
            ann.open(page);
            for (var phone : PHONES) {
                phone.of(ann);
                faults.addAll(
                        AccessibilityTest.told(Interruption.faults(ann), page + " at " + phone));
            }
        }

        assertThat(faults).isEmpty();
    }
}
