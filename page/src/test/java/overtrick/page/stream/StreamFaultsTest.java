package overtrick.page.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.util.Callback;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import overtrick.house.table.ChatLine;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.house.table.Vantage;
import overtrick.log.StoreException;
import overtrick.log.host.Watch;
import overtrick.page.Words;
import overtrick.page.table.ChatPart;

/// Streams in which something fails: nobody else notices, and nothing is kept for ever.
@Timeout(value = 20, unit = TimeUnit.SECONDS)
class StreamFaultsTest {

    private static final Member.Person LAN = person("Lan");
    private static final Member.Person UNLUCKY = person("unlucky");

    /// A number that everybody sees; whoever is unlucky breaks the machine by looking.
    private static final class Counted implements Scene<Long, Long> {

        private final AtomicLong now = new AtomicLong(1);
        private final AtomicInteger watching = new AtomicInteger();
        private volatile boolean broken;
        private volatile boolean watchable = true;
        private volatile Runnable meanwhile = () -> {};

        @Override
        public Optional<Long> look(Member.Person viewer) {
            meanwhile.run();
            if (broken && viewer.equals(UNLUCKY)) {
                throw new StackOverflowError("a view that goes round and round");
            }
            return Optional.of(now.get());
        }

        @Override
        public long number(Long view) {
            return view;
        }

        @Override
        public Long page(Long view, Words words) {
            return view;
        }

        @Override
        public List<Region<Long>> regions() {
            return List.of(
                    new Region<>(
                            "table/chat",
                            page ->
                                    new ChatPart(
                                            List.of(
                                                    new ChatLine(
                                                            1,
                                                            "",
                                                            true,
                                                            "it is " + page,
                                                            Vantage.NOTHING)))));
        }

        @Override
        public String said(Long now, Long before) {
            return "";
        }

        @Override
        public Watch watch(Member.Person viewer, Runnable signal) {
            if (!watchable) {
                throw new StoreException("the disk is full");
            }
            watching.incrementAndGet();
            return watching::decrementAndGet;
        }
    }

    /// Keeps what is sent; the reader takes it when they are told to, or at once.
    private static final class Wire implements Line.Wire {

        private final BlockingQueue<String> sent = new LinkedBlockingQueue<>();
        private volatile boolean slow;
        private volatile boolean broken;

        @Override
        public void send(ByteBuffer message, Callback taken) {
            if (broken) {
                throw new IllegalStateException("a bug of the wire");
            }
            sent.add(StandardCharsets.UTF_8.decode(message).toString());
            if (!slow) {
                taken.succeeded();
            }
        }

        @Override
        public void cut() {}
    }

    private final Streams<String, Long, Long> streams = new Streams<>();
    private final Counted number = new Counted();
    private final AtomicInteger left = new AtomicInteger();

    @AfterEach
    void close() {
        streams.close();
    }

    private static Member.Person person(String name) {
        return new Member.Person(new PersonId(name), name);
    }

    private Line open(Wire wire, Member.Person viewer) {
        var line = new Line(wire, List::of);
        var reader = new Reader<Long, Long>(viewer, Words.in(Locale.ENGLISH), line, -1);
        streams.open(line, reader, "table", () -> number, left::incrementAndGet);
        return line;
    }

    /// Opens a page, which is a signal to all that are open.
    private void change() {
        number.now.incrementAndGet();
        open(new Wire(), person("somebody " + number.now.get()));
    }

    @Test
    void anErrorOfOnePageIsNotTheOthers() throws InterruptedException {
        var unlucky = new Wire();
        open(unlucky, UNLUCKY);
        var wire = new Wire();
        open(wire, LAN);
        assertThat(unlucky.sent.take()).contains("it is 1");
        assertThat(wire.sent.take()).contains("it is 1");
        number.broken = true;
        for (int change = 2; change < 6; change++) {
            change();
            assertThat(wire.sent.take()).contains("it is " + change);
        }
        assertThat(unlucky.sent).isEmpty();

        number.broken = false;
        change();

        assertThat(unlucky.sent.take()).contains("it is 6");
    }

    @Test
    void noHeartbeatComesBetweenALookAndWhatIsSentForIt() throws InterruptedException {
        var wire = new Wire();
        wire.slow = true;
        number.meanwhile = () -> streams.care(System.nanoTime() + 16_000_000_000L);

        open(wire, LAN);

        assertThat(wire.sent.take()).contains("it is 1");
        assertThat(wire.sent).as("one message at a time").isEmpty();
    }

    @Test
    void whatCannotBeWatchedGivesEverythingBack() {
        number.watchable = false;

        assertThatThrownBy(() -> open(new Wire(), LAN)).isInstanceOf(StoreException.class);

        assertThat(streams.count()).isZero();
        assertThat(left).hasValue(1);
    }

    @Test
    void aPageThatHasGoneIsNoLongerAmongThoseThatWatch() {
        var line = open(new Wire(), LAN);
        open(new Wire(), LAN);
        assertThat(number.watching).hasValue(2);

        line.end();

        assertThat(number.watching).hasValue(1);
    }

    @Test
    void whatEndsIsTidiedUpThoughAPartOfThatFails() {
        var line = new Line(new Wire(), List::of);
        var reader = new Reader<Long, Long>(LAN, Words.in(Locale.ENGLISH), line, -1);
        streams.open(
                line,
                reader,
                "table",
                () -> number,
                () -> {
                    throw new IllegalStateException("a bug");
                });

        line.end();

        assertThat(streams.count()).isZero();
    }

    /// The thread that looks after all lines goes on.
    @Test
    void aLineThatCannotBeLookedAfterIsEnded() throws InterruptedException {
        var broken = new Wire();
        var line = open(broken, LAN);
        var wire = new Wire();
        open(wire, LAN);
        broken.sent.take();
        wire.sent.take();
        broken.broken = true;

        streams.care(System.nanoTime() + 16_000_000_000L);

        assertThat(line.ended()).isDone();
        assertThat(wire.sent.take()).isEqualTo("event: beat\ndata: 1\n\n");
        assertThat(left).hasValue(1);
    }
}
