package overtrick.manager.line;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import overtrick.bridge.Board;
import overtrick.bridge.board.BoardInPlay;
import overtrick.cards.Seat;
import overtrick.manager.protocol.ManagerMessage.Timing;
import overtrick.manager.protocol.Wording;

/// A room on a port of its own, with a clock that the test moves.
final class TestRoom implements Closeable, RoomListener {

    private static final int PATIENCE = 60;

    /// Real time for what has no end of line; all other time is the test's.
    private static final Duration SILENCE = Duration.ofMillis(20);

    private final AtomicReference<Duration> now = new AtomicReference<>(Duration.ZERO);
    final List<String> record = new CopyOnWriteArrayList<>();
    final List<BoardInPlay> lying = new CopyOnWriteArrayList<>();
    final List<BoardInPlay> played = new CopyOnWriteArrayList<>();
    private final List<Wait> waits = new CopyOnWriteArrayList<>();
    private final CompletableFuture<Optional<String>> end = new CompletableFuture<>();
    private final Room room;

    private record Wait(Predicate<String> line, CompletableFuture<String> seen) {}

    TestRoom(RoomSettings settings, List<Board> boards) {
        try {
            room =
                    new Room(
                            settings,
                            new Names(Optional.empty(), Optional.empty()),
                            boards,
                            InetAddress.getLoopbackAddress(),
                            0,
                            now::get,
                            this);
        } catch (IOException refused) {
            throw new AssertionError(refused);
        }
        Thread.ofVirtual()
                .start(() -> {
                    try {
                        end.complete(room.run());
                    } catch (Exception | AssertionError failed) {
                        end.completeExceptionally(failed);
                    }
                });
    }

    /// Patience and time for coming back as given, in seconds.
    static RoomSettings settings(int readmission, Map<Seat, Wording> wording) {
        var usual = RoomSettings.OPEN;
        return new RoomSettings(
                usual.name(),
                usual.closed(),
                Duration.ofSeconds(300),
                Duration.ofSeconds(readmission),
                1,
                SILENCE,
                usual.illegal(),
                wording);
    }

    int port() {
        return room.port();
    }

    void elapse(int seconds) {
        now.updateAndGet(before -> before.plusSeconds(seconds));
        room.look();
    }

    /// How the session ended.
    Optional<String> end() {
        return got(end);
    }

    /// Waits for a line of the record, from now on or before.
    void await(Predicate<String> line) {
        var wait = new Wait(line, new CompletableFuture<>());
        waits.add(wait);
        record.stream().filter(line).findFirst().ifPresent(wait.seen()::complete);
        got(wait.seen());
    }

    private <T> T got(CompletableFuture<T> future) {
        try {
            return future.get(PATIENCE, TimeUnit.SECONDS);
        } catch (InterruptedException | ExecutionException | TimeoutException failed) {
            throw new AssertionError(failed + " after\n" + String.join("\n", record), failed);
        }
    }

    private void note(String line) {
        record.add(line);
        for (var wait : waits) {
            if (wait.line().test(line)) {
                wait.seen().complete(line);
            }
        }
    }

    @Override
    public void heard(String who, String line) {
        note(who + " < " + line);
    }

    @Override
    public void said(String who, String line) {
        note(who + " > " + line);
    }

    @Override
    public void noted(String text) {
        note(text);
    }

    @Override
    public void lies(BoardInPlay board) {
        lying.add(board);
    }

    @Override
    public void ended(BoardInPlay board, Timing timing) {
        played.add(board);
    }

    @Override
    public void close() {
        room.end("test is over");
        room.close();
    }
}
