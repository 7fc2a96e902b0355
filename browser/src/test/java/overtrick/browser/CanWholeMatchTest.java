package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.can.act.CanCommand.AnswerRedeal;
import overtrick.can.act.CanCommand.BuryCard;
import overtrick.can.act.CanCommand.DrawLots;
import overtrick.can.act.CanCommand.MakeClaim;
import overtrick.can.act.CanCommand.PayTribute;
import overtrick.can.act.CanCommand.SignRecord;
import overtrick.can.score.Outcome;
import overtrick.can.tribute.Debt;
import overtrick.can.view.CanView;
import overtrick.cantable.check.MatchCheck;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.house.table.Chair;
import overtrick.house.table.Member;
import overtrick.house.table.Occupant;
import overtrick.testkit.Seeds;

/// A whole match of four people and a reserve, each with a page of their own, two on telephones in
/// Vietnamese and two at desks in English, by nothing but clicks: two cards of tribute, cards shown
/// from the kitty, buried cards looked at again, a card each, and a reserve who inherits the
/// tribute. The record is checked by code that knows none of the rules.
///
/// `-Dovertrick.gallery=true` goes on to the end of a cup of eight deals, twice, each time with the
/// others on the telephones: tribute goes from the eighth deal into extra time, and four kicks, of
/// which two score, come before the lots. It keeps a picture of everything that is new to somebody.
@Timeout(1_800)
class CanWholeMatchTest {

    private static final boolean LONG = GalleryTest.isOpen();

    /// The last deal before extra time, and one that is played to its last card.
    private static final CanPlot PLOT = new CanPlot(45, 8, 5);

    @RegisterExtension private static final Evening EVENING = Evening.hurrying().with(PLOT);

    private static final Map<String, String> RULES =
            Map.of(
                    "match.decider", "four-kicks-then-lots",
                    "shoot-out.draw", "delegates",
                    "playing.claims", "by-agreement");

    private static final List<String> NAMES = List.of("Lan", "Minh", "Hoa", "Tùng");

    private static final List<Seat> CHAIRS = List.of(Seat.SOUTH, Seat.EAST, Seat.NORTH, Seat.WEST);

    private static final String RESERVE = "Quân";

    /// Whether all of the result is within the window.
    private static final String ONE_LOOK =
            """
            () => document.querySelector("#verdict .told").getBoundingClientRect().bottom <= innerHeight
              && document.querySelector("#verdict .told").getBoundingClientRect().top >= 0
            """;

    private static final Path PICTURES = Path.of("target", "can-match");

    private final Map<Member.Person, CanHands> hands = new HashMap<>();
    private final Map<Member.Person, CanGuest> guests = new HashMap<>();
    private final Set<String> seen = new HashSet<>();
    private final Set<String> pictures = new HashSet<>();
    private int clicks;

    /// Who sits at a telephone and reads Vietnamese: South and North, or East and West.
    static List<Integer> telephones() {
        return LONG ? List.of(0, 1) : List.of(0);
    }

    @ParameterizedTest
    @MethodSource("telephones")
    void everythingThatMayHappenHappensByClicks(int telephones) {
        var people = new ArrayList<Visitor>();
        for (int one = 0; one < NAMES.size(); one++) {
            people.add(visitor(one % 2 == telephones));
        }
        var lan = people.getFirst();
        CanTables.open(lan, "cup", "no", "players", RULES);
        for (int one = 1; one < people.size(); one++) {
            people.get(one).join(lan.table());
            people.get(one).sit(CHAIRS.get(one), NAMES.get(one));
        }
        for (int one = 0; one < people.size(); one++) {
            meet(people.get(one), CHAIRS.get(one));
        }
        play(lan);

        var story = new CanGuest(EVENING.house(), lan, Seeds.chance(0)).now().story();
        assertThat(story.deals().get(1).exchanges())
                .anySatisfy(exchange -> assertThat(exchange.debt().cards()).isEqualTo(2));
        assertThat(seen).contains("shown EVERYBODY", "shown RECIPIENT", "each", "reserve", "again");
        if (LONG) {
            assertThat(story.deals()).hasSize(12);
            assertThat(story.kicks()).hasSize(4);
            assertThat(story.outcome().orElseThrow().by()).isEqualTo(Outcome.Means.LOTS);
            assertThat(seen).contains("tribute of extra time", "kick goal", "kick no goal");
        }
        assertThatItIsRight(lan);
        if (LONG) {
            assertThatItEnds(lan);
        }
    }

    private static Visitor visitor(boolean telephone) {
        var visitor = EVENING.visitor(telephone ? "vi" : "en-GB");
        visitor.forgive(429); // quicker than a person may be
        (telephone ? new Size(360, 740) : new Size(1440, 900)).of(visitor);
        return visitor;
    }

    /// Whoever has taken this chair is known from now on.
    private void meet(Visitor visitor, Seat chair) {
        var guest = new CanGuest(EVENING.house(), visitor, Seeds.chance(0));
        Patience.await("somebody in " + chair, () -> guest.truth().chairs().containsKey(chair));
        var sitting = (Occupant.Person) guest.truth().chairs().get(chair).occupant();
        var person = new Member.Person(sitting.id(), sitting.name());
        guests.put(person, guest);
        hands.put(person, new CanHands(guest));
    }

    private void play(Visitor lan) {
        var guest = new CanGuest(EVENING.house(), lan, Seeds.chance(0));
        while (!guest.isOver() && (LONG || !seen.contains("reserve"))) {
            var view = guest.now().match();
            if (view.isEmpty() || isForHouse(view.get())) {
                Patience.sleep(Duration.ofMillis(5));
            } else if (view.get().lastDeal().isPresent()) {
                goOn(lan, view.get());
            } else {
                note(view.get());
                act(inTurn(guest, view.get()));
            }
        }
        guests.values().forEach(one -> picture(one, "over"));
    }

    /// The house is to bring a pack, or to draw lots.
    private boolean isForHouse(CanView view) {
        if (view.offers().stream().anyMatch(DrawLots.class::isInstance)) {
            guests.values().forEach(one -> picture(one, "lots"));
        }
        return view.lastDeal().isEmpty() && view.awaited().isEmpty();
    }

    private Member.Person inTurn(CanGuest guest, CanView view) {
        var seat = view.awaited().stream().min(Comparator.naturalOrder()).orElseThrow();
        return guests.keySet().stream()
                .filter(one -> guest.truth().seatOf(one.id()).filter(seat::equals).isPresent())
                .findFirst()
                .orElseThrow(() -> new AssertionError("nobody in " + seat));
    }

    private void note(CanView view) {
        view.kick()
                .map(now -> now.kicks().taken())
                .filter(taken -> !taken.isEmpty())
                .ifPresent(
                        taken -> seen.add(taken.getLast().isGoal() ? "kick goal" : "kick no goal"));
        view.deal()
                .ifPresent(deal -> {
                    if (deal.debts().size() > 1) {
                        seen.add("each");
                    }
                });
    }

    /// The result lies on the table: between the second deal and the third a reserve comes.
    private void goOn(Visitor lan, CanView view) {
        guests.values().forEach(one -> picture(one, "deal " + view.record().size()));
        if (view.record().size() == 2 && guests.size() == NAMES.size()) {
            changePlayers(view);
        }
        long before = guests.values().iterator().next().truth().number();
        lan.at("#verdict form[action$='/next'] button").click();
        clicks++;
        Patience.await("the next deal", () -> number() > before);
    }

    private long number() {
        return guests.values().iterator().next().truth().number();
    }

    /// One who owes a card makes room for a reserve, who owes it from now on (ruling 26).
    private void changePlayers(CanView view) {
        var chair =
                view.debts().stream()
                        .map(Debt::payer)
                        .filter(payer -> !name(payer).equals(NAMES.getFirst()))
                        .findFirst()
                        .orElseThrow();
        var leaver =
                guests.keySet().stream()
                        .filter(one -> one.name().equals(name(chair)))
                        .findFirst()
                        .orElseThrow();
        var leaving = guests.get(leaver).visitor();
        leaving.at("[popovertarget='more']").click();
        leaving.at("form[action$='/leave'] button").click();
        Patience.await("a free chair", () -> !chairs().containsKey(chair));
        var reserve = visitor(false);
        reserve.join(guests.get(leaver).visitor().table());
        reserve.sit(chair, RESERVE);
        meet(reserve, chair);
        guests.remove(leaver);
        clicks += 4;
    }

    private Map<Seat, Chair> chairs() {
        return guests.values().iterator().next().truth().chairs();
    }

    private String name(Seat seat) {
        return chairs().get(seat).occupant().name();
    }

    private void act(Member.Person person) {
        var guest = guests.get(person);
        var view =
                EVENING.house()
                        .club()
                        .can()
                        .look(guest.visitor().table(), person)
                        .flatMap(table -> table.game().match())
                        .orElseThrow();
        if (!view.isMyTurn() || isFormality(view)) {
            Patience.sleep(Duration.ofMillis(5)); // the house says it for them
            return;
        }
        var command = PLOT.choose(view);
        boolean takesUp = command instanceof BuryCard && view.deal().isPresent();
        if (takesUp && view.play().orElseThrow().buried() == 0) {
            lookAtShown(view);
        }
        if (command instanceof MakeClaim && view.deal().orElseThrow().number() == 2) {
            lookAgain(view.play().orElseThrow().declarer());
        }
        if (command instanceof PayTribute) {
            seen.add(person.name().equals(RESERVE) ? "reserve" : "tribute");
            boolean late = view.deal().orElseThrow().number() > 8;
            seen.add(late ? "tribute of extra time" : "tribute");
        }
        picture(guest, command.getClass().getSimpleName());
        hands.get(person).act(command);
    }

    /// Whether they may only say that they ask for no redeal.
    private static boolean isFormality(CanView view) {
        return view.offers().contains(new AnswerRedeal(false))
                && !view.offers().contains(new AnswerRedeal(true));
    }

    /// Each page shows what its viewer was shown of the kitty, and no more.
    private void lookAtShown(CanView declarer) {
        guests.forEach((person, guest) -> {
            var shown =
                    EVENING.house()
                            .club()
                            .can()
                            .look(guest.visitor().table(), person)
                            .flatMap(table -> table.game().match())
                            .flatMap(CanView::deal)
                            .orElseThrow()
                            .shown();
            shown.forEach(one -> seen.add("shown " + one.to()));
            assertThat(guest.visitor().at("#trick .shown .card")).hasCount(shown.size());
            if (!shown.isEmpty()) {
                picture(guest, "shown");
            }
        });
        assertThat(declarer.hand().size()).isEqualTo(18);
    }

    /// Declarer looks at the cards buried again after the lead (can.md §9).
    private void lookAgain(Seat declarer) {
        var guest =
                guests.entrySet().stream()
                        .filter(one -> one.getKey().name().equals(name(declarer)))
                        .map(Map.Entry::getValue)
                        .findFirst()
                        .orElseThrow();
        guest.visitor().at("[popovertarget='more']").click();
        guest.visitor().at("[popovertarget='laid-aside']").click();
        assertThat(guest.visitor().at("#laid-aside .card")).hasCount(6);
        picture(guest, "again");
        guest.page().keyboard().press("Escape");
        guest.page().keyboard().press("Escape");
        seen.add("again");
        clicks += 2;
    }

    /// Both sides sign, and the end is seen at one look on a desk.
    private void assertThatItEnds(Visitor lan) {
        for (var side : Side.values()) {
            var signer =
                    guests.keySet().stream()
                            .filter(one -> one.name().equals(name(side.seats().getFirst())))
                            .findFirst()
                            .orElseThrow();
            hands.get(signer).act(new SignRecord());
        }
        guests.values().stream()
                .map(CanGuest::page)
                .filter(page -> page.viewportSize().width > page.viewportSize().height)
                .forEach(page -> assertThat((Boolean) page.evaluate(ONE_LOOK)).isTrue());
        lan.open("/tables/%s/matches/1".formatted(lan.table().code()));
        assertThat(lan.at("li.signed")).hasCount(2);
    }

    /// Nothing in the record is wrong.
    private void assertThatItIsRight(Visitor lan) {
        var record = lan.download("/tables/%s/matches/1/record".formatted(lan.table().code()));
        var report = MatchCheck.report(new String(record, StandardCharsets.UTF_8).lines().toList());
        assertThat(report.faults()).isEmpty();
        hands.values().forEach(one -> clicks += one.clicks());
        System.out.printf(
                "%d clicks, %d deals, %d kicks, %d cards checked%n",
                clicks, report.deals(), report.kicks(), report.cards());
    }

    /// What is new to whoever reads this language.
    private void picture(CanGuest guest, String moment) {
        boolean telephone = guest.page().viewportSize().width < guest.page().viewportSize().height;
        String name = (telephone ? "vi " : "en ") + moment;
        if (LONG && pictures.add(name)) {
            Patience.sleep(Duration.ofMillis(400));
            guest.visitor().keepPicture(PICTURES.resolve(name.replace(' ', '-') + ".png"));
        }
    }
}
