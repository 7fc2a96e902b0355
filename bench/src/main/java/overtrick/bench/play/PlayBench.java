package overtrick.bench.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import overtrick.bench.bidding.Tally;
import overtrick.robots.CardPlayer;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.play.ThumbRulePlayer;
import overtrick.robots.search.Level;
import overtrick.robots.search.SearchPlayer;
import overtrick.robots.search.Solvers;
import overtrick.robots.stake.Plain;
import overtrick.scoring.board.ImpTable;
import overtrick.solver.Solver;
import overtrick.solver.analysis.PlayAnalysis;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// How robots play the cards of frozen auctions: what every card cost with all cards open, or what
/// one kind of player wins against another.
@Command(
        name = "play",
        description = {
            "The cards of robots over boards of the library with frozen auctions: what each cost",
            "double dummy; or duplicate between two kinds of players."
        })
public final class PlayBench implements Callable<Integer> {

    /// First cards that are not counted, while the machine code is being made.
    private static final int WARM_UP = 5;

    @Option(names = "--boards", description = "1 to 2000 (default: ${DEFAULT-VALUE})")
    private int count = 1_000;

    @Option(names = "--skip", description = "leave out so many boards first")
    private int skip;

    @Option(
            names = "--players",
            description = "thumb, beginner, club or expert (default: ${DEFAULT-VALUE})")
    private String players = "expert";

    @Option(
            names = "--scoring",
            description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE})")
    private Plain scoring = Plain.IMPS;

    @Option(
            names = "--against",
            description = "other players, for duplicate: IMPs of the first ones a board")
    private Optional<String> rivals = Optional.empty();

    @Option(
            names = "--recorded",
            description = "only cost the cards of a file that --show has written")
    private Optional<Path> recorded = Optional.empty();

    @Option(names = "--leads", description = "only the opening lead of each board")
    private boolean leads;

    @Option(
            names = "--together",
            description = "only declarer's first card: layouts solved together and one by one")
    private boolean together;

    @Option(names = "--samples", description = "layouts at trick one, instead of the level's")
    private int samples;

    @Option(names = "--seed", description = "where their chance comes from")
    private long seed = 1;

    @Option(names = "--worst", description = "show so many of the costliest cards")
    private int worst;

    @Option(
            names = "--calibration",
            description = "how often contracts ended as was said when a card was played")
    private boolean calibration;

    @Option(names = "--show", description = "show the cards of every board")
    private boolean show;

    @Option(
            names = "--freeze",
            description = "only print the auctions of so many boards as they are bid today")
    private int freeze;

    private final Readings readings = new Readings();
    private final Solvers solvers = new Solvers();

    @Override
    public Integer call() throws IOException {
        if (freeze > 0) {
            FrozenBoard.bidAnew(freeze).forEach(System.out::println);
        } else if (recorded.isPresent()) {
            costs(recorded(recorded.get()));
        } else {
            var boards = FrozenBoard.boards(skip + count).stream().skip(skip);
            var player = player(players);
            if (together) {
                firstCards(boards, player);
            } else if (leads) {
                leads(boards, player);
            } else if (rivals.isPresent()) {
                duplicate(boards, player, player(rivals.get()));
            } else {
                costs(boards.map(board -> Performance.of(board, player, player)));
            }
        }
        return 0;
    }

    private static Stream<Performance> recorded(Path file) throws IOException {
        var boards = new HashMap<Integer, FrozenBoard>();
        for (var board : FrozenBoard.boards(Integer.MAX_VALUE)) {
            boards.put(board.deal().number().value(), board);
        }
        return Files.readAllLines(file).stream()
                .flatMap(line -> Performance.read(line, boards).stream());
    }

    private void costs(Stream<Performance> performances) {
        var figures = new PlayFigures();
        var solver = new Solver();
        performances.forEach(performance -> {
            if (show) {
                System.out.println(performance.text());
                performance.said().forEach(each -> System.out.println(each.text(performance)));
            }
            figures.add(performance, PlayAnalysis.of(performance.play(), solver));
        });
        System.out.println(figures.text());
        var absurd = figures.absurd(new Absurd(readings, solver));
        System.out.printf(
                Locale.ROOT,
                "absurd             %,d cards after which another is better in every layout%n",
                absurd.size());
        if (calibration) {
            System.out.println(figures.calibration().text());
        }
        absurd.forEach(line -> System.out.println("absurd  " + line));
        figures.worst(worst).forEach(line -> System.out.println("    " + line));
    }

    private void leads(Stream<FrozenBoard> boards, CardPlayer player) {
        var solver = new Solver();
        var safe = new Tally();
        var lost = new Tally();
        var millis = new Tally();
        boards.map(board -> OpeningLead.of(board, player, solver))
                .forEach(lead -> {
                    if (show) {
                        System.out.println(lead.text());
                    }
                    safe.add(lead.cost() == 0 ? 100 : 0);
                    lost.add(lead.cost());
                    millis.add(lead.nanos() / 1e6);
                });
        System.out.printf(
                Locale.ROOT,
                "%,d leads, %s %% safe, %s tricks lost, %.0f ms each%n",
                lost.count(),
                safe.text(),
                lost.text(),
                millis.mean());
    }

    private void firstCards(Stream<FrozenBoard> boards, CardPlayer player) {
        var leader = player("thumb");
        var solver = new Solver();
        var figures =
                boards.map(board -> Performance.declarersView(board, leader))
                        .filter(view -> view.playable().size() > 1)
                        .map(view -> FirstCard.of(view, (SearchPlayer) player, solver))
                        .toList();
        var counted = figures.subList(Math.min(WARM_UP, figures.size()), figures.size());
        double thinking = counted.stream().mapToLong(FirstCard::together).sum() / 1e6;
        double alone = counted.stream().mapToLong(FirstCard::alone).sum() / 1e6;
        System.out.printf(
                Locale.ROOT,
                "%,d first cards, %,d layouts: together %.0f ms each, one by one %.0f ms: %.2f%n",
                counted.size(),
                counted.stream().mapToInt(FirstCard::layouts).sum(),
                thinking / counted.size(),
                alone / counted.size(),
                thinking / alone);
    }

    /// Each board twice with the sides exchanged.
    private void duplicate(Stream<FrozenBoard> boards, CardPlayer players, CardPlayer rivals) {
        var imps = new Tally();
        var differing = new Tally();
        boards.forEach(board -> {
            int here = Performance.of(board, players, rivals).points();
            int there = Performance.of(board, rivals, players).points();
            imps.add(ImpTable.imps(here - there));
            differing.add(here == there ? 0 : 100);
            if (show) {
                System.out.printf("%s %+d%n", board.deal().number().value(), here - there);
            }
        });
        System.out.printf(
                "%s IMPs a board over %,d boards, %.0f %% of them with different scores%n",
                imps.signed(), imps.count(), differing.mean());
    }

    private CardPlayer player(String name) {
        var agreements = Agreements.both(FrozenBoard.SYSTEM);
        if (name.equals("thumb")) {
            return new ThumbRulePlayer(agreements, readings);
        }
        var level = Level.valueOf(name.toUpperCase(Locale.ROOT));
        int layouts = samples > 0 ? samples : level.layouts();
        return new SearchPlayer(level, layouts, agreements, readings, scoring, solvers, seed);
    }
}
