package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.testkit.Seeds;

/// Every phase of a match of Bài Càn, on small screens and large ones: nothing is cut off, nothing
/// is in anybody's way.
@Timeout(400)
class CanPhasesTest {

    @RegisterExtension private static final Evening EVENING = Evening.hurrying();

    /// The longer words; the others with `-Dovertrick.language=en`.
    @Test
    void aMatchByHandIsFitToBeSeenInEveryPhase() {
        var ann = EVENING.visitor(System.getProperty("overtrick.language", "vi"));
        ann.open("/can");
        ann.at("input[name='robots'][value='yes']").check();
        ann.at("input[name='ceremony'][value='players']").check();
        ann.at("input[name='strength'][value='rules']").check();
        var name = ann.at("form[action='/can/tables'] input[name='name']");
        if (name.count() > 0) {
            name.fill("Lan");
        }
        ann.at("input[name='practice']").check();
        var screens = new Screens();
        screens.look(ann.page(), "door");
        ann.at("form[action='/can/tables'] > button.main").click();
        ann.at("main.table").waitFor();
        CanTables.hurry(ann);
        var guest = new CanGuest(EVENING.house(), ann, Seeds.chance(7));
        var seen = new HashSet<String>();
        while (guest.awaitOffer() && guest.now().story().deals().size() < 6) {
            String moment = moment(guest);
            if (seen.add(moment)) {
                screens.look(ann.page(), moment);
            }
            guest.act();
        }
        assertThat(screens.faults()).isEmpty();
        assertThat(seen).contains("auction", "play-0", "over", "kitty-6");
    }

    /// What there is to see: the phase, and how far it has come.
    private static String moment(CanGuest guest) {
        var view = guest.now().match().orElseThrow();
        String phase = guest.visitor().phase();
        return switch (phase) {
            case "kitty" -> "kitty-" + guest.visitor().at(".buried button").count();
            case "play" -> "play-" + (view.play().map(play -> play.tricks().size()).orElse(0) / 5);
            case "tribute" ->
                    guest.visitor().at(".hand.picking[action$='pay']").count() > 0
                            ? "tribute-pay"
                            : "tribute-back";
            case "over" -> guest.offers().isEmpty() ? "over-end" : "over";
            default -> phase + (guest.visitor().at("#box .spread").count() > 0 ? "-cards" : "");
        };
    }
}
