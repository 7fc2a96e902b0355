package overtrick.cantable.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import overtrick.can.rules.CanRules;
import overtrick.cantable.CanStrength;
import overtrick.cantable.contest.Contest.Calendar;
import overtrick.cantable.contest.Contest.Place;
import overtrick.cantable.contest.ContestCommand.Announce;
import overtrick.cantable.contest.ContestCommand.BeginRound;
import overtrick.cantable.contest.ContestCommand.Enter;
import overtrick.cantable.contest.ContestCommand.Schedule;
import overtrick.cantable.contest.ContestCommand.Show;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.cards.rules.Decision.Refused;
import overtrick.house.codes.TableId;
import overtrick.house.table.Delay;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;

/// When the house begins the rounds of a contest by itself.
class ContestCalendarTest {

    private static final Member HOUSE = Member.House.HOUSE;
    private static final Member.Person LAN = new Member.Person(new PersonId("lan"), "Lan");
    private static final Member.Person MINH = new Member.Person(new PersonId("minh"), "Minh");
    private static final Instant EIGHT = Instant.parse("2026-11-28T20:00:00Z");
    private static final Instant BEFORE = EIGHT.minusMillis(1);
    private static final List<TableId> TABLES = List.of(new TableId("ABCDE"), new TableId("FGHJK"));
    private static final Calendar HALF_HOURS = new Calendar(EIGHT, 30);
    private static final ContestRules RULES = new ContestRules();

    private Contest contest = RULES.start();

    private Optional<Object> does(Member by, ContestCommand command) {
        return switch (RULES.decide(contest, by, command)) {
            case Refused<ContestEvent>(var reason) -> Optional.of(reason);
            case Accepted<ContestEvent>(var events) -> {
                for (var event : events) {
                    contest = RULES.evolve(contest, event);
                }
                yield Optional.empty();
            }
        };
    }

    private static BeginRound round(int number, Instant now) {
        return new BeginRound(number, TABLES, now);
    }

    @BeforeEach
    void announce() {
        var plan = new Contest.Plan("Friday", CanRules.SHORT, 2, 2, CanStrength.RULES, LAN, EIGHT);
        does(LAN, new Announce(plan, "0a1b"));
    }

    @Test
    void theHouseBeginsWhenItsTimeHasComeAndSomebodyPlays() {
        does(MINH, new Enter(new Place(1, 1)));
        assertThat(does(HOUSE, round(1, EIGHT)))
                .as("without a calendar")
                .contains(ContestRefusal.NOT_THE_ORGANISER);
        assertThat(does(MINH, new Schedule(HALF_HOURS))).contains(ContestRefusal.NOT_THE_ORGANISER);
        assertThat(does(LAN, new Schedule(HALF_HOURS))).isEmpty();
        assertThat(does(HOUSE, round(1, BEFORE))).contains(ContestRefusal.NOT_THE_ORGANISER);
        assertThat(does(HOUSE, round(1, EIGHT))).isEmpty();
        assertThat(contest.rounds()).containsExactly(TABLES);
        assertThat(does(LAN, new Schedule(HALF_HOURS))).contains(ContestRefusal.CONTEST_HAS_BEGUN);
    }

    @Test
    void nobodyHasEnteredAndNothingBegins() {
        does(LAN, new Schedule(HALF_HOURS));
        assertThat(does(HOUSE, round(1, EIGHT))).contains(ContestRefusal.NOT_THE_ORGANISER);
    }

    @Test
    void aRoundIsLateByItsOwnTime() {
        does(MINH, new Enter(new Place(1, 1)));
        does(LAN, new Schedule(HALF_HOURS));
        assertThat(contest.isLate(EIGHT.plus(Duration.ofDays(1)))).isFalse();
        var begun = EIGHT.plus(Duration.ofHours(2));
        does(LAN, round(1, begun));
        assertThat(contest.isLate(begun.plus(Duration.ofMinutes(30)).minusMillis(1))).isFalse();
        assertThat(contest.isLate(begun.plus(Duration.ofMinutes(30)))).isTrue();
        does(HOUSE, round(2, begun.plus(Duration.ofMinutes(40))));
        assertThat(contest.until()).contains(begun.plus(Duration.ofMinutes(70)));
    }

    /// The organiser's tap and the clock, or two programs, at the same moment.
    @Test
    void aRoundIsBegunOnce() {
        assertThat(does(LAN, round(1, EIGHT))).isEmpty();
        assertThat(contest.until()).as("no calendar").isEmpty();
        assertThat(does(LAN, round(1, EIGHT))).contains(ContestRefusal.ROUND_NOT_OVER);
        assertThat(does(LAN, round(2, EIGHT))).isEmpty();
        assertThat(does(LAN, round(3, EIGHT))).contains(ContestRefusal.NO_MORE_ROUNDS);
    }

    /// Whoever announced it says at any time who looks on, and nobody else does.
    @Test
    void theOrganiserSaysWhoLooksOn() {
        assertThat(contest.shown()).as("nobody, where nothing is said").isEmpty();
        var late = new Show(Optional.of(Delay.QUARTER));
        assertThat(does(MINH, late)).contains(ContestRefusal.NOT_THE_ORGANISER);
        assertThat(does(HOUSE, late)).contains(ContestRefusal.NOT_THE_ORGANISER);
        assertThat(does(LAN, late)).isEmpty();
        assertThat(does(LAN, round(1, EIGHT))).isEmpty();
        assertThat(contest.shown()).contains(Delay.QUARTER);
        assertThat(does(LAN, new Show(Optional.empty()))).isEmpty();
        assertThat(contest.shown()).isEmpty();
    }

    @Test
    void aRoundLastsTenMinutesToAWeek() {
        assertThatThrownBy(() -> new Calendar(EIGHT, 9)).hasMessageContaining("10 to 10080: 9");
        assertThatThrownBy(() -> new Calendar(EIGHT, 10_081)).hasMessageContaining(": 10081");
    }
}
