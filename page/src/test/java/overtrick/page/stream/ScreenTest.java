package overtrick.page.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.util.Callback;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import overtrick.house.table.ChatLine;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.house.table.Vantage;
import overtrick.log.host.Watch;
import overtrick.log.meter.Act;
import overtrick.page.Words;
import overtrick.page.table.ChatPart;

/// Pages of a room with one lamp that everybody sees, and a drawer that only its owner sees.
@Timeout(value = 20, unit = TimeUnit.SECONDS)
class ScreenTest {

    private static final long SECOND = 1_000_000_000L;

    private record View(long number, String lamp, String drawer) {}

    private record Page(View view, Words words) {}

    /// Looks are counted.
    private static final class Room implements Scene<View, Page> {

        private final Member.Person owner = person("owner");
        private volatile View now = new View(1, "dark", "key");
        private volatile boolean gone;
        private volatile boolean late;
        private int looks;

        @Override
        public Optional<View> look(Member.Person viewer) {
            looks++;
            boolean own = viewer.equals(owner);
            return gone
                    ? Optional.empty()
                    : Optional.of(own ? now : new View(now.number(), now.lamp(), ""));
        }

        @Override
        public long number(View view) {
            return view.number();
        }

        @Override
        public boolean goesBack(View view) {
            return late;
        }

        @Override
        public Page page(View view, Words words) {
            return new Page(view, words);
        }

        @Override
        public List<Region<Page>> regions() {
            return List.of(
                    new Region<>("table/chat", page -> part(1, page.view().lamp())),
                    new Region<>("table/chat", page -> part(2, page.view().drawer())));
        }

        private static ChatPart part(int number, String text) {
            return new ChatPart(List.of(new ChatLine(number, "", true, text, Vantage.NOTHING)));
        }

        @Override
        public String said(Page now, Page before) {
            boolean changed = !now.view().lamp().equals(before.view().lamp());
            return changed ? "The lamp is " + now.view().lamp() : "";
        }

        @Override
        public Watch watch(Member.Person viewer, Runnable signal) {
            return () -> {};
        }
    }

    /// Keeps what is sent; takes it at once, or when it is told to.
    private static final class Wire implements Line.Wire {

        private final List<ByteBuffer> sent = new ArrayList<>();
        private final List<Callback> waiting = new ArrayList<>();
        private boolean slow;
        private boolean cut;

        @Override
        public synchronized void send(ByteBuffer message, Callback taken) {
            sent.add(message);
            notifyAll();
            if (slow) {
                waiting.add(taken);
            } else {
                taken.succeeded();
            }
        }

        @Override
        public void cut() {
            cut = true;
        }

        synchronized String await(int count) {
            try {
                while (sent.size() < count) {
                    wait();
                }
            } catch (InterruptedException stopped) {
                throw new IllegalStateException(stopped);
            }
            return new String(sent.get(count - 1).array(), StandardCharsets.UTF_8);
        }

        synchronized int count() {
            return sent.size();
        }
    }

    private final Painters painters = new Painters();
    private final Room room = new Room();
    private final Screen<View, Page> screen = new Screen<>(room, painters);

    @AfterEach
    void close() {
        painters.close();
    }

    private static Member.Person person(String name) {
        return new Member.Person(new PersonId(name), name);
    }

    private Wire open(Member.Person viewer, Locale language, long known) {
        var wire = new Wire();
        add(wire, viewer, language, known);
        screen.signal();
        wire.await(1);
        return wire;
    }

    private Line add(Wire wire, Member.Person viewer, Locale language, long known) {
        var line = new Line(wire, List::of);
        line.onMore(screen::signal);
        screen.add(new Reader<>(viewer, Words.in(language), line, known));
        return line;
    }

    private void change(String lamp, String drawer) {
        become(room.now.number() + 1, lamp, drawer);
    }

    @Test
    void firstComesEverythingAndThenWhatHasChanged() {
        var wire = open(room.owner, Locale.ENGLISH, -1);
        assertThat(wire.await(1))
                .startsWith("retry: 1000\nid: 1\ndata: ")
                .contains("dark")
                .contains("key")
                .endsWith("\n\n");

        change("bright", "key");
        assertThat(wire.await(2))
                .startsWith("id: 2\ndata: ")
                .contains("bright")
                .contains("<div id=\"live\">The lamp is bright</div>")
                .doesNotContain("key");

        change("bright", "letter");
        assertThat(wire.await(3)).contains("letter").doesNotContain("bright");
    }

    @Test
    void whatChangesNothingOnThePageIsStillNumbered() {
        var wire = open(person("watcher"), Locale.ENGLISH, -1);

        change("dark", "letter");

        assertThat(wire.await(2)).isEqualTo("id: 2\ndata: \n\n");
    }

    @Test
    void whoIsUpToDateIsSentNothingOld() {
        var wire = open(room.owner, Locale.ENGLISH, 1);
        assertThat(wire.await(1)).isEqualTo("retry: 1000\n\n");

        change("bright", "key");
        assertThat(wire.await(2)).contains("bright").doesNotContain("key");
    }

    /// What is over is not told once more when a page goes back to it.
    @Test
    void whatIsSeenLaterFromNowOnGoesBack() {
        var wire = open(room.owner, Locale.ENGLISH, -1);
        become(3, "bright", "key");
        wire.await(2);

        room.late = true;
        become(1, "dark", "key");
        assertThat(wire.await(3))
                .startsWith("id: 1\ndata: ")
                .contains("dark")
                .doesNotContain("The lamp is");
        become(1, "dark", "letter");
        assertThat(wire.await(4)).startsWith("id: 1\ndata: ").contains("letter");

        room.late = false;
        become(2, "bright", "letter");
        assertThat(wire.await(5)).startsWith("id: 2\ndata: ").contains("The lamp is bright");
    }

    /// Whoever comes back may have seen later pictures, or none of what was changed meanwhile.
    @Test
    void whatIsSeenLaterIsSentToWhoeverComesBack() {
        room.late = true;

        assertThat(open(room.owner, Locale.ENGLISH, 7).await(1)).startsWith("retry: 1000\nid: 1\n");
        assertThat(open(room.owner, Locale.ENGLISH, 1).await(1)).contains("dark", "key");
    }

    private void become(long number, String lamp, String drawer) {
        room.now = new View(number, lamp, drawer);
        screen.signal();
    }

    /// Somebody's act and the picture of it are one thing to whoever looks after the club.
    @Test
    void theActThatChangedThePictureIsToldHowManyWereSentIt() throws InterruptedException {
        var told = new LinkedBlockingQueue<Integer>();
        var watched = new Witness(told);
        var owner = open(room.owner, Locale.ENGLISH, -1);
        var watcher = open(person("watcher"), Locale.ENGLISH, -1);

        actThatFindsAllLinesFree(told, watched, 2);

        int before = owner.count();
        change("dark", "nobody's");
        owner.await(before + 1);
        new Act("b", watched).doing(screen::signal); // changes nothing
        actThatFindsAllLinesFree(told, watched, 2);
        assertThat(watcher.count()).isEqualTo(owner.count());
        assertThat(told).isEmpty();
    }

    /// A picture that was still being made when the act came may show it to some before: then it is
    /// told of fewer, and another act follows.
    private void actThatFindsAllLinesFree(
            LinkedBlockingQueue<Integer> told, Act.Witness watched, int lines)
            throws InterruptedException {
        Integer sent;
        int acts = 0;
        do {
            String key = "key " + acts++;
            new Act(key, watched).doing(() -> change("lamp " + key, key));
            sent = told.poll(10, TimeUnit.SECONDS);
            assertThat(sent).isNotNull().isBetween(1, lines);
        } while (sent != lines);
    }

    private record Witness(LinkedBlockingQueue<Integer> pages) implements Act.Witness {

        @Override
        public void durable(Act act, long nanos) {}

        @Override
        public void refused(Act act, String reason) {}

        @Override
        public void pictured(Act act, int sent, long nanos) {
            pages.add(sent);
        }
    }

    @Test
    void nobodySeesWhatIsNotHis() {
        var owner = open(room.owner, Locale.ENGLISH, -1);
        var watcher = open(person("watcher"), Locale.ENGLISH, -1);

        change("bright", "secret");

        assertThat(owner.await(2)).contains("secret");
        assertThat(watcher.await(2)).contains("bright").doesNotContain("secret");
    }

    @Test
    void whoSeesTheSameIsSentTheSameBytes() {
        var one = open(person("one"), Locale.ENGLISH, -1);
        var two = open(person("two"), Locale.ENGLISH, -1);
        var owner = open(room.owner, Locale.ENGLISH, -1);
        var other = open(person("three"), Locale.of("vi"), -1);

        // Pages that were opened at different times meet at a change that finds all lines free.
        var all = List.of(one, two, owner, other);
        int last = 0;
        do {
            last++;
            change(last % 2 == 0 ? "dark" : "bright", "key " + last);
            for (var wire : all) {
                wire.await(last + 1);
            }
        } while (last < 50 && !isOne(two.sent.get(last).array(), one.sent.get(last).array()));

        assertThat(two.sent.get(last).array()).isSameAs(one.sent.get(last).array());
        assertThat(owner.sent.get(last).array()).isNotSameAs(one.sent.get(last).array());
        assertThat(other.sent.get(last).array()).isNotSameAs(one.sent.get(last).array());
    }

    private static boolean isOne(byte[] first, byte[] second) {
        var both = new IdentityHashMap<byte[], Boolean>();
        both.put(first, true);
        both.put(second, true);
        return both.size() == 1;
    }

    @Test
    void severalPagesOfOnePersonAreOneLook() {
        var pages = List.of(new Wire(), new Wire(), new Wire());
        pages.forEach(wire -> add(wire, room.owner, Locale.ENGLISH, -1));
        screen.signal();
        pages.forEach(wire -> wire.await(1));

        assertThat(room.looks).isEqualTo(1);
    }

    /// Of a thousand pictures that they could not take, a slow reader is sent the last, and nothing
    /// is kept for them meanwhile.
    @Test
    void aSlowReaderMissesWhatLiesBetween() throws InterruptedException {
        var slow = open(room.owner, Locale.ENGLISH, -1);
        var quick = open(person("quick"), Locale.ENGLISH, -1);
        slow.slow = true;
        change("1", "key");
        slow.await(2);

        for (int picture = 2; picture <= 1_000; picture++) {
            change(String.valueOf(picture), "key");
        }
        while (!last(quick).contains("The lamp is 1000")) {
            TimeUnit.MILLISECONDS.sleep(1);
        }
        assertThat(slow.count()).isEqualTo(2);

        slow.slow = false;
        slow.waiting.removeFirst().succeeded();
        assertThat(slow.await(3)).startsWith("id: 1001\n").contains("The lamp is 1000");
    }

    private static String last(Wire wire) {
        return wire.await(wire.count());
    }

    @Test
    void whoTakesNothingForTooLongIsGivenUp() {
        var wire = new Wire();
        wire.slow = true;
        var line = add(wire, room.owner, Locale.ENGLISH, -1);
        screen.signal();
        wire.await(1);

        line.care(System.nanoTime() + 10 * SECOND);
        assertThat(wire.cut).isFalse();
        line.care(System.nanoTime() + 30 * SECOND);
        assertThat(wire.cut).isTrue();
        assertThat(line.ended()).isDone();
    }

    @Test
    void aSilentLineIsToldThatItIsOpen() {
        var wire = new Wire();
        var line = add(wire, room.owner, Locale.ENGLISH, -1);
        screen.signal();
        wire.await(1);

        line.care(System.nanoTime() + SECOND);
        assertThat(wire.count()).isEqualTo(1);
        line.care(System.nanoTime() + 3 * SECOND);
        assertThat(wire.await(2)).isEqualTo("event: beat\ndata: 1\n\n");
    }

    @Test
    void whoHasGoneIsSentNothingMore() {
        var wire = new Wire();
        wire.slow = true;
        var line = add(wire, room.owner, Locale.ENGLISH, -1);
        screen.signal();
        wire.await(1);
        wire.waiting.removeFirst().failed(new TimeoutException());
        assertThat(line.ended()).isDone();

        var other = open(person("other"), Locale.ENGLISH, -1);
        change("bright", "key");
        other.await(2);
        assertThat(wire.count()).isEqualTo(1);
    }

    @Test
    void whatIsNoMoreEndsItsPages() throws Exception {
        var wire = new Wire();
        room.gone = true;
        var line = add(wire, room.owner, Locale.ENGLISH, -1);
        screen.signal();

        line.ended().get(5, TimeUnit.SECONDS);
        assertThat(wire.count()).isZero();
    }
}
