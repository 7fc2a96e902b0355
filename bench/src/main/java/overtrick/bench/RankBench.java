package overtrick.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.random.RandomGenerator;
import overtrick.bridge.BoardNumber;
import overtrick.tournament.compare.Contestant;
import overtrick.tournament.compare.EventResults;
import overtrick.tournament.compare.Outcome;
import overtrick.tournament.compare.Row;
import overtrick.tournament.compare.TablePlace;
import overtrick.tournament.compare.Traveller;
import overtrick.tournament.compare.board.Matchpoints;
import overtrick.tournament.compare.rank.EventScores;
import overtrick.tournament.compare.regulation.Regulations;
import overtrick.tournament.compare.regulation.Scoring.ByBoards;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Ranks a large event by matchpoints across the field, from its slips to the places, and again
/// after each of many corrections.
@Command(
        name = "rank",
        description = "An event ranked by matchpoints, and ranked again after a correction.")
final class RankBench implements Callable<Integer> {

    private static final Regulations REGULATIONS =
            Regulations.of(new ByBoards(Matchpoints.STANDARD));
    private static final List<Integer> SCORES =
            List.of(-800, -500, -200, -100, -50, 110, 140, 170, 420, 430, 450, 480, 620, 650, 980);

    @Option(names = "--tables", description = "(default: ${DEFAULT-VALUE})")
    private int tables = 1_000;

    @Option(names = "--boards", description = "(default: ${DEFAULT-VALUE})")
    private int boards = 27;

    @Option(names = "--runs", description = "(default: ${DEFAULT-VALUE})")
    private int runs = 20;

    @Override
    public Integer call() {
        var chance = new SplittableRandom(20_261_121);
        var event = event(chance);
        var whole = new long[runs];
        var corrected = new long[10 * runs];
        var scores = EventScores.of(EventResults.of(List.of()), REGULATIONS);
        for (int run = 0; run < runs; run++) {
            long begun = System.nanoTime();
            scores = EventScores.of(event, REGULATIONS);
            check(scores);
            whole[run] = System.nanoTime() - begun;
        }
        for (int run = 0; run < corrected.length; run++) {
            var changed = correction(scores.event(), chance);
            long begun = System.nanoTime();
            scores = scores.with(changed);
            check(scores);
            corrected[run] = System.nanoTime() - begun;
        }
        System.out.printf("%,d tables, %d boards, matchpoints%n", tables, boards);
        System.out.printf("the first time: %.1f ms%n", whole[0] / 1e6);
        System.out.println("all of it:      " + new Figures(whole).text());
        System.out.printf("first correction: %.1f ms%n", corrected[0] / 1e6);
        System.out.println("one correction: " + new Figures(corrected).text());
        return 0;
    }

    /// The ranking must be made, and is.
    private void check(EventScores scores) {
        int lines = scores.ranking().lines().size();
        if (lines != 2 * tables) {
            throw new IllegalStateException("lines are not %d: %d".formatted(2 * tables, lines));
        }
    }

    private Traveller correction(EventResults event, RandomGenerator chance) {
        var traveller = event.travellers().get(chance.nextInt(boards));
        int row = chance.nextInt(tables);
        return traveller.with(row, traveller.rows().get(row).with(outcome(chance)));
    }

    private EventResults event(RandomGenerator chance) {
        var travellers = new ArrayList<Traveller>();
        for (int board = 1; board <= boards; board++) {
            var rows = new ArrayList<Row>();
            for (int table = 1; table <= tables; table++) {
                int eastWest = tables + 1 + Math.floorMod(table - board, tables);
                rows.add(
                        Row.of(
                                new TablePlace("", board, table),
                                new Contestant("" + table),
                                new Contestant("" + eastWest),
                                outcome(chance)));
            }
            travellers.add(Traveller.of(new BoardNumber(board), rows));
        }
        return EventResults.of(travellers);
    }

    private static Outcome outcome(RandomGenerator chance) {
        return Outcome.scored(SCORES.get(chance.nextInt(SCORES.size())));
    }
}
