package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.can.view.CanView;
import overtrick.testkit.Seeds;

/// Bài Càn without a mouse.
@Timeout(500)
class CanKeyboardTest {

    @RegisterExtension private static final Evening EVENING = Evening.hurrying();

    /// A deal by the keyboard alone: bids and cards typed, the rest by Tab and Enter.
    @Test
    void aDealIsPlayedByTheKeyboardAlone() {
        var ann = EVENING.visitor();
        CanTables.open(ann, "club", "yes", "house");
        var guest = new CanGuest(EVENING.house(), ann, Seeds.chance(5));
        ann.listenToPage();
        while (guest.now().story().deals().isEmpty()) {
            guest.awaitOffer();
            type(guest);
        }
        assertThat(ann.heard()).contains("declares at").contains("The trick is");
    }

    private static void type(CanGuest guest) {
        var view = guest.now().match().orElseThrow();
        var page = guest.page();
        switch (guest.visitor().phase()) {
            case "auction" -> page.keyboard().type("p");
            case "play" -> typeCard(guest, ".hand button.card");
            case "kitty" -> prepare(guest, view);
            default -> press(guest, "#box.open button:enabled, .sending button");
        }
        Patience.sleep(Duration.ofMillis(120));
    }

    private static void prepare(CanGuest guest, CanView view) {
        int buried = view.play().map(play -> play.buried()).orElse(0);
        int kitty = view.play().map(play -> play.kitty()).orElse(0);
        boolean named = view.play().flatMap(play -> play.trump()).isPresent();
        if (kitty > 0 || (buried == 6 && !named)) {
            press(guest, "#box.open button:enabled");
        } else {
            typeCard(guest, ".hand button.card");
        }
    }

    private static void typeCard(CanGuest guest, String cards) {
        var found = guest.visitor().at(cards).all();
        if (!found.isEmpty()) {
            String code = found.getLast().getAttribute("id");
            guest.page().keyboard().type(code.toLowerCase(Locale.ROOT));
        }
    }

    /// Tab until the button has the focus, then Enter.
    private static void press(CanGuest guest, String where) {
        for (int tabs = 0; tabs < 60; tabs++) {
            guest.page().keyboard().press("Tab");
            boolean there =
                    Boolean.TRUE.equals(
                            guest.page()
                                    .evaluate(
                                            "where => document.activeElement.matches(where)",
                                            where));
            if (there) {
                guest.page().keyboard().press("Enter");
                return;
            }
        }
    }
}
