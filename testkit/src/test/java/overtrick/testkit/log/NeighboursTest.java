package overtrick.testkit.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import overtrick.log.Beside;
import overtrick.log.EventLog;
import overtrick.log.LoggedEvent;
import overtrick.log.Neighbours;
import overtrick.log.NewEvent;
import overtrick.log.StoreException;
import overtrick.log.host.Asking;
import overtrick.log.host.Attendant;
import overtrick.log.host.Kind;
import overtrick.log.host.LocalHost;
import overtrick.log.host.Projection;
import overtrick.log.host.Reply;
import overtrick.log.host.Snapshot;

/// Hosts of several programs over one log: each follows what the others write, and one attends.
class NeighboursTest {

    private static final Kind<Integer, String, Integer, Integer, Integer> KIND =
            new Kind<>("count", new Counting(), Counting.CODEC, Projection.none());

    private final Street street = new Street();
    private final Map<String, List<NewEvent>> streams = new HashMap<>();
    private final List<String> questions = new ArrayList<>();
    private boolean away;

    /// After which event was read on, each time.
    private final List<Long> reads = new ArrayList<>();

    /// What cannot be read for now.
    private String unreadable = "";

    private final Node north = new Node("north");
    private final Node south = new Node("south");

    /// A program with what its attendant was told.
    private final class Node implements Attendant<Integer> {

        private final List<String> told = new ArrayList<>();
        private final LocalHost<Integer, String, Integer, Integer, Integer> host;

        private Node(String name) {
            host = new LocalHost<>(KIND, new Log(street.house(name)), _ -> this);
        }

        @Override
        public void attend(String id, Snapshot<Integer> now, int watchers) {
            told.add("%s %d, %d watch".formatted(id, now.number(), watchers));
        }

        @Override
        public void leave(String id) {
            told.add(id + " is left");
        }
    }

    private final class Log implements EventLog {

        private final Neighbours neighbours;

        private Log(Neighbours neighbours) {
            this.neighbours = neighbours;
        }

        @Override
        public Neighbours neighbours() {
            return neighbours;
        }

        @Override
        public Instant append(String stream, long after, List<NewEvent> events, Beside beside) {
            var all = streams.computeIfAbsent(stream, _ -> new ArrayList<>());
            if (all.size() != after) {
                throw new ConflictException(stream, after);
            }
            all.addAll(events);
            return Instant.EPOCH;
        }

        @Override
        public void read(String stream, long after, Consumer<LoggedEvent> reader) {
            if (stream.equals(unreadable)) {
                throw new StoreException("the database is away");
            }
            reads.add(after);
            var all = streams.getOrDefault(stream, List.of());
            for (int at = (int) after; at < all.size(); at++) {
                reader.accept(new LoggedEvent(at + 1, Instant.EPOCH, all.get(at)));
            }
        }

        @Override
        public List<Head> heads(String kind, String after, int limit) {
            return List.of();
        }

        @Override
        public long head(String stream) {
            questions.add(stream);
            if (away) {
                throw new StoreException("the store cannot be read: away");
            }
            return streams.getOrDefault(stream, List.of()).size();
        }
    }

    @BeforeEach
    void northMindsEverything() {
        street.mindedBy("north");
    }

    @Test
    void whoWatchesSeesWhatIsDoneElsewhere() {
        south.host.submit("a", "me", 5);
        var seen = new ArrayList<Integer>();
        try (var _ = south.host.watch("a", () -> seen.add(south.host.view("a", "me").state()))) {
            north.host.submit("a", "you", 7);
            assertThat(seen).as("nothing has been told").isEmpty();
            street.deliver();
            assertThat(seen).containsExactly(12);
        }
    }

    @Test
    void nothingIsRefusedByAStateThatIsBehind() {
        south.host.submit("a", "me", 100);
        assertThat(south.host.submit("a", "me", 1)).isInstanceOf(Reply.Refused.class);
        north.host.submit("a", "you", -90);

        assertThat(south.host.submit("a", "me", 1)).isEqualTo(new Reply.Done(3));
    }

    @Test
    void whoAsksSeesWhatWasAcknowledgedElsewhere() {
        south.host.submit("a", "me", 5);
        assertThat(north.host.submit("a", "you", 7)).isEqualTo(new Reply.Done(2));

        assertThat(south.host.view("a", "you"))
                .as("nobody asks, and nothing has been told")
                .isEqualTo(new Snapshot<>(1, 5));
        Asking.during(
                () -> assertThat(south.host.view("a", "you")).isEqualTo(new Snapshot<>(2, 12)));
    }

    @Test
    void aQuestionAsksOnceWhereTheStreamEnds() {
        south.host.submit("a", "me", 5);
        questions.clear();

        Asking.during(() -> {
            south.host.view("a", "me");
            south.host.view("a", "you");
        });
        Asking.during(() -> south.host.view("a", "me"));
        south.host.view("a", "me");

        assertThat(questions).containsExactly("count/a", "count/a");
    }

    @Test
    void whoAsksWhileTheStoreIsAwaySeesWhatIsKnown() {
        south.host.submit("a", "me", 5);
        away = true;

        Asking.during(() -> assertThat(south.host.view("a", "me")).isEqualTo(new Snapshot<>(1, 5)));
    }

    @Test
    void whoWasOvertakenDecidesAnew() {
        south.host.submit("a", "me", 60);
        north.host.submit("a", "you", 40);

        assertThat(south.host.submit("a", "me", 1)).isInstanceOf(Reply.Refused.class);
        assertThat(south.host.view("a", "me")).isEqualTo(new Snapshot<>(2, 100));
    }

    @Test
    void whoWasOvertakenReadsOnWhereTheyWere() {
        south.host.submit("a", "me", 20);
        south.host.submit("a", "me", 30);
        north.host.submit("a", "you", 40);
        reads.clear();

        assertThat(south.host.submit("a", "me", 1)).isEqualTo(new Reply.Done(4));
        assertThat(reads).containsExactly(2L);
    }

    @Test
    void oneOfThemAttendsForAllWhoWatch() {
        south.host.submit("a", "me", 5);
        try (var _ = south.host.watch("a", () -> {})) {
            street.deliver();
            assertThat(south.told).isEmpty();
            assertThat(north.told).last().isEqualTo("a 1, 1 watch");

            north.host.letRest(Duration.ZERO, 0);
            assertThat(north.host.awake()).as("it is watched at the other’s").isOne();
        }
        street.deliver();
        assertThat(north.told).last().isEqualTo("a 1, 0 watch");
        north.host.letRest(Duration.ZERO, 0);
        assertThat(north.told).last().isEqualTo("a is left");
    }

    @Test
    void whoMindsItFromNowOnGoesOn() {
        south.host.submit("a", "me", 5);
        var watch = south.host.watch("a", () -> {});
        street.deliver();

        street.mindedBy("south");

        assertThat(north.told).last().isEqualTo("a is left");
        assertThat(south.told).last().isEqualTo("a 1, 1 watch");
        watch.close();
    }

    @Test
    void itIsAttendedToOnceForEachChange() {
        south.host.submit("a", "me", 5);
        street.mindedBy("south");
        north.host.submit("a", "you", 7);
        street.lose();
        south.told.clear();

        street.mindedBy("south");

        assertThat(south.told).as("what they find").containsExactly("a 2, 0 watch");
        north.host.submit("a", "you", 1);
        try (var _ = south.host.watch("a", () -> {})) {
            assertThat(south.told).as("and who comes").endsWith("a 2, 0 watch", "a 3, 1 watch");
        }
    }

    /// What was missed of one thing while the database was away keeps nobody from the others, and
    /// is made up for later.
    @Test
    void whatCannotBeReadNowIsReadLater() {
        for (String one : List.of("a", "b", "c")) {
            south.host.submit(one, "me", 5);
        }
        street.mindedBy("south");
        for (String one : List.of("a", "b", "c")) {
            north.host.submit(one, "you", 7);
        }
        unreadable = "count/b";
        street.deliver();
        assertThat(south.host.view("a", "me").number()).isEqualTo(2);
        assertThat(south.host.view("b", "me").number()).isEqualTo(1);
        assertThat(south.host.view("c", "me").number()).isEqualTo(2);

        unreadable = "";
        street.somewhatLater();
        assertThat(south.host.view("b", "me").number()).isEqualTo(2);
    }

    /// Nobody watches, and it is in nobody's memory.
    @Test
    void whatWasHandedOverWhileTheStoreWasAwayIsWokenLater() {
        north.host.submit("a", "me", 5);
        north.host.letRest(Duration.ZERO, 0);
        street.lose();
        street.mindedBy("south");
        unreadable = "count/a";
        south.host.wake("a");
        assertThat(south.told).isEmpty();
        street.somewhatLater();
        assertThat(south.told).isEmpty();

        unreadable = "";
        street.somewhatLater();
        street.somewhatLater();
        assertThat(south.told).containsExactly("a 1, 0 watch");
    }

    /// A name was taken out while the store was away for one of them.
    @Test
    void whatWasRewrittenIsNotSeenAsItWas() {
        south.host.submit("a", "me", 5);
        var watch = south.host.watch("a", () -> {});
        street.deliver();
        north.host.reread(
                "a",
                _ ->
                        Objects.requireNonNull(streams.get("count/a"))
                                .set(0, Counting.CODEC.encode(3)));
        unreadable = "count/a";
        street.deliver();
        unreadable = "";

        assertThat(south.host.view("a", "me")).isEqualTo(new Snapshot<>(1, 3));
        watch.close();
    }

    @Test
    void whatWasLostIsMadeUpFor() {
        south.host.submit("a", "me", 5);
        var seen = new ArrayList<Long>();
        try (var _ = south.host.watch("a", () -> seen.add(south.host.view("a", "me").number()))) {
            north.host.submit("a", "you", 7);
            street.lose();

            street.somewhatLater();
        }
        assertThat(seen).containsExactly(2L);
    }

    @Test
    void nobodyKeepsWhatNeverLived() {
        try (var _ = south.host.watch("nobody", () -> {})) {
            street.deliver();
            street.somewhatLater();
        }
        street.deliver();
        assertThat(north.host.awake()).isZero();
    }
}
