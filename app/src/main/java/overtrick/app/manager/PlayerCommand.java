package overtrick.app.manager;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import overtrick.app.bid.SystemShelf;
import overtrick.app.input.Chance;
import overtrick.app.input.Input;
import overtrick.app.input.UserError;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.manager.line.Names;
import overtrick.manager.line.Player;
import overtrick.manager.line.RoomListener;
import overtrick.manager.line.RoomSettings;
import overtrick.manager.protocol.Wording;
import overtrick.manager.protocol.Wording.End;
import overtrick.manager.seat.SeatedPlayer;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.search.Level;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "player",
        description =
                "A robot of ours takes a seat at a table of any program that speaks the Table Manager"
                        + " protocol (version 18), and plays there until the session ends.",
        footer = {
            "",
            "Example:  overtrick manager -n 1 --port 2000 --ours nes & \\",
            "              overtrick player --port 2000 --seat W --team \"Ours E\" --wait 60"
        })
public final class PlayerCommand implements Callable<Integer> {

    @Option(
            names = "--host",
            paramLabel = "HOST",
            description = "of the manager (default: ${DEFAULT-VALUE})")
    private String host = "127.0.0.1";

    @Option(
            names = "--port",
            paramLabel = "PORT",
            description = "of the manager (default: ${DEFAULT-VALUE})")
    private int port = 2000;

    @Option(
            names = "--seat",
            paramLabel = "SEAT",
            description = "N, E, S or W (default: as the manager chooses)")
    private Optional<String> seat = Optional.empty();

    @Option(
            names = "--team",
            paramLabel = "NAME",
            description = "as both players of a side say it (default: ${DEFAULT-VALUE})")
    private String team = "Overtrick";

    @Option(
            names = "--system",
            paramLabel = "NAME",
            description =
                    "a system of the house, or the path of a .bid file (default: ${DEFAULT-VALUE})")
    private String system = Agreements.USUAL;

    @Option(
            names = "--against",
            paramLabel = "NAME",
            description = "what the opponents play (default: the same)")
    private Optional<String> against = Optional.empty();

    @Option(
            names = "--level",
            paramLabel = "LEVEL",
            description = "beginner, club or expert (default: ${DEFAULT-VALUE})")
    private Level level = Level.CLUB;

    @Mixin private Chance chance = new Chance();

    @Option(names = "--lf", description = "ends lines with LF alone")
    private boolean lineFeed;

    @Option(names = "--upper", description = "says calls in capitals, such as PASSES")
    private boolean upper;

    @Option(names = "--dummy", description = "asks for dummy's cards as dummy's, not by the seat")
    private boolean saysDummy;

    @Option(
            names = "--delay",
            paramLabel = "MILLIS",
            description = "before each message (default: none)")
    private int delay;

    @Option(
            names = "--wait",
            paramLabel = "SECONDS",
            description = "for the manager to be there (default: not at all)")
    private int wait;

    @Option(
            names = "--log",
            paramLabel = "FILE",
            description = "where every line is written with its time")
    private Optional<String> log = Optional.empty();

    @Override
    public Integer call() throws InterruptedException {
        if (port < 1 || port > 65_535) {
            throw new UserError("port is not 1 to 65535: " + port);
        }
        if (team.isBlank() || team.length() > Names.LONGEST) {
            throw new UserError("--team is not 1 to %d signs".formatted(Names.LONGEST));
        }
        SystemShelf.take(system);
        SystemShelf.take(against.orElse(system));
        try (var lines = new LineLog(log.map(Input::path))) {
            var listener = new Listener(lines);
            var deadline = System.nanoTime() + Duration.ofSeconds(wait).toNanos();
            var failed = player(listener).play(host, port);
            while (failed.isPresent()
                    && failed.get().startsWith(Player.NOBODY)
                    && System.nanoTime() < deadline) {
                Thread.sleep(Duration.ofMillis(250));
                failed = player(listener).play(host, port);
            }
            failed.ifPresent(why -> {
                throw new UserError(why);
            });
            System.out.println("%d boards played".formatted(listener.boards));
        }
        return 0;
    }

    private Player player(RoomListener listener) {
        var wished = seat.map(Seat::parse);
        var mind = new LateMind(this::mind);
        return new Player(
                new SeatedPlayer(team, wished, saysDummy, mind),
                wording(),
                RoomSettings.OPEN.silence(),
                listener);
    }

    /// Which side plays which system is known when the seat is.
    private RobotMind mind(Seat at) {
        String others = against.orElse(system);
        var agreements =
                at.side() == Side.NORTH_SOUTH
                        ? new Agreements(system, others)
                        : new Agreements(others, system);
        return new RobotMind.House().mind(agreements, level, chance.number());
    }

    private Wording wording() {
        if (delay < 0 || delay > Wording.LONGEST_DELAY.toMillis()) {
            throw new UserError("--delay is not 0 to 10000: " + delay);
        }
        return Wording.USUAL
                .ending(lineFeed ? End.LF : End.CRLF)
                .inCapitals(upper)
                .after(Duration.ofMillis(delay));
    }

    private static final class Listener implements RoomListener {

        private final LineLog lines;
        private int boards;

        private Listener(LineLog lines) {
            this.lines = lines;
        }

        @Override
        public void heard(String who, String line) {
            lines.line(who, "> " + line);
        }

        @Override
        public void said(String who, String line) {
            lines.line(who, "< " + line);
        }

        @Override
        public void noted(String text) {
            boards++;
        }
    }
}
