package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.can.view.CanView;
import overtrick.cards.Seat;
import overtrick.testkit.Seeds;

/// Bài Càn without a mouse.
@Timeout(500)
class CanKeyboardTest {

    @RegisterExtension private static final Evening EVENING = Evening.hurrying();

    /// Each partner then owes a card, and every player pays one or gets one (can.md §6.1).
    private static final int CARD_EACH = 35;

    /// A deal by the keyboard alone, from the tribute to the last card: bids and cards typed, the
    /// rest by Tab and Enter. The deal before is settled so that tribute is due.
    @Test
    void aDealIsPlayedByTheKeyboardAlone() {
        var ann = EVENING.visitor();
        CanTables.open(ann, "club", "no", "house");
        var guest = new CanGuest(EVENING.house(), ann, Seeds.chance(5));
        var company = new CanCompany(EVENING.house(), ann.table(), Seeds.chance(6));
        company.pass();
        ann.listenToPage();
        while (guest.now().story().deals().size() < 2) {
            if (guest.now().story().deals().isEmpty()) {
                company.claim(CARD_EACH);
            }
            company.act();
            type(guest);
        }

        var deal = guest.now().story().deals().getLast();
        assertThat(deal.exchanges()).isNotEmpty();
        assertThat(deal.declarer())
                .as("who declares after %s from %s", deal.calls(), deal.dealer())
                .isEqualTo(Seat.SOUTH);
        assertThat(deal.buried().size()).isEqualTo(6);
        assertThat(ann.heard()).contains("declares at 100", "tribute", "The trick is");
    }

    private static void type(CanGuest guest) {
        var page = guest.page();
        switch (guest.visitor().phase()) {
            case "redeal" -> press(guest, "#box button[name='ask'][value='no']");
            case "tribute" -> give(guest);
            case "auction" -> page.keyboard().type("100");
            case "kitty" -> prepare(guest, guest.now().match().orElseThrow());
            case "play" -> play(guest);
            case "over" -> press(guest, CanGuest.NEXT_DEAL);
            default -> {} // the house deals
        }
        Patience.sleep(Duration.ofMillis(60));
    }

    /// Pays a card, or gives one back.
    private static void give(CanGuest guest) {
        if (type(guest, ".hand .pick input", "e => e.value")) {
            press(guest, ".sending button");
        }
    }

    private static void play(CanGuest guest) {
        if (guest.visitor().isAsked()) {
            press(guest, "#asks button[value='yes']");
        } else {
            typeCard(guest, ".hand button.card");
        }
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
        type(guest, cards, "e => e.id");
    }

    /// Types the code of the last card of these, if there is one.
    private static boolean type(CanGuest guest, String cards, String code) {
        var page = guest.page();
        var codes =
                (List<?>)
                        page.evaluate(
                                "where => [...document.querySelectorAll(where)].map(%s)"
                                        .formatted(code),
                                cards);
        if (codes.isEmpty()) {
            return false;
        }
        page.keyboard().type(String.valueOf(codes.getLast()).toLowerCase(Locale.ROOT));
        return true;
    }

    /// Tab until the button has the focus, then Enter.
    private static void press(CanGuest guest, String where) {
        if (guest.visitor().at(where).count() == 0) {
            return;
        }
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
