package overtrick.page.back;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static overtrick.page.back.BackRoom.Length.FILE;
import static overtrick.page.back.BackRoom.Length.PAGE;

import java.util.ArrayList;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import overtrick.page.door.Caller;
import overtrick.page.door.Deed;

@Timeout(value = 20, unit = TimeUnit.SECONDS)
class BackRoomTest {

    private static final String HERE = "192.0.2.1";

    private final BackRoom room = new BackRoom(1);
    private final CountDownLatch open = new CountDownLatch(1);
    private final CountDownLatch begun = new CountDownLatch(1);

    private static Caller caller(String who, String address) {
        return Caller.of(Optional.of(who), address);
    }

    @AfterEach
    void close() {
        open.countDown();
        room.close();
    }

    private byte[] whenOpen() {
        begun.countDown();
        try {
            open.await();
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
        return new byte[] {7};
    }

    /// Asks on a thread of its own, and returns when it waits or has been answered.
    private static <T> FutureTask<T> asked(Callable<T> question) {
        var task = new FutureTask<>(question);
        var thread = Thread.ofPlatform().daemon().start(task);
        while (!task.isDone() && thread.getState() != Thread.State.WAITING) {
            Thread.onSpinWait();
        }
        return task;
    }

    private FutureTask<Optional<byte[]>> document(String who, Supplier<byte[]> making) {
        return asked(() -> room.document(PAGE, caller(who, HERE), "ranking", making));
    }

    @Test
    void whatIsAskedForAtTheSameTimeIsMadeOnce() throws Exception {
        var made = new AtomicInteger();
        var answers = new ArrayList<FutureTask<Optional<byte[]>>>();
        for (int reader = 0; reader < 100; reader++) {
            answers.add(
                    document(
                            "reader " + reader,
                            () -> {
                                made.incrementAndGet();
                                return whenOpen();
                            }));
        }
        open.countDown();

        for (var answer : answers) {
            assertThat(answer.get()).hasValueSatisfying(bytes -> assertThat(bytes).contains(7));
        }
        assertThat(made).hasValue(1);
        assertThat(room.document(PAGE, caller("late", HERE), "ranking", BackRoomTest::never))
                .isPresent();
        assertThat(room.document(PAGE, caller("late", HERE), "another", () -> new byte[] {8}))
                .isPresent();
    }

    private static byte[] never() {
        throw new AssertionError("made again");
    }

    @Test
    void oneVisitorWaitsForFewThingsAtOnce() throws Exception {
        var first = asked(() -> room.work(caller("ann", HERE), this::whenOpen));
        begun.await();
        for (int more = 1; more < BackRoom.OF_VISITOR; more++) {
            assertThat(asked(() -> room.work(caller("ann", HERE), () -> 1)).isDone()).isFalse();
        }

        assertThat(room.work(caller("ann", HERE), () -> 1)).isEmpty();
        assertThat(room.document(PAGE, caller("ann", HERE), "ranking", BackRoomTest::never))
                .isEmpty();
        var ben = asked(() -> room.work(caller("ben", HERE), () -> 2));
        open.countDown();

        assertThat(first.get()).isPresent();
        assertThat(ben.get()).contains(2);
        assertThat(room.document(PAGE, caller("ann", HERE), "ranking", () -> new byte[1]))
                .isPresent();
    }

    private FutureTask<Optional<byte[]>> file(Caller caller, Supplier<byte[]> making) {
        return asked(() -> room.document(FILE, caller, caller, making));
    }

    @Test
    void tooMuchIsTurnedAway() throws Exception {
        var first = file(caller("first", HERE), this::whenOpen);
        begun.await();
        for (int waiting = 1; waiting < FILE.ofAddress(); waiting++) {
            assertThat(file(caller("here " + waiting, HERE), () -> new byte[1]).isDone()).isFalse();
        }
        assertThat(file(caller("one more", HERE), BackRoomTest::never).get()).isEmpty();

        int elsewhere = FILE.waiting() - FILE.ofAddress() + 1;
        for (int waiting = 0; waiting < elsewhere; waiting++) {
            var there = caller("there " + waiting, "192.0.2.2");
            assertThat(file(there, () -> new byte[1]).isDone()).isFalse();
        }
        assertThat(file(caller("one more", "192.0.2.3"), BackRoomTest::never).get()).isEmpty();

        open.countDown();
        assertThat(first.get()).isPresent();
    }

    /// Everybody of a large club asks for a page of their own.
    @Test
    void aWholeClubBehindOneAddressIsServed() throws Exception {
        var pages = new ArrayList<FutureTask<Optional<Integer>>>();
        var first = asked(() -> room.work(caller("first", HERE), this::whenOpen));
        begun.await();
        for (int person = 1; person < Deed.PEOPLE; person++) {
            int own = person;
            pages.add(asked(() -> room.work(caller("person " + own, HERE), () -> own)));
        }
        open.countDown();

        assertThat(first.get()).isPresent();
        for (var page : pages) {
            assertThat(page.get()).isPresent();
        }
    }

    /// A page does not wait for a file.
    @Test
    void whatIsQuickDoesNotWaitForWhatIsLong() throws Exception {
        var file = asked(() -> room.document(FILE, caller("ann", HERE), "folder", this::whenOpen));
        begun.await();

        assertThat(room.document(PAGE, caller("ben", HERE), "page", () -> new byte[1])).isPresent();
        assertThat(file.isDone()).isFalse();

        open.countDown();
        assertThat(file.get()).isPresent();
    }

    @Test
    void whatGoesWrongIsToldAndNotKept() {
        assertThatThrownBy(() ->
                        room.document(
                                PAGE,
                                caller("ann", HERE),
                                "ranking",
                                () -> {
                                    throw new IllegalArgumentException("no ranking");
                                }))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no ranking");
        assertThat(room.document(PAGE, caller("ann", HERE), "ranking", () -> new byte[1]))
                .isPresent();
    }

    @Test
    void whoWorksHereDoesNotWaitForHisOwnTurn() {
        assertThat(
                        room.work(
                                caller("ann", HERE),
                                () ->
                                        room.document(
                                                        PAGE,
                                                        caller("ann", HERE),
                                                        "ranking",
                                                        () -> new byte[1])
                                                .isPresent()))
                .contains(true);
    }

    @Test
    void nobodyWaitsWhenTheRoomIsShut() throws InterruptedException, ExecutionException {
        var first = asked(() -> room.work(caller("ann", HERE), this::whenOpen));
        begun.await();
        var second = asked(() -> room.work(caller("ben", HERE), () -> 1));

        room.close();

        assertThat(first.get()).isEmpty();
        assertThat(second.get()).isEmpty();
        assertThat(room.work(caller("carl", HERE), () -> 1)).isEmpty();
    }

    @Test
    void theShelfKeepsWhatWasAskedForLast() {
        var shelf = new Shelf(100);
        for (int number = 0; number < 5; number++) {
            shelf.put(number, new byte[25]);
            assertThat(shelf.get(0)).isPresent();
        }
        assertThat(shelf.get(1)).isEmpty();
        assertThat(shelf.get(4)).isPresent();

        shelf.put("large", new byte[26]);
        assertThat(shelf.get("large")).isEmpty();
    }
}
