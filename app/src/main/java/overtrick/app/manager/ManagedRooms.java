package overtrick.app.manager;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Executors;
import overtrick.bridge.board.BoardInPlay;
import overtrick.manager.line.Room;
import overtrick.manager.line.RoomListener;
import overtrick.manager.protocol.ManagerMessage.Timing;

/// The rooms of a match, side by side. When one has to end, so has the other.
final class ManagedRooms {

    private ManagedRooms() {}

    /// What happens in a room, for the sheet and the log.
    record RoomRecord(boolean closed, Sheet sheet, LineLog lines, Wall wall)
            implements RoomListener {

        private void line(String text) {
            lines.line(closed ? "closed" : "open", text);
        }

        @Override
        public void heard(String who, String line) {
            line(who + " < " + line);
        }

        @Override
        public void said(String who, String line) {
            line(who + " > " + line);
        }

        @Override
        public void noted(String text) {
            line("- " + text);
            System.err.println(text);
        }

        @Override
        public void lies(BoardInPlay board) {
            wall.lies(closed, board);
        }

        @Override
        public void ended(BoardInPlay board, Timing timing) {
            sheet.ended(closed, board, timing);
        }
    }

    /// What is done once the rooms are open.
    @FunctionalInterface
    interface Opening {

        void isDone() throws InterruptedException;
    }

    /// Plays all boards in all rooms. Empty when that has been done, else why not, in a line.
    ///
    /// @param opening done as soon as players are let in
    static Optional<String> run(List<Room> rooms, Opening opening) throws InterruptedException {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var service = new ExecutorCompletionService<Optional<String>>(threads);
            rooms.forEach(room -> service.submit(room::run));
            try {
                opening.isDone();
            } catch (RuntimeException | InterruptedException failed) {
                rooms.forEach(room -> room.end("the match has not begun"));
                throw failed;
            }
            var reasons = new ArrayList<String>();
            for (int done = 0; done < rooms.size(); done++) {
                try {
                    service.take()
                            .get()
                            .ifPresent(why -> {
                                reasons.add(why);
                                rooms.forEach(room -> room.end("the match is over"));
                            });
                } catch (ExecutionException failed) {
                    rooms.forEach(room -> room.end("the match is over"));
                    if (failed.getCause() instanceof RuntimeException wrong) {
                        throw wrong; // such as a file that cannot be written
                    }
                    throw new IllegalStateException(failed.getCause());
                }
            }
            return reasons.stream().findFirst();
        }
    }
}
