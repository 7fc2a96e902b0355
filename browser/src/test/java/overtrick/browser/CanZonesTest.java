package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.can.Pack;
import overtrick.cards.Seat;
import overtrick.testkit.Seeds;

/// Nothing enters the zone of something else at a table of Bài Càn, from the round of bids to the
/// end of a deal.
@Timeout(600)
class CanZonesTest {

    private static final java.util.random.RandomGenerator CHANCE = Seeds.chance(5);

    @RegisterExtension
    private static final Evening EVENING = Evening.hurrying().with(_ -> Pack.shuffled(CHANCE));

    /// What there is to see of a deal for somebody who always bids as high as they can.
    private static final Set<String> MOMENTS =
            Set.of("auction", "tribute", "kitty", "burying", "trumps", "play", "second", "over");

    private static final String MOMENT =
            """
            () => {
              const board = document.getElementById("board").dataset;
              const mine = board.turn === "mine";
              if (board.phase === "over" || (board.phase === "auction" && mine)) return board.phase;
              if (document.querySelector(".picking")) return "tribute";
              if (document.querySelector("form[action$='/kitty']")) return "kitty";
              if (document.querySelector(".suits")) return "trumps";
              if (document.querySelectorAll(".buried button").length === 3) return "burying";
              if (board.phase !== "play" || !mine) return "";
              return document.getElementById("last") ? "second" : "play";
            }
            """;

    private static final int MOST_ACTS = 3_000;

    private final List<String> faults = new ArrayList<>();

    /// The longer words; the shorter ones, too, where pictures are taken.
    static List<String> languages() {
        return GalleryTest.worth(List.of("vi-VN", "en-GB"), List.of("vi-VN"));
    }

    @ParameterizedTest
    @MethodSource("languages")
    void ofSomebodyWhoPractises(String language) {
        var lan = EVENING.visitor(language);
        CanTables.open(lan, "club", "yes", "house", Map.of(CanTables.PRACTICE, "yes"));
        var guest = new CanGuest(EVENING.house(), lan, Seeds.chance(3));
        var seen = new TreeSet<String>();
        for (int acts = 0; acts < MOST_ACTS && !seen.containsAll(MOMENTS); acts++) {
            if (guest.isOver()) {
                anotherMatch(lan);
            }
            var moment = String.valueOf(lan.page().evaluate(MOMENT));
            if (MOMENTS.contains(moment) && seen.add(moment)) {
                look(lan, language + ", " + moment);
            }
            act(guest, seen.contains("trumps"));
        }

        assertThat(seen).containsAll(MOMENTS);
        assertThat(faults).isEmpty();
    }

    /// A friend who wants to sit lies over neither the cards nor the bids, and can be put off.
    @Test
    void ofSomebodyToWhomAFriendComes() {
        var lan = EVENING.visitor();
        CanTables.open(lan, "club", "yes", "house");
        lan.letAllIn();
        var guest = new CanGuest(EVENING.house(), lan, Seeds.chance(4));
        guest.awaitOffer();
        var minh = EVENING.visitor();
        minh.join(lan.table());
        minh.sit(Seat.EAST);
        lan.at("#coming [data-later]").waitFor();
        faults.addAll(Zones.look(lan, "a friend comes in the auction"));
        while (!lan.page().evaluate(MOMENT).equals("play")) {
            act(guest, false);
        }
        faults.addAll(Zones.look(lan, "a friend comes in the play"));
        lan.at("#coming [data-later]").click();
        assertThat(lan.at("#coming .coming").isVisible()).isFalse();

        assertThat(faults).isEmpty();
    }

    private static void anotherMatch(Visitor lan) {
        String next = "#verdict form[action$='/next'] button";
        lan.press(next);
        assertThat(lan.at(next)).hasCount(0);
    }

    /// Finds the lowest or the highest bid and presses it at once: with the next event others take
    /// their places.
    private static final String BID =
            """
            (lowest) => {
              const bids = [...document.querySelectorAll("button.bid:enabled")];
              bids.at(lowest ? 0 : -1)?.click();
              return bids.length > 0;
            }
            """;

    /// Bids as high as they can until they have declared, then as low.
    private static void act(CanGuest guest, boolean declared) {
        boolean bid = Boolean.TRUE.equals(guest.page().evaluate(BID, declared));
        if (bid) {
            assertThat(guest.page().locator("button.bid:enabled")).hasCount(0);
        } else {
            guest.actIfOffered();
        }
    }

    private void look(Visitor lan, String moment) {
        faults.addAll(Zones.moved(lan, moment));
        for (var cards : List.of("m", "l")) {
            lan.page().evaluate("size => { document.documentElement.dataset.size = size; }", cards);
            // What large cards change, the longest of them shows.
            var told =
                    cards.equals("m")
                            ? Interruption.worthTelling()
                            : List.of(Interruption.NONE, Interruption.WARNING);
            for (var one : told) {
                one.tell(lan);
                faults.addAll(Zones.look(lan, "%s, %s, cards %s".formatted(moment, one, cards)));
            }
            Interruption.NONE.tell(lan);
            var hint = lan.at("#hint-ask:enabled");
            if (hint.count() > 0) {
                hint.click();
                lan.at("#advice > *").first().waitFor();
                faults.addAll(Zones.look(lan, "%s, advice, cards %s".formatted(moment, cards)));
            }
        }
    }
}
