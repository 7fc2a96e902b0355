package overtrick.bench.play;

import java.util.concurrent.Callable;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.play.ThumbRulePlayer;
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

    @Option(names = "--boards", description = "1 to 2000 (default: ${DEFAULT-VALUE})")
    private int count = 1_000;

    @Option(names = "--skip", description = "leave out so many boards first")
    private int skip;

    @Option(names = "--layouts") private int layouts;
    @Option(names = "--scoring") private overtrick.robots.search.Scoring scoring = overtrick.robots.search.Scoring.IMPS;

    @Option(names = "--worst", description = "show so many of the costliest cards")
    private int worst;

    @Option(
            names = "--freeze",
            description = "only print the auctions of so many boards as they are bid today")
    private int freeze;

    @Override
    public Integer call() {
        if (freeze > 0) {
            FrozenBoard.bidAnew(freeze).forEach(System.out::println);
            return 0;
        }
        var agreements = Agreements.both(FrozenBoard.SYSTEM);
        overtrick.robots.CardPlayer player = layouts == 0 ?
                new ThumbRulePlayer(agreements, new Readings())
                : new overtrick.robots.search.SearchPlayer(agreements, new Readings(), scoring, layouts, 1, new Solver());
        var figures = new PlayFigures();
        var solver = new Solver();
        for (var board : FrozenBoard.boards(skip + count).stream().skip(skip).toList()) {
            var performance = Performance.of(board, player, player);
            figures.add(performance, PlayAnalysis.of(performance.play(), solver));
        }
        System.out.println(figures.text());
        figures.worst(worst).forEach(line -> System.out.println("    " + line));
        return 0;
    }
}
