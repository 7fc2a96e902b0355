package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.can.act.CanCommand.DrawLots;
import overtrick.can.view.CanView;
import overtrick.cantable.CanSeen;
import overtrick.cantable.page.part.Phase;
import overtrick.house.table.Member;
import overtrick.testkit.Seeds;

/// Every phase of Bài Càn on small screens and large ones: nothing is cut off, nothing is in
/// anybody's way. The page is a real one; what is done at its table is done without it, so that
/// there is time to look. `-Dovertrick.gallery=true` looks in both languages, by day and by night,
/// with the memory panel and without, and goes on until everything has been seen.
@Timeout(900)
class CanPhasesTest {

    @RegisterExtension
    private static final Evening EVENING = Evening.hurrying().with(new PoorHands(9));

    /// All that players do themselves, and everything that may follow a match of four deals.
    private static final Map<String, String> RULES =
            Map.of(
                    "match.deals", "four",
                    "match.extra-time", "both-periods",
                    "match.decider", "four-kicks-then-lots",
                    "preparing.teams", "drawn",
                    "shoot-out.draw", "delegates",
                    "playing.claims", "by-agreement");

    /// Each partner then owes a card, and nobody scores (can.md §6.1).
    private static final int CARD_EACH = 35;

    private static final int MOST_MATCHES = 6;

    private static final Set<String> EVERY_PHASE =
            Arrays.stream(Phase.values()).map(Phase::word).collect(Collectors.toSet());

    /// Few matches come to lots, and the house draws them within two seconds.
    private static final Set<String> MAY_BE_MISSED = Set.of(Phase.LOTS.word());

    private final Screens screens = new Screens(false);
    private final Screens pages = new Screens(true);
    private final Set<String> seen = new HashSet<>();

    static List<String> looks() {
        return List.of("vi light", "en-GB dark", "vi contrast", "en-GB light");
    }

    @ParameterizedTest
    @MethodSource("looks")
    @EnabledIfSystemProperty(named = "overtrick.gallery", matches = "true")
    void everyPhaseIsFitToBeSeen(String look) {
        var words = look.split(" ");
        var lan = EVENING.visitor(words[0]);
        var rules = new TreeMap<>(RULES);
        rules.put(CanTables.PRACTICE, words[1].equals("light") ? "yes" : "no");
        CanTables.open(lan, "cup", "no", "players", rules);
        lan.prefer("theme", words[1]);
        lan.page().reload();
        var guest = new CanGuest(EVENING.house(), lan, Seeds.chance(7));
        var me = guest.person(); // while they are the only one
        look(guest, look, "gathering");
        var company = new CanCompany(EVENING.house(), lan.table(), Seeds.chance(8));
        int matches = 0;
        do {
            boolean played = matches % 2 == 0; // the others are settled without a goal
            play(guest, me, company, played, look);
            matches++;
        } while (matches < MOST_MATCHES && !hasSeenAll());
        lookAtPapers(lan, look);
        assertThat(phases())
                .containsAll(
                        EVERY_PHASE.stream()
                                .filter(phase -> !MAY_BE_MISSED.contains(phase))
                                .toList());
        assertThat(screens.faults()).isEmpty();
        assertThat(pages.faults()).isEmpty();
    }

    /// What remains of a match.
    private void lookAtPapers(Visitor lan, String look) {
        String match = "/tables/%s/matches/1".formatted(lan.table().code());
        var papers =
                Map.of(
                        "record",
                        match,
                        "deal",
                        match + "/deals/1",
                        "thoughts",
                        match + "/deals/1?card=0&thoughts=yes",
                        "mine",
                        "/me/matches");
        papers.forEach((name, path) -> {
            lan.open(path);
            pages.look(lan, (look + " paper " + name).replace(' ', '-'));
        });
    }

    private boolean hasSeenAll() {
        return phases().containsAll(EVERY_PHASE);
    }

    private Set<String> phases() {
        return seen.stream().map(one -> one.split("-")[0]).collect(Collectors.toSet());
    }

    /// From the first draw to the record that is signed.
    private void play(
            CanGuest guest, Member.Person me, CanCompany company, boolean played, String look) {
        var tables = EVENING.house().club().can();
        boolean over = false;
        while (!over) {
            settle(guest);
            look(guest, look, moment(guest, me));
            over = guest.isOver();
            var table = guest.truth();
            boolean lies = table.game().match().flatMap(CanView::lastDeal).isPresent();
            if (lies || over) {
                tables.next(guest.visitor().table(), me, table.number());
                continue;
            }
            company.act();
            boolean claims = !played && guest.now().story().kicks().isEmpty() && hasTrick(guest);
            if (claims) {
                company.claim(CARD_EACH);
                settle(guest);
                look(guest, look, moment(guest, me));
            }
            company.act(me);
        }
    }

    private static boolean hasTrick(CanGuest guest) {
        return guest.now()
                .match()
                .flatMap(CanView::play)
                .filter(play -> !play.tricks().isEmpty())
                .isPresent();
    }

    /// The page has come to where the table is.
    private static void settle(CanGuest guest) {
        var lan = guest.visitor();
        long number = guest.truth().number();
        Patience.await(
                "event %d on the page".formatted(number),
                () -> {
                    lan.phase(); // what has come is taken from the line
                    return lan.messages().isEmpty() || lan.messages().getLast().number() >= number;
                });
        if (isForLots(guest)) {
            Patience.sleep(Duration.ofMillis(300)); // the last trick is looked at before
        }
    }

    /// The house is to draw lots, and will soon have done so.
    private static boolean isForLots(CanGuest guest) {
        return guest.now()
                .match()
                .filter(view -> view.offers().stream().anyMatch(DrawLots.class::isInstance))
                .isPresent();
    }

    /// Looks at what has not been seen yet.
    private void look(CanGuest guest, String look, String moment) {
        boolean first = !phases().contains(moment.split("-")[0]);
        if (!seen.add(moment)) {
            return;
        }
        Patience.sleep(Duration.ofMillis(200)); // a whole trick is looked at that long
        String name = look + " " + moment;
        if (first) {
            screens.look(guest.visitor(), name.replace(' ', '-'));
        } else {
            screens.glance(guest.visitor(), name.replace(' ', '-'));
        }
        if (hasTrick(guest) && seen.add("sheets")) {
            lookAtSheets(guest.visitor(), look);
        }
    }

    /// The sheets that can be opened over the table.
    private void lookAtSheets(Visitor lan, String look) {
        for (var sheet : lan.at("#deeds > button[popovertarget]").all()) {
            String name = String.valueOf(sheet.getAttribute("popovertarget"));
            sheet.click();
            lan.at("#" + name).waitFor();
            screens.look(lan, (look + " sheet " + name).replace(' ', '-'));
            lan.page().keyboard().press("Escape");
        }
    }

    /// What there is to see: the phase, what may be done, and how far it has come.
    private static String moment(CanGuest guest, Member.Person me) {
        var view =
                EVENING.house()
                        .club()
                        .can()
                        .look(guest.visitor().table(), me)
                        .map(table -> table.game())
                        .flatMap(CanSeen::match);
        String phase = guest.visitor().phase();
        if (view.isEmpty()) {
            return phase;
        }
        String offers =
                view.get().offers().stream()
                        .map(offer -> offer.getClass().getSimpleName())
                        .distinct()
                        .sorted()
                        .collect(Collectors.joining("-"));
        return String.join("-", phase, progress(view.get()), offers);
    }

    private static String progress(CanView view) {
        var kick = view.kick().map(now -> now.step().name().toLowerCase(Locale.ROOT)).orElse("");
        var play =
                view.play()
                        .map(now ->
                                "%d.%d"
                                        .formatted(
                                                Math.min(1, now.tricks().size())
                                                        + now.tricks().size() / 6,
                                                now.buried() / 3))
                        .orElse("");
        var result = view.lastDeal().map(deal -> "result").orElse("");
        return kick + play + result;
    }
}
