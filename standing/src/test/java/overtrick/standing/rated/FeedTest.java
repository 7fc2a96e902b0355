package overtrick.standing.rated;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import overtrick.house.compared.Comparables;
import overtrick.house.people.Names;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.scoring.rating.Calibration;
import overtrick.scoring.rating.ComparedBoard;
import overtrick.scoring.rating.Comparison;
import overtrick.scoring.rating.Partnership;
import overtrick.scoring.rating.Player;
import overtrick.sqlite.SqliteStore;
import overtrick.standing.book.Book;
import overtrick.standing.book.StandingCommand.ClaimPlace;
import overtrick.testkit.Seeds;

/// Boards of rooms on their way to ratings.
class FeedTest {

    private static final Instant NOW = Instant.parse("2026-08-20T19:00:00Z");
    private static final long TODAY = Reckoning.day(NOW);

    @TempDir private Path directory;

    private SqliteStore store;
    private Book book;
    private final Hall hall = new Hall();

    /// A room whose events are what a test says.
    private static final class Hall implements Comparables {

        private final Map<String, Compared> events = new TreeMap<>();
        private final Map<String, Long> versions = new HashMap<>();
        private final List<String> read = new ArrayList<>();

        void set(String event, Compared compared) {
            events.put(event, compared);
            versions.merge(event, 1L, Long::sum);
        }

        @Override
        public String source() {
            return "event";
        }

        @Override
        public Map<String, Long> versions() {
            return Map.copyOf(versions);
        }

        @Override
        public Compared of(String thing) {
            read.add(thing);
            return events.getOrDefault(thing, Compared.NOTHING);
        }
    }

    @BeforeEach
    void open() {
        store =
                SqliteStore.open(
                        directory, List.of("overtrick/house/schema"), InstantSource.system());
        book = new Book(store);
    }

    @AfterEach
    void close() {
        store.close();
    }

    private Feed feed() {
        return new Feed(store, List.of(hall), book, Names::folded);
    }

    private static Partnership pair(String one, String other) {
        return Partnership.of(Player.person(one), Player.person(other));
    }

    private static ComparedBoard board(String id, double value) {
        return new ComparedBoard(
                id,
                TODAY,
                Comparison.CROSS_IMPS,
                List.of(
                        new ComparedBoard.Table(pair("a", "b"), pair("c", "d"), value),
                        new ComparedBoard.Table(
                                pair("@event/X/3/0", "f"),
                                Partnership.of(Player.robot("club"), Player.person("h")),
                                -value)));
    }

    private static Comparables.Compared compared(ComparedBoard... boards) {
        return new Comparables.Compared(
                List.of(boards), List.of(new Comparables.Place("@event/X/3/0", "Lê Ánh", TODAY)));
    }

    @Test
    void aBoardComesBackToTheLastBit() {
        var board = board("1", 0.1 + 0.2);
        hall.set("X", compared(board));
        feed().update(() -> false);

        var read = feed().boards().getFirst();
        assertThat(read.tables()).isEqualTo(board.tables());
        assertThat(read.id()).isEqualTo("event/X/1");
        assertThat(read.day()).isEqualTo(TODAY);
    }

    @Test
    void onlyWhatHasChangedIsReadAgain() {
        hall.set("X", compared(board("1", 3)));
        hall.set("Y", compared(board("1", -2)));
        assertThat(feed().update(() -> false)).isEqualTo(2);
        long edition = feed().edition();
        assertThat(feed().update(() -> false)).isZero();
        assertThat(feed().edition()).isEqualTo(edition);
        hall.read.clear();

        hall.set("Y", compared(board("1", 5), board("2", 1)));

        assertThat(feed().update(() -> false)).isEqualTo(1);
        assertThat(hall.read).containsExactly("Y");
        assertThat(feed().boards()).hasSize(3);
        assertThat(feed().edition()).isNotEqualTo(edition);
        hall.versions.remove("X"); // it goes on again
        assertThat(feed().update(() -> false)).isEqualTo(1);
        assertThat(feed().boards()).hasSize(2).allMatch(one -> one.id().startsWith("event/Y/"));
    }

    @Test
    void aPlaceIsWhoeverSaidFirstThatItWasTheirs() {
        hall.set("X", compared(board("1", 3)));
        feed().update(() -> false);
        assertThat(feed().places("le anh", 9)).hasSize(1);
        assertThat(feed().places("le an", 9)).isEmpty();
        var lan = new Member.Person(new PersonId("lan"), "Lê Ánh");

        book.say(lan, new ClaimPlace("@event/X/3/0"));

        assertThat(feed().boards().getFirst().tables().get(1).northSouth())
                .isEqualTo(pair("lan", "f"));
        store.change("INSERT INTO guest_joined (guest, member, joined) VALUES ('f', 'a', 1)");
        assertThat(feed().boards().getFirst().tables().get(1).northSouth())
                .isEqualTo(pair("lan", "a"));
    }

    @Test
    void twoPlacesThatAreOnePersonAreNoPair() {
        hall.set("X", compared(board("1", 3)));
        feed().update(() -> false);
        book.say(new Member.Person(new PersonId("f"), "Lê Ánh"), new ClaimPlace("@event/X/3/0"));

        assertThat(feed().boards().getFirst().tables()).hasSize(1);
    }

    /// 5,000 people, 10,000 pairs, 200,000 boards of 6,700 events. A hundredth of it each time; all
    /// of it with `-Dovertrick.large=true`.
    @Test
    void aLargeClubIsRatedWithoutAnybodyWaiting() {
        int part = Boolean.getBoolean("overtrick.large") ? 1 : 100;
        var chance = Seeds.chance(24);
        int people = 5000 / part;
        for (int event = 0; event < 6700 / part; event++) {
            var boards = new ArrayList<ComparedBoard>();
            for (int board = 1; board <= 30; board++) {
                int first = chance.nextInt(people / 4 - 1) * 4;
                int other = (first + 4 * (1 + chance.nextInt(3))) % people;
                double value = Math.clamp(5 * chance.nextGaussian(), -24, 24);
                boards.add(
                        new ComparedBoard(
                                "" + board,
                                TODAY - chance.nextInt(700),
                                Comparison.CROSS_IMPS,
                                List.of(
                                        table(first, chance.nextBoolean(), value),
                                        table(other, chance.nextBoolean(), -value))));
            }
            hall.set("E" + event, new Comparables.Compared(boards, List.of()));
        }
        long start = System.nanoTime();
        assertThat(feed().update(() -> false)).isEqualTo(6700 / part);
        long fed = System.nanoTime();
        hall.set("E1", Comparables.Compared.NOTHING);
        assertThat(feed().update(() -> false)).isEqualTo(1);
        long fedAgain = System.nanoTime();
        var boards = feed().boards();
        long read = System.nanoTime();
        var reckoning = new Reckoning(boards, Calibration.USUAL);
        var rated = reckoning.at(NOW);
        long done = System.nanoTime();
        var seasons = new HashMap<Long, Reckoning.Season>();
        var past = reckoning.past(rated, seasons, () -> false);
        long looked = System.nanoTime();
        assertThat(reckoning.past(rated, seasons, () -> false)).isEqualTo(past);
        long lookedAgain = System.nanoTime();

        System.out.printf(
                "large club / %d: fed %d ms, one event %d ms, read %d ms, rated %d ms, past %d ms, again %d ms,"
                        + " kept %d MB%n",
                part,
                (fed - start) / 1_000_000,
                (fedAgain - fed) / 1_000_000,
                (read - fedAgain) / 1_000_000,
                (done - read) / 1_000_000,
                (looked - done) / 1_000_000,
                (lookedAgain - looked) / 1_000_000,
                used() / 1_000_000);
        assertThat(rated.recent().values().stream().max(Comparator.comparingInt(List::size)))
                .hasValueSatisfying(list -> assertThat(list).hasSizeLessThanOrEqualTo(40));
        assertThat(past).isNotEmpty();
        assertThat(rated.boards()).isEqualTo(boards.size());
    }

    private static long used() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    private static ComparedBoard.Table table(int four, boolean turned, double value) {
        return new ComparedBoard.Table(
                pair("p" + four, "p" + (four + (turned ? 1 : 2))),
                pair("p" + (four + 3), "p" + (four + (turned ? 2 : 1))),
                value);
    }
}
