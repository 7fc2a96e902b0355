package overtrick.dealing.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.dealing.run.Settings.Generator;
import overtrick.dealing.script.Script;
import overtrick.solver.Batch;
import overtrick.solver.Cancellation;

class RunTest {

    private record Printed(String text, String reports, Outcome outcome, List<Deal> deals) {}

    private static Printed run(String text, Settings settings, Optional<Batch> batch) {
        var script = Script.parse(text);
        var out = new StringBuilder();
        var reports = new StringBuilder();
        var manner = new Printer.Manner("Test \"one\"", "2026.11.26", true, false);
        var printer = new Printer(script, manner, out::append, reports::append);
        var run = new Run(script, settings, printer, batch, Cancellation.NEVER);
        var deals = new ArrayList<Deal>();
        run.tell((_, deal) -> deals.add(deal));
        var outcome = run.toTheEnd();
        return new Printed(out.toString(), reports.toString(), outcome, deals);
    }

    private static Printed run(String text) {
        return run(text, Settings.of(1), Optional.empty());
    }

    private static Settings original(int produce) {
        return new Settings(
                1, Generator.ORIGINAL, Swaps.NONE, OptionalInt.of(produce), OptionalInt.empty());
    }

    @ParameterizedTest
    @EnumSource(Generator.class)
    void allThatAreTakenFit(Generator generator) {
        var settings =
                new Settings(3, generator, Swaps.NONE, OptionalInt.of(200), OptionalInt.empty());
        var printed =
                run(
                        "predeal west C2 condition hcp(north) > 14 and hearts(west) > 0 and"
                                + " hcp(east) / hearts(west) < 5 and spades(south) >= 4",
                        settings,
                        Optional.empty());

        assertThat(printed.deals())
                .isNotEmpty()
                .allSatisfy(deal -> {
                    assertThat(deal.north().highCardPoints()).isGreaterThan(14);
                    assertThat(deal.south().length(overtrick.cards.Suit.SPADES)).isGreaterThan(3);
                    assertThat(deal.west().pbn()).contains("2").endsWith("2");
                });
    }

    @Test
    void theSameSeedTheSameDeals() {
        String text = "condition hcp(north) > 12 and shape(east, any 5431) produce 30";

        assertThat(run(text).deals()).isEqualTo(run(text).deals()).hasSize(30);
    }

    @Test
    void whatIsReachedFirstEndsIt() {
        var few = run("generate 100 produce 100000 condition hcp(north) + hcp(east) > 20");
        assertThat(few.outcome().generated()).isEqualTo(100);
        assertThat(few.outcome().produced()).isBetween(1, 99);

        var enough = run("generate 100000 produce 5 condition hcp(north) + hcp(east) > 20");
        assertThat(enough.outcome().produced()).isEqualTo(5);
        assertThat(enough.outcome().generated()).isBetween(5L, 99_999L);

        assertThat(run("condition 0 generate 500").outcome().generated()).isEqualTo(500);
        assertThat(run("condition 1").outcome().produced()).isEqualTo(Run.PRINTED);
        assertThat(run("action average 1").outcome().produced()).isEqualTo(Run.COUNTED);
    }

    @Test
    void ownersGoOnAsFarAsTheyLike() {
        var script = Script.parse("generate 1000 action average hcp(north)");
        var run = new Run(script, Settings.of(1), Printer.silent(script));

        assertThat(run.advance(400)).isTrue();
        assertThat(run.outcome().generated()).isEqualTo(400);
        assertThat(run.advance(400)).isTrue();
        assertThat(run.advance(400)).isFalse();
        assertThat(run.outcome().generated()).isEqualTo(1000);
    }

    @Test
    void tricksAreTheSameOnAnyNumberOfThreads() {
        String text =
                """
                produce 6
                condition hcp(north) + hcp(south) >= 24 and tricks(south, notrump) >= 9
                action printoneline tricks(south, spades), average "par" par(NS),
                  printrpt(trix(north), hcp(north)), frequency (dds(north, hearts), 6, 10)
                """;
        var alone = run(text);
        var together =
                run(
                        text,
                        Settings.of(1),
                        Optional.of(new Batch(Executors::newFixedThreadPool, 2, 32)));

        assertThat(together).isEqualTo(alone);
        assertThat(alone.deals()).hasSize(6);
        var solver = new overtrick.solver.Solver(16);
        assertThat(alone.deals())
                .allMatch(deal ->
                        solver.tricks(deal, overtrick.bridge.auction.Strain.NOTRUMP, Seat.SOUTH)
                                >= 9);
    }

    @Test
    void chanceIsAskedAnewEachTime() {
        var outcome =
                run("generate 20000 produce 20000 r = rnd(10) action average r, average r == r")
                        .outcome();

        assertThat(outcome.means().getFirst().value()).isBetween(4.3, 4.7);
        assertThat(outcome.means().get(1).value()).isBetween(0.08, 0.12);
    }

    @Test
    void altcountsAreCountsOfTheirOwn() {
        var outcome =
                run("generate 20000 produce 20000 altcount 0 1 action average pt0(north), average hcp(north)")
                        .outcome();

        assertThat(outcome.means().getFirst().value()).isBetween(0.95, 1.05);
        assertThat(outcome.means().get(1).value()).isBetween(9.8, 10.2);
    }

    @Test
    void dealsArePrintedInEveryWay() {
        var printed =
                run(
                        """
                        vulnerable all dealer west
                        action printall, printew, printcompact hcp(north), printoneline hcp(south),
                          printes "north has ", hcp(north), \\n, printside(NS),
                          csvrpt("a, b", north, hcp(north)), printrpt(deal), export(south, EW),
                          print(south)
                        """,
                        original(1),
                        Optional.empty());

        assertThat(printed.text())
                .isEqualTo(
                        """
                           1.
                        2                   5                   A Q 8               K J T 9 7 6 4 3
                        T 9 8               J 7 6 4 2           A Q 5               K 3
                        K 7 5 2             9 8 6               Q J T               A 4 3
                        K J T 8 4           9 7 6 3             A Q 5 2             -

                        K J T 9 7 6 4 3     5
                        K 3                 J 7 6 4 2
                        A 4 3               9 8 6
                        -                   9 7 6 3

                        n 2.T98.K752.KJT84
                        e 5.J7642.986.9763
                        s AQ8.AQ5.QJT.AQ52
                        w KJT97643.K3.A43.
                        7
                        n 2.T98.K752.KJT84 e 5.J7642.986.9763 s AQ8.AQ5.QJT.AQ52 w KJT97643.K3.A43. 21
                        north has 7
                        2                   A Q 8
                        T 9 8               A Q 5
                        K 7 5 2             Q J T
                        K J T 8 4           A Q 5 2

                        2.T98.K752.KJT84,5.J7642.986.9763,AQ8.AQ5.QJT.AQ52,KJT97643.K3.A43.
                        south SAQ8,HAQ5,DQJT,CAQ52 east S5,HJ7642,D986,C9763 west SKJT97643,HK3,DA43
                        \fSouth

                           1.
                        A Q 8
                        A Q 5
                        Q J T
                        A Q 5 2

                        """);
        assertThat(printed.reports()).isEqualTo("\"a, b\",2.T98.K752.KJT84,7\n");
    }

    @Test
    void gamesOfAPbnFile() {
        assertThat(run("action printpbn vulnerable NS", original(1), Optional.empty()).text())
                .contains("[Event \"Test \\\"one\\\"\"]", "[Vulnerable \"NS\"]", "[Dealer \"N\"]")
                .contains(
                        "[Deal \"N:2.T98.K752.KJT84 5.J7642.986.9763 AQ8.AQ5.QJT.AQ52"
                                + " KJT97643.K3.A43.\"]");
    }

    @Test
    void figuresArePrintedAsTheOriginalDoes() {
        var printed =
                run(
                        """
                        action average "av" hcp(north), average hcp(south),
                          frequency "f" (hcp(north), 5, 8),
                          frequency "f2" (hcp(north), 5, 8, spades(north), 2, 4),
                          bktfreq "b" (cccc(north), 0.00, 10.00, 5.00)
                        """,
                        original(3),
                        Optional.empty());

        assertThat(printed.text())
                .isEqualTo(
                        """
                        av: 6.33333
                        14.3333
                        Frequency f:
                            5\t       1
                            6\t       0
                            7\t       2
                            8\t       0
                        Frequency f2:
                                Low      2      3      4   High    Sum
                        Low       0      0      0      0      0      0
                           5      0      0      0      0      1      1
                           6      0      0      0      0      0      0
                           7      1      0      1      0      0      2
                           8      0      0      0      0      0      0
                        High      0      0      0      0      0      0
                        Sum       1      0      1      0      1      3

                        Frequency b:
                            0\t       1
                          500\t       2
                         1000\t       0
                        """);
    }
}
