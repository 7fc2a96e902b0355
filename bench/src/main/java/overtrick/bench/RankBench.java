package overtrick.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.random.RandomGenerator;
import overtrick.bench.server.Figures;
import overtrick.bridge.BoardNumber;
import overtrick.scoring.Contestant;
import overtrick.scoring.Outcome;
import overtrick.scoring.Results;
import overtrick.scoring.Row;
import overtrick.scoring.TablePlace;
import overtrick.scoring.Traveller;
import overtrick.scoring.board.CrossImps;
import overtrick.scoring.board.CrossImps.Report;
import overtrick.scoring.board.Matchpoints;
import overtrick.scoring.match.VictoryPointScoring;
import overtrick.scoring.rank.Scores;
import overtrick.scoring.regulation.Regulations;
import overtrick.scoring.regulation.Scoring;
import overtrick.scoring.regulation.Scoring.ByBoards;
import overtrick.scoring.regulation.Scoring.ByMatches;
import overtrick.scoring.vp.WbfContinuous;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Ranks a large tournament across the field, from its slips to the places, and again after each of
/// many corrections; and looks at tournaments as they are played.
@Command(
        name = "rank",
        description = "A tournament ranked, ranked again after a correction, and looked at.")
final class RankBench implements Callable<Integer> {

    private static final Scoring VICTORY_POINTS =
            new ByMatches(
                    new VictoryPointScoring(
                            new CrossImps(Report.MEAN_OF_COMPARISONS), new WbfContinuous()));
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
        System.out.printf("%,d tables, %d boards%n", tables, boards);
        rank("matchpoints", new ByBoards(Matchpoints.STANDARD));
        rank("victory points", VICTORY_POINTS);
        view(1, 15);
        view(10, 99);
        return 0;
    }

    private void rank(String name, Scoring scoring) {
        var chance = new SplittableRandom(20_261_121);
        var regulations = Regulations.of(scoring);
        var results = results(chance);
        var whole = new long[runs];
        var corrected = new long[10 * runs];
        var scores = Scores.of(Results.of(List.of()), regulations);
        for (int run = 0; run < runs; run++) {
            long begun = System.nanoTime();
            scores = Scores.of(results, regulations);
            check(scores);
            whole[run] = System.nanoTime() - begun;
        }
        for (int run = 0; run < corrected.length; run++) {
            var changed = correction(scores.results(), chance);
            long begun = System.nanoTime();
            scores = scores.with(changed);
            check(scores);
            corrected[run] = System.nanoTime() - begun;
        }
        System.out.println(name);
        System.out.printf("  the first time: %.1f ms%n", whole[0] / 1e6);
        System.out.println("  all of it:      " + new Figures(whole).text());
        System.out.printf("  first correction: %.1f ms%n", corrected[0] / 1e6);
        System.out.println("  one correction: " + new Figures(corrected).text());
    }

    /// What the director sees of a tournament after a correction.
    private void view(int sections, int sectionTables) {
        var chance = new SplittableRandom(20_261_121);
        var tournament = new DirectorsLook(sections, sectionTables, chance);
        System.out.printf(
                "a tournament of %d sections of %d tables, %,d results%n",
                sections, sectionTables, tournament.results());
        for (boolean anew : new boolean[] {true, false}) {
            var looks = new long[runs];
            for (int run = 0; run < runs; run++) {
                tournament.correct(chance, anew);
            }
            for (int run = 0; run < runs; run++) {
                looks[run] = tournament.correct(chance, anew);
            }
            System.out.println(
                    (anew ? "  all reckoned anew:  " : "  one board anew:     ")
                            + new Figures(looks).text());
        }
    }

    /// The ranking must be made, and is.
    private void check(Scores scores) {
        int lines = scores.ranking().lines().size();
        if (lines != 2 * tables) {
            throw new IllegalStateException("lines are not %d: %d".formatted(2 * tables, lines));
        }
    }

    private Traveller correction(Results results, RandomGenerator chance) {
        var traveller = results.travellers().get(chance.nextInt(boards));
        int row = chance.nextInt(tables);
        return traveller.with(row, traveller.rows().get(row).with(outcome(chance)));
    }

    private Results results(RandomGenerator chance) {
        var travellers = new ArrayList<Traveller>();
        for (int board = 1; board <= boards; board++) {
            var rows = new ArrayList<Row>();
            for (int table = 1; table <= tables; table++) {
                int eastWest = tables + 1 + Math.floorMod(table - board, tables);
                rows.add(
                        Row.of(
                                TablePlace.of("", board, table),
                                new Contestant("" + table),
                                new Contestant("" + eastWest),
                                outcome(chance)));
            }
            travellers.add(Traveller.of(new BoardNumber(board), rows));
        }
        return Results.of(travellers);
    }

    static Outcome outcome(RandomGenerator chance) {
        return Outcome.scored(SCORES.get(chance.nextInt(SCORES.size())));
    }
}
