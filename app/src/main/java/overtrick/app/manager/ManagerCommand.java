package overtrick.app.manager;

import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import overtrick.app.bid.SystemShelf;
import overtrick.app.input.Chance;
import overtrick.app.input.Input;
import overtrick.app.input.OneOf;
import overtrick.app.input.UserError;
import overtrick.app.output.JsonAnswer;
import overtrick.app.solve.SolverInput;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.cards.SealedDeal;
import overtrick.cards.Seat;
import overtrick.manager.line.Names;
import overtrick.manager.line.Room;
import overtrick.manager.line.RoomSettings;
import overtrick.manager.protocol.Wording;
import overtrick.manager.table.Illegal;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.search.Level;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "manager",
        description = {
            "Manages a table, or both rooms of a match, for robots that speak the Table Manager"
                    + " protocol (version 18).",
            "Seats are those of the open room; in the closed room each team sits the other way round."
        },
        footer = {
            "",
            "Example:  overtrick manager -n 2 --port 0 --ours nesw --system acol",
            "          (--port 0 takes any port that is free; without --ours others may come)",
            "",
            "Robots of others and what they need: docs/own-robot.md"
        })
public final class ManagerCommand implements Callable<Integer> {

    private static final int MOST_BOARDS = 10_000;

    @Option(
            names = "--boards",
            paramLabel = "FILE",
            description = "PBN, LIN or one deal a line (default: -n boards are dealt)")
    private Optional<String> file = Optional.empty();

    @Option(names = "-n", paramLabel = "N", description = "how many (default: ${DEFAULT-VALUE})")
    private int count = 16;

    @Mixin private Chance chance = new Chance();

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            description = "where to listen (default: ${DEFAULT-VALUE})")
    private String host = "127.0.0.1";

    @Option(
            names = "--port",
            paramLabel = "PORT",
            description = "of the open room (default: ${DEFAULT-VALUE})")
    private int port = 2000;

    @Option(
            names = "--closed-port",
            paramLabel = "PORT",
            description = "opens the closed room, too; results are compared in IMPs")
    private Optional<Integer> closedPort = Optional.empty();

    @Option(
            names = "--ns",
            paramLabel = "NAME",
            description = "team of North–South in the open room (default: as the first says)")
    private Optional<String> northSouth = Optional.empty();

    @Option(names = "--ew", paramLabel = "NAME", description = "the other team")
    private Optional<String> eastWest = Optional.empty();

    @Option(
            names = "--ours",
            paramLabel = "SEATS",
            description = "seats that robots of ours take, such as ew")
    private String ours = "";

    @Option(
            names = "--system",
            paramLabel = "NAME",
            description =
                    "of ours; they take it that the others play it too (default: ${DEFAULT-VALUE})")
    private String system = Agreements.USUAL;

    @Option(
            names = "--level",
            paramLabel = "LEVEL",
            description = "of ours: beginner, club or expert (default: ${DEFAULT-VALUE})")
    private Level level = Level.CLUB;

    @Option(
            names = "--illegal",
            paramLabel = "WHAT",
            description =
                    "of illegal calls and cards: reject hangs up, pass makes a call a pass, lowest a"
                            + " card the lowest, too (default: ${DEFAULT-VALUE})")
    private String illegal = "reject";

    @Option(
            names = "--patience",
            paramLabel = "SECONDS",
            description = "for each message of a player (default: ${DEFAULT-VALUE})")
    private int patience = 300;

    @Option(
            names = "--readmit",
            paramLabel = "SECONDS",
            description =
                    "how long a seat waits for its player to come back, at most three times; the"
                            + " board begins anew (default: ${DEFAULT-VALUE})")
    private int readmit = 60;

    @Option(
            names = "--client",
            paramLabel = "SEATS:WORDS",
            description = {
                "how programs want to be spoken to, such as NS:lf,bare,no-timing,delay=300; words are"
                        + " crlf lf no-end, quoted bare, timing no-timing, upper (calls), board (Start of"
                        + " Board), delay=MILLIS"
            })
    private List<String> clients = List.of();

    @Option(names = "--pbn", paramLabel = "FILE", description = "where the boards are written")
    private Optional<String> pbn = Optional.empty();

    @Option(
            names = "--log",
            paramLabel = "FILE",
            description = "where every line is written with its time")
    private Optional<String> log = Optional.empty();

    @Option(
            names = "--watch",
            paramLabel = "PORT",
            description =
                    "shows the match in browsers: board, auction, cards of all four hands, score; 0 takes"
                            + " any port that is free")
    private Optional<Integer> watch = Optional.empty();

    @Mixin private JsonAnswer json = new JsonAnswer();

    @Override
    public Integer call() throws InterruptedException {
        var boards = boards();
        var seats = seats();
        SystemShelf.take(system);
        var names = new Names(named(northSouth, "--ns"), named(eastWest, "--ew"));
        var sheet =
                new Sheet(
                        names,
                        closedPort.isPresent(),
                        json.wanted(),
                        pbn.map(Input::path),
                        LocalDate.now(ZoneId.systemDefault()));
        try (var lines = new LineLog(log.map(Input::path));
                var wall =
                        Wall.open(
                                watch,
                                host,
                                closedPort.isPresent() ? 2 : 1,
                                boards.size(),
                                names)) {
            var rooms = new ArrayList<Room>();
            try {
                rooms.add(open(false, port, boards, names, sheet, lines, wall));
                if (closedPort.isPresent()) {
                    rooms.add(open(true, closedPort.get(), boards, names, sheet, lines, wall));
                }
                ManagedRooms.run(rooms, () -> invite(rooms, names, seats, wall))
                        .ifPresent(why -> {
                            throw new UserError(why);
                        });
            } finally {
                rooms.forEach(Room::close);
            }
        }
        System.out.println(sheet.total());
        return 0;
    }

    /// Says where players may come as soon as our robots sit where they belong: whoever asks for
    /// any seat would take one of theirs, and the table would wait for ever.
    private void invite(List<Room> rooms, Names names, Set<Seat> seats, Wall wall)
            throws InterruptedException {
        var house = new OurRobots(names, system, level, chance.number());
        for (int room = 0; room < rooms.size(); room++) {
            house.go(host, rooms.get(room).port(), room == 1, seats);
        }
        System.err.println(waiting(rooms));
        wall.address(host).ifPresent(at -> System.err.println("the match is shown at " + at));
    }

    private static Optional<String> named(Optional<String> name, String option) {
        name.filter(text -> text.isBlank() || text.length() > Names.LONGEST)
                .ifPresent(text -> {
                    throw new UserError("%s is not 1 to %d signs".formatted(option, Names.LONGEST));
                });
        return name;
    }

    private List<Board> boards() {
        if (file.isPresent()) {
            return given(file.get());
        }
        if (count < 1 || count > MOST_BOARDS) {
            throw new UserError("-n is not 1 to %d: %d".formatted(MOST_BOARDS, count));
        }
        var packs = chance.source();
        var boards = new ArrayList<Board>();
        for (int place = 1; place <= count; place++) {
            boards.add(Board.of(new BoardNumber(place), SealedDeal.draw(packs).deal()));
        }
        return boards;
    }

    /// All of a file, or none: a match is not begun with boards missing.
    private static List<Board> given(String name) {
        try (var bytes = Input.open(name)) {
            var read = SolverInput.of(name, bytes);
            var boards = new LinkedHashSet<Board>();
            read.boards().forEachRemaining(played -> boards.add(played.board()));
            if (read.told() != 0) {
                throw new UserError("not all boards of %s can be read".formatted(name));
            }
            return List.copyOf(boards);
        } catch (IOException refused) {
            throw new UserError("file cannot be read: " + name);
        }
    }

    private Set<Seat> seats() {
        var seats = EnumSet.noneOf(Seat.class);
        for (var letter : ours.isEmpty() ? new String[0] : ours.split("")) {
            seats.add(Seat.parse(letter));
        }
        return seats;
    }

    private Room open(
            boolean closed,
            int at,
            List<Board> boards,
            Names names,
            Sheet sheet,
            LineLog lines,
            Wall wall) {
        if (at < 0 || at > 65_535) {
            throw new UserError("port is not 0 to 65535: " + at);
        }
        try {
            return new Room(
                    settings(closed),
                    names,
                    boards,
                    InetAddress.getByName(host),
                    at,
                    () -> Duration.ofNanos(System.nanoTime()),
                    new ManagedRooms.RoomRecord(closed, sheet, lines, wall));
        } catch (UnknownHostException _) {
            throw new UserError("--host is no address of this machine: " + host);
        } catch (IOException refused) {
            throw new UserError(
                    "%s:%d cannot be used: %s".formatted(host, at, refused.getMessage()));
        }
    }

    private RoomSettings settings(boolean closed) {
        if (patience < 1 || readmit < 0) {
            throw new UserError("--patience is not 1 or more, or --readmit not 0 or more");
        }
        var usual = RoomSettings.OPEN;
        var wording = new EnumMap<Seat, Wording>(Seat.class);
        WordingText.parse(clients)
                .forEach((seat, so) -> wording.put(closed ? seat.left() : seat, so));
        return new RoomSettings(
                closed ? "closed" : "open",
                closed,
                Duration.ofSeconds(patience),
                Duration.ofSeconds(readmit),
                usual.readmissions(),
                usual.silence(),
                OneOf.parse("--illegal", Illegal.class, illegal),
                Map.copyOf(wording));
    }

    private String waiting(List<Room> rooms) {
        String open = "%s:%d".formatted(host, rooms.getFirst().port());
        return rooms.size() == 1
                ? "table manager waits at " + open
                : "table manager waits: open room at %s, closed room at %s:%d"
                        .formatted(open, host, rooms.getLast().port());
    }
}
