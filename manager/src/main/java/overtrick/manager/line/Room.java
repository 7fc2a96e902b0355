package overtrick.manager.line;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import overtrick.bridge.Board;
import overtrick.bridge.board.BoardInPlay;
import overtrick.cards.Seat;
import overtrick.manager.line.Framing.TooLong;
import overtrick.manager.protocol.ClientLines;
import overtrick.manager.protocol.ManagerLines;
import overtrick.manager.protocol.ManagerMessage;
import overtrick.manager.table.Deed;
import overtrick.manager.table.ManagedTable;

/// A table that players reach by a port. Everything that they send comes into one queue, and one
/// thread, that of [#run], goes by it.
public final class Room implements Closeable {

    /// What may wait in the queue before connections are no longer read.
    private static final int WAITING = 1_024;

    /// Something that has happened on a connection.
    private sealed interface News {

        record Opened(Wire wire) implements News {}

        record Line(Wire wire, String text) implements News {}

        /// @param why such as `has hung up`
        record Closed(Wire wire, String why) implements News {}

        /// Time has passed, or the room is to close.
        record Look() implements News {}
    }

    private final RoomSettings settings;
    private final RoomListener listener;
    private final Supplier<Duration> time;
    private final Iterator<Board> boards;
    private final ServerSocket door;
    private final LinkedBlockingQueue<News> news = new LinkedBlockingQueue<>(WAITING);
    private final ManagedTable table;
    private final Desk desk;
    private Duration lastDeed;
    private Optional<BoardInPlay> shown = Optional.empty();
    private volatile Optional<String> ended = Optional.empty();
    private volatile boolean over;

    /// Opens the door.
    ///
    /// @param port 0 for any that is free
    /// @param time since some moment
    /// @throws IOException if the port cannot be had
    public Room(
            RoomSettings settings,
            Names names,
            List<Board> boards,
            InetAddress address,
            int port,
            Supplier<Duration> time,
            RoomListener listener)
            throws IOException {
        this.settings = settings;
        this.listener = listener;
        this.time = time;
        this.boards = List.copyOf(boards).iterator();
        this.table = new ManagedTable(settings.illegal());
        this.desk = new Desk(settings, names, table, listener);
        this.lastDeed = time.get();
        this.door = new ServerSocket(port, Seat.values().length, address);
    }

    /// Where players connect.
    public int port() {
        return door.getLocalPort();
    }

    /// Plays all boards. Empty when that has been done, else why not, in a line.
    ///
    /// @throws InterruptedException if the thread is interrupted; the room is closed then
    public Optional<String> run() throws InterruptedException {
        Thread.ofVirtual().name("door").start(this::open);
        try {
            bring();
            while (!over && ended.isEmpty()) {
                var next = Optional.ofNullable(news.poll(rest().toNanos(), TimeUnit.NANOSECONDS));
                next.ifPresent(this::take);
                perform();
                if (!over) {
                    ended = ended.or(this::late);
                    perform();
                }
            }
            ended.ifPresent(why -> desk.dismissAll("Session is over: " + why));
            return ended.map(why -> where() + ": " + why);
        } finally {
            close();
            desk.hangUp();
            news.forEach(late -> {
                if (late instanceof News.Opened(var wire)) {
                    wire.close();
                }
            });
            news.clear();
        }
    }

    /// Ends the session from outside.
    ///
    /// @param why in a line
    public void end(String why) {
        ended = Optional.of(why);
        look();
    }

    /// Looks at the clock now.
    void look() {
        if (!news.offer(new News.Look())) {
            return; // whatever waits there will do
        }
    }

    private String where() {
        String room = settings.name() + " room";
        return table.board()
                .map(board -> "%s, board %d".formatted(room, board.board().number().value()))
                .orElse(room);
    }

    private void open() {
        while (true) {
            try {
                var socket = door.accept();
                socket.setTcpNoDelay(true);
                Thread.ofVirtual().name("player").start(() -> read(socket));
            } catch (IOException _) {
                return; // the door is closed
            }
        }
    }

    private void read(Socket socket) {
        var framing = new Framing(ClientLines::split, text -> ClientLines.parse(text).isPresent());
        var wire = new Wire(socket, framing, settings.silence());
        try {
            news.put(new News.Opened(wire));
            String why = "has hung up";
            try {
                for (var line = wire.read(); line.isPresent(); line = wire.read()) {
                    news.put(new News.Line(wire, line.get()));
                }
            } catch (TooLong tooLong) {
                why = String.valueOf(tooLong.getMessage());
            }
            news.put(new News.Closed(wire, why));
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } finally {
            if (over || ended.isPresent()) {
                wire.close();
            }
        }
    }

    private void take(News what) {
        switch (what) {
            case News.Opened(var wire) -> desk.opened(wire, time.get());
            case News.Line(var wire, var text) -> desk.line(wire, text, time.get());
            case News.Closed(var wire, var why) -> desk.closed(wire, why, time.get());
            case News.Look() -> {
                // the clock is looked at after everything
            }
        }
    }

    private void perform() {
        for (var deeds = table.deeds(); !deeds.isEmpty(); deeds = table.deeds()) {
            lastDeed = time.get();
            for (var deed : deeds) {
                perform(deed);
            }
        }
        table.board().ifPresent(this::show);
    }

    private void show(BoardInPlay board) {
        if (!shown.equals(Optional.of(board))) {
            shown = Optional.of(board);
            listener.lies(board);
        }
    }

    private void perform(Deed deed) {
        switch (deed) {
            case Deed.Say(var seat, ManagerMessage.Timing timing) -> {
                if (settings.of(seat).timing()) {
                    say(seat, timing);
                }
            }
            case Deed.Say(var seat, var what) -> say(seat, what);
            case Deed.Dismiss(var seat, var why) -> desk.dismiss(seat, why, time.get());
            case Deed.Note(var text) -> listener.noted(text);
            case Deed.Ended(var board) -> {
                show(board);
                listener.ended(board, table.timing());
                desk.newBoard();
                bring();
            }
        }
    }

    private void say(Seat seat, ManagerMessage what) {
        desk.say(seat, ManagerLines.text(what, settings.of(seat)));
    }

    private void bring() {
        if (boards.hasNext()) {
            table.bring(boards.next());
        } else {
            table.end();
            over = true;
            perform();
        }
    }

    /// Until somebody is late.
    private Duration rest() {
        var rest = desk.deadline();
        if (!table.awaited().isEmpty()) {
            var patience = lastDeed.plus(settings.patience());
            rest = rest.compareTo(patience) < 0 ? rest : patience;
        }
        var left = rest.minus(time.get());
        return left.isNegative() ? Duration.ZERO : left;
    }

    /// Whoever is late is dismissed; whoever has not come back ends the session.
    private Optional<String> late() {
        var now = time.get();
        if (lastDeed.plus(settings.patience()).compareTo(now) <= 0) {
            var wanted = new EnumMap<Seat, String>(Seat.class);
            table.awaited().forEach(seat -> wanted.put(seat, table.wanted(seat)));
            wanted.forEach((seat, words) ->
                    desk.dismiss(
                            seat,
                            "has not answered within %d s: %s was expected"
                                    .formatted(settings.patience().toSeconds(), words),
                            now));
            lastDeed = now;
        }
        return desk.late(now);
    }

    @Override
    public void close() {
        try {
            door.close();
        } catch (IOException _) {
            // it is as good as closed
        }
    }
}
