package overtrick.cantable.hall;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.can.Pack;
import overtrick.can.rules.CanRules;
import overtrick.cantable.CanStrength;
import overtrick.cantable.contest.Contest;
import overtrick.cantable.contest.Contest.Calendar;
import overtrick.cantable.contest.Contest.Place;
import overtrick.cantable.contest.ContestCommand.Enter;
import overtrick.cantable.contest.ContestCommand.Schedule;
import overtrick.cantable.contest.Contests;
import overtrick.cards.Seat;
import overtrick.house.ClubHouse;
import overtrick.house.codes.TournamentId;
import overtrick.house.laid.LaidDeals;
import overtrick.house.table.Chair;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.log.NewEvent;
import overtrick.sqlite.SqliteStore;
import overtrick.testkit.Seeds;

/// A contest with a calendar comes to its end although nobody is awake.
@Timeout(180)
class ContestClockTest {

    private static final Member.Person LAN = new Member.Person(new PersonId("lan"), "Lan");
    private static final Instant NOON = Instant.parse("2026-11-28T12:00:00Z");

    private final AtomicReference<Instant> now = new AtomicReference<>(NOON);
    private ClubHouse house;
    private CanHall hall;
    private TournamentId id;

    @BeforeEach
    void open(@TempDir Path data) {
        var store = SqliteStore.open(data, List.of("overtrick/house/schema"), now::get);
        house = new ClubHouse(store, now::get, Duration.ZERO);
        hall = new CanHall(house, _ -> Pack.shuffled(Seeds.chance(1)), LaidDeals.NONE, Seat::name);
        id = hall.contests().announce(LAN, "Friday", CanRules.CLUB, 2, 2, CanStrength.RULES);
        var begins = NOON.plus(Duration.ofHours(1));
        var _ = hall.contests().act(id, LAN, new Schedule(new Calendar(begins, 30)));
        var _ = hall.contests().act(id, LAN, new Enter(new Place(1, 1)));
    }

    @AfterEach
    void close() {
        house.close();
        house.store().close();
    }

    private Contest contest() {
        return hall.contests().look(id).orElseThrow();
    }

    /// The latest is looked at first.
    private void another() {
        passes(Duration.ofMinutes(1));
        var later = hall.contests().announce(LAN, "Lost", CanRules.CLUB, 2, 2, CanStrength.RULES);
        var stream = Contests.KIND.stream(later.code());
        var broken = List.of(new NewEvent("unheard of", 1, ""));
        house.store().log().append(stream, house.store().log().head(stream), broken);
        hall.contests().letRest(Duration.ZERO, 0);
    }

    @Test
    void aBrokenContestHoldsUpNoOther() {
        another();
        passes(Duration.ofHours(1));

        assertThat(rounds()).isEqualTo(1);
    }

    private int rounds() {
        hall.contestClock().tick();
        return contest().rounds().size();
    }

    private void passes(Duration time) {
        now.set(now.get().plus(time));
    }

    /// Where Lan is asked in the round under way, and whether a robot plays for her.
    private boolean isRelieved() {
        return contest().rounds().getLast().stream()
                .flatMap(table -> hall.can().look(table, LAN).stream())
                .filter(view -> view.seat().isPresent())
                .flatMap(view -> view.chair(view.seat().orElseThrow()).stream())
                .anyMatch(Chair::sittingOut);
    }

    @Test
    void roundsBeginByTheClockAndRobotsPlayForWhomIsAway() {
        assertThat(rounds()).as("before its time").isZero();
        passes(Duration.ofHours(1));
        assertThat(rounds()).isEqualTo(1);
        passes(Duration.ofMinutes(29));
        assertThat(rounds()).isEqualTo(1);
        assertThat(isRelieved()).as("she has still a minute").isFalse();

        passes(Duration.ofMinutes(1));
        await().atMost(Duration.ofSeconds(60)).until(() -> rounds() == 2);
        assertThat(contest().until()).contains(now.get().plus(Duration.ofMinutes(30)));
        passes(Duration.ofMinutes(30));
        await().atMost(Duration.ofSeconds(60))
                .until(() -> {
                    rounds();
                    return hall.contests().isOver(contest(), 2);
                });
        assertThat(hall.contests().standing(id).ranking()).hasSize(4);
        assertThat(rounds()).as("nothing is left to begin").isEqualTo(2);
    }
}
