package overtrick.laid;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import overtrick.cards.Side;
import overtrick.house.ClubHouse;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.laid.set.LaidSet;
import overtrick.laid.set.LaidSets;
import overtrick.scoring.reckoning.Fraction;
import overtrick.sqlite.SqliteStore;
import overtrick.tournament.laid.Occasion;

/// What the house does by its clock, of a game of which nothing is known but what came of it.
class LaidHallTest {

    private static final Member.Person LAN = new Member.Person(new PersonId("lan"), "Lan");
    private static final TableId TABLE = new TableId("K7P2M");
    private static final TableId OTHER = new TableId("Q4R5T");
    private static final TableId ROBOTS = new TableId("A2B3C");

    private final AtomicReference<Instant> now =
            new AtomicReference<>(Instant.parse("2026-11-25T12:00:00Z"));
    private final AtomicBoolean whole = new AtomicBoolean(true);
    private final AtomicInteger looks = new AtomicInteger();
    private final AtomicInteger sides = new AtomicInteger();
    private final Map<TableId, List<LaidGame.Played>> played = new ConcurrentHashMap<>();
    private Runnable whileLooking = () -> {};
    private Optional<TableId> broken = Optional.empty();
    private final AtomicInteger unlaid = new AtomicInteger();
    private ClubHouse house;
    private LaidHall hall;

    private final class Heights implements LaidGame {

        @Override
        public String word() {
            return "heights";
        }

        @Override
        public String home() {
            return "";
        }

        @Override
        public int ofDay() {
            return 1;
        }

        @Override
        public boolean hasImps() {
            return false;
        }

        @Override
        public List<String> lay(String code, int deals, String key) {
            if (unlaid.getAndDecrement() > 0) {
                throw new IllegalStateException("the pack is lost");
            }
            return List.of("seal of " + code);
        }

        @Override
        public TableId open(Member.Person by, String code, int deals, boolean alone) {
            var _ = hall.sets().claim(code, TABLE, by);
            return TABLE;
        }

        @Override
        public TableId robots(String code, int deals) {
            return ROBOTS;
        }

        @Override
        public List<Played> played(TableId table) {
            looks.incrementAndGet();
            whileLooking.run();
            if (broken.filter(table::equals).isPresent()) {
                throw new IllegalStateException("this table cannot be read");
            }
            return played.getOrDefault(table, List.of());
        }

        @Override
        public Optional<Side> side(PersonId person, TableId table, int deal) {
            sides.incrementAndGet();
            return Optional.of(Side.NORTH_SOUTH);
        }
    }

    @BeforeEach
    void open(@TempDir Path data) {
        var store = SqliteStore.open(data, List.of("overtrick/house/schema"), now::get);
        house = new ClubHouse(store, now::get, Duration.ofDays(1));
        hall = hall();
    }

    /// As another program of the club would have it, too.
    private LaidHall hall() {
        var opened = new LaidHall(house);
        opened.open(List.of(new Heights()));
        return opened;
    }

    @AfterEach
    void close() {
        house.close();
        house.store().close();
    }

    /// How many sets were ever laid.
    private int laid() {
        return house.store().log().heads(LaidSets.KIND.streams(), "", 100).size();
    }

    private Optional<LaidSets.Line> today() {
        var day = LocalDate.ofInstant(now.get(), ZoneId.systemDefault());
        return hall.sets().find(new Occasion.Day(day), "heights");
    }

    private LaidSet set(LaidSets.Line line) {
        return hall.sets().look(line.code()).orElseThrow();
    }

    private void begin(LaidHall one) {
        one.goOn(true, whole::get);
        one.tick();
    }

    @Test
    void aDayAndAWeekAndTheNextOfEachAreLaidOnce() {
        begin(hall);

        assertThat(laid()).isEqualTo(Occasion.due(LocalDate.of(2026, 11, 25)).size());
        assertThat(today()).isPresent();
    }

    /// After an update all rows are gone for a while; what was laid is in the log.
    @Test
    void nothingIsLaidAgainWhileTheRowsAreMadeAnew() {
        whole.set(false);
        begin(hall);
        assertThat(laid()).isZero();

        whole.set(true);
        hall.tick();
        assertThat(laid()).isEqualTo(4);
    }

    /// Another program of the club has laid them a moment ago, or the rows go away at this moment.
    @Test
    void whatTheLogHasIsNotLaidAgain() {
        begin(hall);
        var before = set(today().orElseThrow());
        house.store().change("DELETE FROM laid_set");

        begin(hall());

        assertThat(laid()).isEqualTo(4);
        assertThat(hall.sets().find(new Occasion.Day(LocalDate.of(2026, 11, 25)), "heights"))
                .isEmpty();
        assertThat(before.isClosed()).isFalse();
    }

    @Test
    void whatIsReadWhileTheRowsGoAwayIsNoResult() {
        begin(hall);
        var line = today().orElseThrow();
        played.put(TABLE, List.of(new LaidGame.Played(40, 40, _ -> "", "/")));
        var _ = hall.play(line.code(), LAN, true);
        now.set(now.get().plus(Duration.ofDays(1)));

        whileLooking = () -> whole.set(false);
        hall.tick();
        assertThat(set(line).isClosed()).isFalse();

        whileLooking = () -> {};
        whole.set(true);
        hall.tick();
        assertThat(set(line).results().orElseThrow())
                .singleElement()
                .satisfies(one -> assertThat(one.person()).isEqualTo(LAN));
    }

    /// Whoever looks at a list does not have all tables read that have finished long ago.
    @Test
    void aTableThatHasFinishedIsNotReadAgain() {
        begin(hall);
        var code = today().orElseThrow().code();
        var _ = hall.play(code, LAN, true);
        assertThat(hall.field(code).orElseThrow().hasFinished(LAN.id())).isFalse();

        played.put(TABLE, List.of(new LaidGame.Played(40, 40, _ -> "", "/")));
        var before = hall.field(code).orElseThrow();
        assertThat(before.hasFinished(LAN.id())).isTrue();

        looks.set(0);
        assertThat(hall.field(code).orElseThrow()).isSameAs(before);
        assertThat(looks).hasValue(1); // the robots still play

        played.put(ROBOTS, List.of(new LaidGame.Played(-10, -10, _ -> "", "/")));
        var after = hall.field(code).orElseThrow();
        assertThat(after.line(LAN.id()).orElseThrow().percent()).isEqualTo(Fraction.of(100));
        assertThat(sides).hasValue(1);
        looks.set(0);
        assertThat(hall.field(code).orElseThrow()).isSameAs(after);
        assertThat(looks).hasValue(0);
    }

    /// Who has played as a guest on one device and as a member on another.
    @Test
    void nobodyStandsTwiceInAnyStandings() {
        begin(hall);
        var line = today().orElseThrow();
        var minh = new Member.Person(new PersonId("minh"), "Minh");
        var _ = hall.play(line.code(), LAN, true);
        var _ = hall.sets().claim(line.code().code(), OTHER, minh);
        for (var table : List.of(TABLE, OTHER)) {
            played.put(table, List.of(new LaidGame.Played(40, 40, _ -> "", "/")));
        }
        now.set(now.get().plus(Duration.ofDays(1)));
        hall.tick();
        var day = LocalDate.of(2026, 11, 25);
        assertThat(hall.sets().results("heights", day, day)).hasSize(2);

        hall.recognise(LAN.id(), minh);

        assertThat(hall.sets().results("heights", day, day))
                .singleElement()
                .satisfies(one -> assertThat(one.person()).isEqualTo(minh.id()));
        assertThat(hall.field(line.code()).orElseThrow().ranking().lines()).hasSize(1);
    }

    @Test
    void whatCannotBeLaidHoldsNothingUp() {
        unlaid.set(1);
        begin(hall);
        assertThat(laid()).isEqualTo(3);

        hall.tick();
        assertThat(laid()).isEqualTo(4);
    }

    @Test
    void aSetThatCannotBeReadKeepsNoOtherOpen() {
        hall.goOn(false, whole::get);
        var game = hall.games().getFirst();
        var one = hall.challenge(LAN, game, 1);
        var other = hall.challenge(LAN, game, 1);
        var _ = hall.sets().claim(one.code(), TABLE, LAN);
        var _ = hall.sets().claim(other.code(), OTHER, LAN);
        now.set(now.get().plus(Occasion.CHALLENGED));

        for (var table : List.of(TABLE, OTHER)) { // one of them is the first
            broken = Optional.of(table);
            hall.tick();
        }

        assertThat(hall.sets().isOpen(one.code()) && hall.sets().isOpen(other.code())).isTrue();
    }

    /// In a club that lays no deals of the day there are challenges all the same.
    @Test
    void aChallengeIsClosedWhereNothingElseIsLaid() {
        hall.goOn(false, whole::get);
        var code = hall.challenge(LAN, hall.games().getFirst(), 1);
        now.set(now.get().plus(Occasion.CHALLENGED));
        hall.tick();

        assertThat(hall.sets().isOpen(code.code())).isTrue();
        assertThat(laid()).isEqualTo(1);
    }
}
