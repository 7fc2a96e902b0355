package overtrick.laid.set;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.cards.rules.Decision.Refused;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.house.table.TableRefusal;
import overtrick.laid.set.LaidCommand.Close;
import overtrick.laid.set.LaidCommand.Enter;
import overtrick.laid.set.LaidCommand.Lay;
import overtrick.laid.set.LaidCommand.Recognise;
import overtrick.laid.set.LaidCommand.SeatRobots;
import overtrick.laid.set.LaidSet.Placed;
import overtrick.laid.set.LaidSet.Plan;
import overtrick.tournament.laid.Occasion;

class LaidRulesTest {

    static final Instant OPENS = Instant.parse("2026-11-27T00:00:00Z");
    static final Instant CLOSES = Instant.parse("2026-11-28T00:00:00Z");
    private static final Instant NOON = Instant.parse("2026-11-27T12:00:00Z");
    static final Member.Person LAN = new Member.Person(new PersonId("lan"), "Lan");
    static final Member.Person MINH = new Member.Person(new PersonId("minh"), "Minh");
    static final TableId ONE = new TableId("K7P2M");
    static final TableId OTHER = new TableId("A2B3C");
    private static final Member HOUSE = Member.House.HOUSE;
    private static final LaidRules RULES = new LaidRules();

    static Plan plan() {
        return new Plan(
                "can",
                new Occasion.Day(LocalDate.of(2026, 11, 27)),
                1,
                OPENS,
                CLOSES,
                "5ec7e7",
                List.of("5ea1"),
                Optional.of(LAN));
    }

    static List<Placed> placed() {
        return List.of(new Placed(LAN, 1, "250/3", "-7/2"));
    }

    private LaidSet set = RULES.start();

    /// What is refused, or nothing.
    private Optional<Object> does(Member by, LaidCommand command) {
        return switch (RULES.decide(set, by, command)) {
            case Refused<LaidEvent>(var reason) -> Optional.of(reason);
            case Accepted<LaidEvent>(var events) -> {
                for (var event : events) {
                    set = RULES.evolve(set, event);
                }
                yield Optional.empty();
            }
        };
    }

    @Test
    void theHouseAloneLaysDealsAndOnce() {
        assertThat(does(LAN, new Lay(plan()))).contains(LaidRefusal.NOT_THE_HOUSE);
        assertThat(does(LAN, new Enter(ONE, NOON))).contains(LaidRefusal.NOT_LAID);
        assertThat(does(HOUSE, new Lay(plan()))).isEmpty();
        assertThat(does(HOUSE, new Lay(plan()))).contains(LaidRefusal.LAID_ALREADY);
    }

    @Test
    void everybodyPlaysThemOnceAtOneTable() {
        does(HOUSE, new Lay(plan()));

        assertThat(does(LAN, new Enter(ONE, NOON))).isEmpty();
        assertThat(does(LAN, new Enter(ONE, NOON))).contains(TableRefusal.NOTHING_CHANGES);
        assertThat(does(LAN, new Enter(OTHER, NOON))).contains(TableRefusal.DEALS_PLAYED_ELSEWHERE);
        assertThat(does(MINH, new Enter(ONE, NOON))).isEmpty();
        assertThat(does(HOUSE, new Enter(ONE, NOON))).contains(LaidRefusal.NOTHING_OF_THEIRS);
        assertThat(set.entries().keySet()).containsExactly(LAN.id(), MINH.id());
    }

    @Test
    void theyArePlayedInTheirTimeAndNotBeforeOrAfter() {
        does(HOUSE, new Lay(plan()));

        assertThat(does(LAN, new Enter(ONE, OPENS.minusMillis(1))))
                .contains(TableRefusal.DEALS_CLOSED);
        assertThat(does(LAN, new Enter(ONE, CLOSES))).contains(TableRefusal.DEALS_CLOSED);
        assertThat(does(LAN, new Enter(ONE, OPENS))).isEmpty();
        assertThat(does(MINH, new Enter(ONE, CLOSES.minusMillis(1)))).isEmpty();
    }

    @Test
    void theHouseClosesThemWhenTheirTimeIsOverAndOnce() {
        does(HOUSE, new Lay(plan()));
        does(LAN, new Enter(ONE, NOON));

        assertThat(does(LAN, new Close(placed(), CLOSES))).contains(LaidRefusal.NOT_THE_HOUSE);
        assertThat(does(HOUSE, new Close(placed(), CLOSES.minusMillis(1))))
                .contains(LaidRefusal.STILL_PLAYED);
        assertThat(does(HOUSE, new Close(placed(), CLOSES))).isEmpty();
        assertThat(does(HOUSE, new Close(placed(), CLOSES))).contains(LaidRefusal.STILL_PLAYED);
        assertThat(does(MINH, new Enter(ONE, NOON))).contains(TableRefusal.DEALS_CLOSED);
    }

    /// Whoever has challenged sees no more than others.
    @Test
    void nobodySeesTheKeyBeforeTheyAreClosed() {
        does(HOUSE, new Lay(plan()));

        assertThat(RULES.view(set, LAN).plan().orElseThrow().key()).isEmpty();
        assertThat(RULES.view(set, MINH).plan().orElseThrow().key()).isEmpty();
        assertThat(RULES.view(set, LAN).plan().orElseThrow().seals()).containsExactly("5ea1");
        assertThat(RULES.view(set, HOUSE).plan().orElseThrow().key()).isEqualTo("5ec7e7");

        does(HOUSE, new Close(placed(), CLOSES));
        assertThat(RULES.view(set, MINH).plan().orElseThrow().key()).isEqualTo("5ec7e7");
    }

    @Test
    void robotsPlayThemAtOneTable() {
        does(HOUSE, new Lay(plan()));

        assertThat(does(LAN, new SeatRobots(ONE))).contains(LaidRefusal.NOT_THE_HOUSE);
        assertThat(does(HOUSE, new SeatRobots(ONE))).isEmpty();
        assertThat(does(HOUSE, new SeatRobots(OTHER))).contains(LaidRefusal.ROBOTS_ARE_SEATED);
    }

    /// A guest who becomes a member keeps the entry, and does not play a second time.
    @Test
    void whatAGuestHasPlayedIsTheMembers() {
        does(HOUSE, new Lay(plan()));
        does(LAN, new Enter(ONE, NOON));
        var known = new Recognise(LAN.id(), new Member.Person(new PersonId("m1"), "Lan Anh"));

        assertThat(does(MINH, known)).contains(LaidRefusal.NOT_THE_HOUSE);
        assertThat(does(HOUSE, new Recognise(MINH.id(), MINH)))
                .contains(LaidRefusal.NOTHING_OF_THEIRS);
        assertThat(does(HOUSE, known)).isEmpty();
        assertThat(does(known.member(), new Enter(OTHER, NOON)))
                .contains(TableRefusal.DEALS_PLAYED_ELSEWHERE);
        assertThat(set.plan().orElseThrow().by()).contains(known.member());
    }

    /// Who has played them as a guest on one device and as a member on another stands there once.
    @ParameterizedTest(name = "{0} begins, {1} have results")
    @CsvSource({
        "lan,  lan minh, 1",
        "minh, lan minh, 2",
        "lan,  minh,     2",
        "minh, lan,      1",
        "lan,  '',       ''",
    })
    void nobodyStandsTwiceInARankingThatIsClosed(String first, String placed, String place) {
        does(HOUSE, new Lay(plan()));
        does(first.equals("lan") ? LAN : MINH, new Enter(ONE, NOON));
        does(first.equals("lan") ? MINH : LAN, new Enter(OTHER, NOON));
        var third = new Member.Person(new PersonId("hoa"), "Hoa");
        var results =
                Stream.of(
                                new Placed(LAN, 1, "60", "3"),
                                new Placed(MINH, 2, "50", "0"),
                                new Placed(third, 3, "40", "-3"))
                        .filter(one ->
                                one.person().equals(third)
                                        || placed.contains(one.person().id().value()))
                        .toList();
        does(HOUSE, new Close(results, CLOSES));

        assertThat(does(HOUSE, new Recognise(LAN.id(), MINH))).isEmpty();

        var kept = set.results().orElseThrow();
        assertThat(kept).filteredOn(one -> one.person().equals(third)).hasSize(1);
        assertThat(kept)
                .filteredOn(one -> !one.person().equals(third))
                .extracting(one -> one.person() + " " + one.place())
                .isEqualTo(place.isEmpty() ? List.of() : List.of(MINH + " " + place));
        assertThat(set.tableOf(MINH.id())).contains(ONE);
    }
}
