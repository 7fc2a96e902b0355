package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.can.CanSet;
import overtrick.can.view.CanView;
import overtrick.cards.Seat;
import overtrick.club.table.Member;
import overtrick.club.table.Occupant;
import overtrick.club.table.TableCommand.ComeBack;
import overtrick.club.table.TableCommand.SitOut;
import overtrick.testkit.Seeds;

/// Whole matches of Bài Càn in the browser: every byte that reaches somebody is what he may know.
@Timeout(560)
class CanMatchTest {

    @RegisterExtension private static final Evening EVENING = Evening.dealing();

    /// From the front page, with three robots of the strongest kind.
    @Test
    void aPersonAndThreeRobotsPlayAMatchToItsLastDeal() {
        var ann = EVENING.visitor();
        ann.open("/");
        ann.at("form[action='/can/play'] button").click();
        ann.at("main.table").waitFor();
        var guest = new CanGuest(EVENING.house(), ann, Seeds.chance(3));
        try (var witness =
                new CanWitness(EVENING.house().club(), ann.table(), guest.person())) {
            var phases = play(guest);
            assertThat(guest.now().story().deals()).hasSize(8);
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

    private static Set<String> play(CanGuest guest) {
        var phases = new HashSet<String>();
        while (guest.awaitOffer() && !guest.isOver()) {
            phases.add(guest.visitor().phase());
            guest.act();
        }
        return phases;
    }

    private static String open(Visitor visitor, String preset, String robots, String ceremony) {
        visitor.open("/can?preset=" + preset);
        visitor.at("input[name='robots'][value='%s']".formatted(robots)).check();
        visitor.at("input[name='ceremony'][value='%s']".formatted(ceremony)).check();
        visitor.at("input[name='strength'][value='rules']").check();
        var name = visitor.at("form[action='/can/tables'] input[name='name']");
        if (name.count() > 0) {
            name.fill("Lan");
        }
        visitor.at("form[action='/can/tables'] > button.main").click();
        visitor.at("main.table").waitFor();
        return visitor.table().code();
    }

    /// Robots play on for her until the last deal of extra time; then she comes back. It takes some
    /// matches until one is level after twelve deals.
    @Test
    void aLevelCupGoesToExtraTimeAndToTheShootOut() {
        var ann = EVENING.visitor();
        for (int match = 0; match < 60; match++) {
            open(ann, "cup", "yes", "house");
            var guest = new CanGuest(EVENING.house(), ann, Seeds.chance(match));
            if (reachesTheShootOut(guest)) {
                var phases = play(guest);
                assertThat(phases).contains("kick");
                var story = guest.now().story();
                assertThat(story.deals()).hasSize(12);
                assertThat(story.kicks()).hasSizeGreaterThanOrEqualTo(4);
                ann.open("/tables/%s/matches/1".formatted(ann.table().code()));
                assertThat(ann.at("article.kick").count()).isEqualTo(story.kicks().size());
                return;
            }
        }
        throw new AssertionError("no cup of sixty went to the shoot-out");
    }

    /// Whether the match is level after twelve deals; she is back at the table by then.
    private static boolean reachesTheShootOut(CanGuest guest) {
        var club = EVENING.house().club();
        var table = guest.visitor().table();
        var person = guest.person();
        club.can().send(table, person, new SitOut<>());
        while (true) {
            Patience.await("a result", () -> guest.isOver() || isResting(guest));
            if (guest.isOver()) {
                return false;
            }
            if (guest.now().story().deals().size() == 11) {
                club.can().send(table, person, new ComeBack<>());
                club.can().next(table, person, guest.truth().number());
                return isLevelAfterTwelve(guest);
            }
            club.can().next(table, person, guest.truth().number());
        }
    }

    private static boolean isResting(CanGuest guest) {
        return guest.now().match().filter(view -> view.lastDeal().isPresent()).isPresent();
    }

    private static boolean isLevelAfterTwelve(CanGuest guest) {
        while (guest.now().story().deals().size() < 12) {
            if (!guest.awaitOffer()) {
                return false;
            }
            guest.act();
        }
        return !guest.isOver();
    }

    @Test
    void twoPeopleOnTwoDevicesSeeOnlyTheirOwn() {
        var ann = EVENING.visitor();
        var bob = EVENING.visitor();
        open(ann, "club", "no", "players");
        bob.join(ann.table());
        bob.sit(Seat.EAST);
        var people = people(ann);
        try (var ofAnn = new CanWitness(EVENING.house().club(), ann.table(), people.get(0));
                var ofBob = new CanWitness(EVENING.house().club(), ann.table(), people.get(1))) {
            ann.seatRobot(Seat.NORTH);
            ann.seatRobot(Seat.WEST);
            var one = new CanGuest(EVENING.house(), ann, Seeds.chance(11));
            var other = new CanGuest(EVENING.house(), bob, Seeds.chance(12));
            while (one.now().story().deals().size() < 3) {
                Patience.await(
                        "something to do for one of them",
                        () -> !one.offers().isEmpty() || !other.offers().isEmpty());
                one.act();
                other.act();
            }
            ann.messages().forEach(ofAnn::assertDiscreet);
            ann.answers().forEach(ofAnn::assertDiscreet);
            bob.messages().forEach(ofBob::assertDiscreet);
            bob.answers().forEach(ofBob::assertDiscreet);
        }
    }

    private static List<Member.Person> people(Visitor visitor) {
        var table =
                EVENING.house().club().can().look(visitor.table(), Member.House.HOUSE).orElseThrow();
        return List.of(Seat.SOUTH, Seat.EAST).stream()
                .map(seat -> (Occupant.Person) table.chair(seat).orElseThrow().occupant())
                .map(sitting -> new Member.Person(sitting.id(), sitting.name()))
                .toList();
    }

    /// A deal by the keyboard alone: bids and cards typed, the rest by Tab and Enter.
    @Test
    void aDealIsPlayedByTheKeyboardAlone() {
        var ann = EVENING.visitor();
        open(ann, "club", "yes", "house");
        var guest = new CanGuest(EVENING.house(), ann, Seeds.chance(5));
        ann.listenToPage();
        while (guest.now().story().deals().isEmpty()) {
            guest.awaitOffer();
            type(guest);
        }
        assertThat(ann.heard()).contains("Deal 1.").contains("The trick is");
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
