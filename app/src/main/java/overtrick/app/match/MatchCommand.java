package overtrick.app.match;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import overtrick.app.input.Chance;
import overtrick.app.output.JsonAnswer;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.cards.FormatException;
import overtrick.cards.SealedDeal;
import overtrick.solver.Batch;
import overtrick.solver.Solver;
import overtrick.systems.BiddingSystem;
import overtrick.systems.TwoSystems;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "match",
        description = {
            "Robots of two systems against each other, in both rooms; the difference on each board in"
                    + " IMPs.",
            "In the open room the first system sits North–South, in the closed room East–West."
        },
        footer = {
            "",
            "Example:  overtrick match --ns standard-american --ew standard-american --boards 8 --no-play"
        })
public final class MatchCommand implements Callable<Integer> {

    @Option(names = "--ns", required = true, paramLabel = "SYSTEM", description = "one system")
    private String one;

    @Option(names = "--ew", required = true, paramLabel = "SYSTEM", description = "the other")
    private String other;

    @Option(names = "--boards", paramLabel = "N", description = "(default: ${DEFAULT-VALUE})")
    private int count = 32;

    @Mixin private Chance chance = new Chance();

    @Option(
            names = "--no-play",
            description = "contracts take the tricks they make with all cards open")
    private boolean noPlay;

    @Mixin private JsonAnswer json = new JsonAnswer();

    @Override
    public Integer call() {
        if (!noPlay) {
            throw new FormatException("--no-play is missing: cards are not played out yet");
        }
        if (count < 1) {
            throw new FormatException("--boards is not 1 or more: " + count);
        }
        var systems = new TwoSystems(BiddingSystem.named(one), BiddingSystem.named(other));
        long number = chance.number();
        if (!json.wanted()) {
            System.out.println(MatchText.heading(systems, number));
        }
        var boards = new ArrayList<MatchBoard>();
        new Batch(
                        Executors::newFixedThreadPool,
                        Runtime.getRuntime().availableProcessors(),
                        Solver.MEMORY)
                .each(
                        boards(number),
                        (solver, board) -> bid(board, systems, solver),
                        done -> {
                            boards.add(done);
                            System.out.println(
                                    json.wanted() ? MatchJson.line(done) : MatchText.line(done));
                        },
                        _ -> {});
        var score = new MatchScore(boards);
        System.out.println(
                json.wanted()
                        ? MatchJson.total(systems, number, score)
                        : MatchText.total(systems, score));
        return 0;
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
