package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.can.view.CanView;
import overtrick.testkit.Seeds;

/// Bài Càn without a mouse.
@Timeout(500)
class CanKeyboardTest {

    @RegisterExtension private static final Evening EVENING = Evening.hurrying();

    /// Each partner then owes a card, and every player pays one or gets one (can.md §6.1).
    private static final int CARD_EACH = 35;

    private static final int MOST_TABS = 60;

    private static final String MATCH = "#verdict a[href$='/matches/1']";

    /// The deal that is played to its last card; the others are settled by what is typed.
    private static final int PLAYED_OUT = 2;

    private final Set<String> phases = new TreeSet<>();

    /// A match of four deals by the keyboard alone, from the card that is drawn to the page of the
    /// match: cards, bids and claims typed, the rest by Tab and Enter. The deal before the one that
    /// is played out is settled so that tribute is due.
    @Test
    void aMatchIsPlayedByTheKeyboardAlone() {
        var ann = EVENING.visitor();
        CanTables.open(ann, "short", "no", "players");
        var guest = new CanGuest(EVENING.house(), ann, Seeds.chance(5));
        var herself = guest.person().id(); // the company has not come yet
        var company = new CanCompany(EVENING.house(), ann.table(), Seeds.chance(6));
        company.pass();
        ann.listenToPage();
        while (!guest.isOver()) {
            company.act();
            type(guest);
        }

        var deals = guest.now().story().deals();
        assertThat(deals).hasSize(4);
        var deal = deals.get(PLAYED_OUT - 1);
        assertThat(deal.exchanges()).isNotEmpty();
        assertThat(deal.declarer())
                .as("who declares after %s from %s", deal.calls(), deal.dealer())
                .isEqualTo(guest.truth().seatOf(herself).orElseThrow());
        assertThat(deal.buried().size()).isEqualTo(6);
        assertThat(phases)
                .contains("auction", "kitty", "play", "over")
                .containsAnyOf("draw", "shuffle"); // the card and the chairs say whose they are
        assertThat(ann.heard())
                .contains("declares at 100", "tribute", "The trick is", "says how the deal ends");
        Patience.await("the result of the match", () -> press(guest, MATCH));
        ann.page().waitForURL("**/matches/1");
    }

    private void type(CanGuest guest) {
        var page = guest.page();
        boolean mine = guest.visitor().at("#board[data-turn='mine']").count() > 0;
        var phase = guest.visitor().phase();
        if (mine || phase.equals("over")) {
            phases.add(phase);
        }
        switch (phase) {
            case "draw", "shuffle" -> press(guest, "#box.open button:enabled");
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
        } else if (guest.now().story().deals().size() + 1 != PLAYED_OUT) {
            guest.page().keyboard().type("claim " + CARD_EACH);
            guest.page().keyboard().press("Enter");
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

    /// Tab until the control has the focus, which is seen, then Enter.
    ///
    /// @return whether it was there
    private static boolean press(CanGuest guest, String where) {
        if (guest.visitor().at(where).count() == 0) {
            return false;
        }
        for (int tabs = 0; tabs < MOST_TABS; tabs++) {
            guest.page().keyboard().press("Tab");
            if (guest.visitor().at(":is(%s):focus-visible".formatted(where)).count() > 0) {
                guest.page().keyboard().press("Enter");
                return true;
            }
        }
        return false;
    }
}
