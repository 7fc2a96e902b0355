package overtrick.boards.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import overtrick.bridge.board.BoardInPlay;
import overtrick.cards.Side;
import overtrick.log.host.Watch;
import overtrick.scoring.board.ImpTable;

/// A match that is played elsewhere, as whoever plays it tells of it: what lies on the table of
/// each room, and what has come of the boards. Whoever looks sees all hands, for nobody who plays
/// looks.
public final class WatchedMatch {

    /// A room of the match.
    public enum Room {
        /// Where the first team is North–South.
        OPEN,
        /// Where it is East–West.
        CLOSED
    }

    /// The teams by their names; empty until they have said them.
    public record Teams(String one, String other) {}

    /// A board that is over in one room at least.
    public record Line(int board, Optional<BoardInPlay> open, Optional<BoardInPlay> closed) {

        /// For the first team; empty before both rooms have played the board.
        public Optional<Integer> imps() {
            return open.flatMap(
                    here -> closed.map(there -> ImpTable.imps(scored(here) - scored(there))));
        }

        /// For North–South of the open room; empty before it has played the board.
        public Optional<Integer> points() {
            return open.map(WatchedMatch::scored);
        }
    }

    /// How it stands.
    ///
    /// @param number of the last change
    /// @param rooms how many there are, 1 or 2
    /// @param boards of the whole match
    /// @param open what lies in the open room; empty before the first board
    /// @param lines in the order of the boards
    /// @param over whether no more is played
    public record Now(
            long number,
            Teams teams,
            int rooms,
            int boards,
            Optional<BoardInPlay> open,
            Optional<BoardInPlay> closed,
            List<Line> lines,
            boolean over) {
        public Now {
            lines = List.copyOf(lines);
        }

        /// Whether the boards are compared between two rooms.
        public boolean isCompared() {
            return rooms > 1;
        }

        /// IMPs of the first team on boards that went its way, or points where nothing is compared.
        public int won() {
            return balances().stream().mapToInt(one -> Math.max(0, one)).sum();
        }

        /// The same of the other team.
        public int lost() {
            return balances().stream().mapToInt(one -> Math.max(0, -one)).sum();
        }

        private List<Integer> balances() {
            return lines.stream()
                    .flatMap(line -> (isCompared() ? line.imps() : line.points()).stream())
                    .toList();
        }

        /// Boards that are over wherever they are played.
        public int played() {
            return balances().size();
        }
    }

    private final int rooms;
    private final int boards;
    private final List<BoardInPlay> doneOpen = new ArrayList<>();
    private final List<BoardInPlay> doneClosed = new ArrayList<>();
    private final List<Runnable> watchers = new CopyOnWriteArrayList<>();
    private Teams teams;
    private Optional<BoardInPlay> open = Optional.empty();
    private Optional<BoardInPlay> closed = Optional.empty();
    private boolean over;
    private long number;

    /// @param rooms 1 or 2
    /// @param boards that are to be played
    /// @param called as far as the teams are known already
    public WatchedMatch(int rooms, int boards, Teams called) {
        if (rooms < 1 || rooms > 2 || boards < 1) {
            throw new IllegalArgumentException(
                    "rooms are not 1 or 2, or there is no board: %d, %d".formatted(rooms, boards));
        }
        this.rooms = rooms;
        this.boards = boards;
        this.teams = called;
    }

    private static int scored(BoardInPlay board) {
        return board.result().orElseThrow().points(Side.NORTH_SOUTH, board.board().vulnerability());
    }

    /// What lies on a table now. A board that is over counts once, however often it is told.
    public void lies(Room room, Teams called, BoardInPlay board) {
        synchronized (this) {
            teams = called;
            var before = room == Room.OPEN ? open : closed;
            if (room == Room.OPEN) {
                open = Optional.of(board);
            } else {
                closed = Optional.of(board);
            }
            if (board.isOver() && !before.equals(Optional.of(board))) {
                (room == Room.OPEN ? doneOpen : doneClosed).add(board);
            }
            number++;
        }
        watchers.forEach(Runnable::run);
    }

    /// No more is played.
    public void end() {
        synchronized (this) {
            over = true;
            number++;
        }
        watchers.forEach(Runnable::run);
    }

    /// How it stands now.
    public synchronized Now now() {
        var lines = new ArrayList<Line>();
        for (int at = 0; at < Math.max(doneOpen.size(), doneClosed.size()); at++) {
            var here = at(doneOpen, at);
            var there = at(doneClosed, at);
            int board = here.or(() -> there).orElseThrow().board().number().value();
            lines.add(new Line(board, here, there));
        }
        return new Now(number, teams, rooms, boards, open, closed, lines, over);
    }

    private static Optional<BoardInPlay> at(List<BoardInPlay> done, int at) {
        return at < done.size() ? Optional.of(done.get(at)) : Optional.empty();
    }

    /// Signals after every change; look again then.
    public Watch watch(Runnable signal) {
        watchers.add(signal);
        return () -> watchers.remove(signal);
    }
}
