package overtrick.app.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import overtrick.app.bid.SystemShelf;
import overtrick.app.input.Chance;
import overtrick.app.input.Progress;
import overtrick.app.output.JsonAnswer;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.cards.FormatException;
import overtrick.cards.SealedDeal;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.search.Level;
import overtrick.solver.Batch;
import overtrick.solver.Solver;
import overtrick.systems.TwoSystems;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "match",
        description = {
            "Robots of two systems against each other, in both rooms; the difference on each board in"
                    + " IMPs.",
            "In the open room the first system sits North–South, in the closed room East–West.",
            "They play their cards too, unless --no-play is said."
        },
        footer = {
            "",
            "Example:  overtrick match --ns acol --ew precision --boards 8 --no-play",
            "          overtrick match --ns mine.bid --ew acol --ew-level beginner --boards 2",
            "          overtrick match --ns acol --ew acol --boards 8 --no-play \\",
            "              --rival \"overtrick batch\"",
            "",
            "With --json each board has its deal, and the auction and cards of both rooms."
        })
public final class MatchCommand implements Callable<Integer> {

    @Option(
            names = "--ns",
            required = true,
            paramLabel = "SYSTEM",
            description = "one system: of the house, or the path of a .bid file")
    private String one;

    @Option(names = "--ew", required = true, paramLabel = "SYSTEM", description = "the other")
    private String other;

    @Option(names = "--boards", paramLabel = "N", description = "(default: ${DEFAULT-VALUE})")
    private int count = 32;

    @Mixin private Chance chance = new Chance();

    @Option(
            names = "--no-play",
            negatable = true,
            description = "contracts take the tricks they make with all cards open")
    private boolean noPlay;

    @Option(
            names = "--level",
            paramLabel = "LEVEL",
            description = "beginner, club or expert, of both sides (default: ${DEFAULT-VALUE})")
    private Level level = Level.CLUB;

    @Option(names = "--ns-level", paramLabel = "LEVEL", description = "of the first system")
    private Optional<Level> oneLevel = Optional.empty();

    @Option(names = "--ew-level", paramLabel = "LEVEL", description = "of the other")
    private Optional<Level> otherLevel = Optional.empty();

    @Option(
            names = "--rival",
            paramLabel = "COMMAND",
            description =
                    "a program that bids and plays for the other side, asked as overtrick batch is"
                            + " asked; what it plays is --ew")
    private Optional<String> rivalCommand = Optional.empty();

    @Option(
            names = "--rival-patience",
            paramLabel = "SECONDS",
            description = "for each answer of the rival (default: ${DEFAULT-VALUE})")
    private int rivalPatience = 60;

    @Mixin private JsonAnswer json = new JsonAnswer();

    @Override
    public Integer call() {
        if (count < 1) {
            throw new FormatException("--boards is not 1 or more: " + count);
        }
        var systems = new TwoSystems(SystemShelf.take(one), SystemShelf.take(other));
        var rival = rivalCommand.map(command -> new Rival(command, rivalPatience));
        try {
            play(systems, rival);
        } finally {
            rival.ifPresent(Rival::close);
        }
        return 0;
    }

    private void play(TwoSystems systems, Optional<Rival> rival) {
        long number = chance.number();
        var players =
                new Players(
                        new Agreements(one, other),
                        oneLevel.orElse(level),
                        otherLevel.orElse(level),
                        rival,
                        number);
        var sides =
                noPlay
                        ? MatchSides.bidding(systems, players)
                        : MatchSides.playing(systems, players);
        if (!json.wanted()) {
            System.out.println(MatchText.heading(sides, number));
        }
        var boards = new ArrayList<MatchBoard>();
        var progress = Progress.besideResults(count);
        new Batch(
                        Executors::newFixedThreadPool,
                        Runtime.getRuntime().availableProcessors(),
                        Solver.MEMORY)
                .each(
                        boards(number),
                        (solver, board) -> played(board, systems, players, solver),
                        done -> {
                            boards.add(done);
                            System.out.println(
                                    json.wanted() ? MatchJson.line(done) : MatchText.line(done));
                        },
                        progress);
        var score = new MatchScore(boards);
        System.out.println(
                json.wanted()
                        ? MatchJson.total(sides, number, score)
                        : MatchText.total(sides, score));
    }

    private MatchBoard played(Board board, TwoSystems systems, Players players, Solver solver) {
        if (!noPlay) {
            return players.play(board);
        }
        return players.rival().isPresent()
                ? players.bid(board, solver)
                : bid(board, systems, solver);
    }

    private List<Board> boards(long number) {
        var packs = Chance.seeded(number);
        var boards = new ArrayList<Board>();
        for (int place = 1; place <= count; place++) {
            boards.add(Board.of(new BoardNumber(place), SealedDeal.draw(packs).deal()));
        }
        return boards;
    }

    private static MatchBoard bid(Board board, TwoSystems systems, Solver solver) {
        return new MatchBoard(
                board,
                Room.bid(board, systems, solver),
                Room.bid(board, systems.exchanged(), solver));
    }
}
