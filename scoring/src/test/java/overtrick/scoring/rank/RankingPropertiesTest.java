package overtrick.scoring.rank;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import overtrick.scoring.Contestant;
import overtrick.scoring.Outcome;
import overtrick.scoring.Results;
import overtrick.scoring.Row;
import overtrick.scoring.Slips;
import overtrick.scoring.Traveller;
import overtrick.scoring.board.Butler;
import overtrick.scoring.board.CrossImps;
import overtrick.scoring.board.CrossImps.Report;
import overtrick.scoring.board.FixedAwards;
import overtrick.scoring.board.Matchpoints;
import overtrick.scoring.board.Matchpoints.Scale;
import overtrick.scoring.board.TotalPoints;
import overtrick.scoring.match.BoardAMatch;
import overtrick.scoring.match.Pachabo;
import overtrick.scoring.match.TeamImps;
import overtrick.scoring.match.VictoryPointScoring;
import overtrick.scoring.rank.Ranking.Line;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.regulation.Field;
import overtrick.scoring.regulation.Regulations;
import overtrick.scoring.regulation.Scoring;
import overtrick.scoring.regulation.Scoring.ByBoards;
import overtrick.scoring.regulation.Scoring.ByMatches;
import overtrick.scoring.regulation.TieBreak;
import overtrick.scoring.regulation.Winners;
import overtrick.scoring.vp.WbfContinuous;
import overtrick.testkit.Seeds;

/// What holds for every evening, however it went.
class RankingPropertiesTest {

    private static final List<Scoring> ALL =
            List.of(
                    new ByBoards(Matchpoints.STANDARD),
                    new ByBoards(new Matchpoints(Scale.ONE, FixedAwards.ENGLISH)),
                    new ByBoards(new CrossImps(Report.SUM)),
                    new ByBoards(new CrossImps(Report.MEAN_OF_COMPARISONS)),
                    new ByBoards(Butler.STANDARD),
                    new ByBoards(new TotalPoints()),
                    new ByBoards(BoardAMatch.STANDARD),
                    new ByBoards(new TeamImps()),
                    new ByMatches(Pachabo.STANDARD),
                    new ByMatches(new VictoryPointScoring(Butler.STANDARD, new WbfContinuous())));

    /// Random evenings, each scored by all regulations.
    private static void eachScored(int evenings, BiConsumer<Scores, RandomGenerator> check) {
        Seeds.each(
                evenings,
                chance -> {
                    var results = Slips.evening(chance.nextInt(2, 8), chance.nextInt(1, 8), chance);
                    for (var regulations : regulations()) {
                        check.accept(Scores.of(results, regulations), chance);
                    }
                });
    }

    @Test
    void aCorrectionIsWorthAFreshRanking() {
        eachScored(
                60,
                (evening, chance) -> {
                    var scores = evening;
                    for (int correction = 0; correction < 3; correction++) {
                        var changed = corrected(scores.results(), chance);
                        scores = scores.with(changed);
                        var fresh = Scores.of(scores.results(), scores.regulations());
                        assertThat(scores.ranking()).isEqualTo(fresh.ranking());
                    }
                });
    }

    /// Boards come and go as they are finished and disputed; names and penalties change.
    @Test
    void anotherStateOfTheEventIsWorthAFreshRanking() {
        Seeds.each(
                20,
                chance -> {
                    var results = Slips.evening(4, 6, chance);
                    for (var regulations : regulations()) {
                        var scores = Scores.of(results, regulations);
                        for (int step = 0; step < 3; step++) {
                            var some =
                                    new ArrayList<>(
                                            Slips.evening(4, 6, chance).travellers().subList(0, 2));
                            some.addAll(results.travellers().subList(2 + chance.nextInt(3), 5));
                            var other = Results.of(some);
                            scores = scores.with(other);
                            var fresh = Scores.of(other, regulations);
                            assertThat(scores.ranking()).isEqualTo(fresh.ranking());
                            assertThat(scores.results()).isEqualTo(other);
                        }
                    }
                });
    }

    @Test
    void aCorrectionTakenBackLeavesNothing() {
        Seeds.each(
                40,
                chance -> {
                    var results = Slips.evening(5, 5, chance);
                    var before = Scores.of(results, Regulations.of(ALL.getFirst()));
                    var changed = corrected(results, chance);
                    var original = results.travellers().get(changed.board().value() - 1);

                    assertThat(before.with(changed).with(original).ranking())
                            .isEqualTo(before.ranking());
                });
    }

    @Test
    void everyTotalIsExplained() {
        eachScored(
                25,
                (scores, _) -> {
                    for (var line : scores.ranking().lines()) {
                        var why = scores.explanation().why(line.contestant());
                        boolean counts = line.boards() > 0;
                        if (counts) {
                            assertThat(why.value())
                                    .as(
                                            "%s in %s",
                                            line.contestant(), scores.regulations().scoring())
                                    .isEqualTo(line.percentage().orElse(line.total()));
                        }
                    }
                });
    }

    @Test
    void matchpointsAreConserved() {
        Seeds.each(
                60,
                chance -> {
                    var results = only(Slips.evening(6, 6, chance), Outcome.Scored.class);
                    var lines = ranked(results, ALL.getFirst());

                    int rows = results.travellers().stream().mapToInt(Traveller::played).sum();
                    int most =
                            results.travellers().stream()
                                    .mapToInt(Traveller::played)
                                    .max()
                                    .orElse(0);
                    assertThat(total(lines)).isEqualTo(Matchpoints.STANDARD.top(most).times(rows));
                });
    }

    @Test
    void crossImpsAddUpToNothing() {
        Seeds.each(
                60,
                chance -> {
                    var results = only(Slips.evening(6, 6, chance), Outcome.Scored.class);
                    for (var report : Report.values()) {
                        assertThat(total(ranked(results, new ByBoards(new CrossImps(report)))))
                                .isEqualTo(Fraction.ZERO);
                    }
                });
    }

    /// Who somebody is makes no difference to what they get.
    @Test
    void otherNamesForTheSameResults() {
        Seeds.each(
                30,
                chance -> {
                    var results = Slips.evening(6, 6, chance);
                    UnaryOperator<Contestant> other = pair -> new Contestant("pair " + pair.id());
                    for (var scoring : ALL) {
                        var renamed = ranked(renamed(results, other), scoring);
                        assertThat(renamed.stream().map(Line::total).toList())
                                .isEqualTo(
                                        ranked(results, scoring).stream()
                                                .map(Line::total)
                                                .toList());
                        for (var line : ranked(results, scoring)) {
                            assertThat(renamed)
                                    .anyMatch(one ->
                                            one.contestant().equals(other.apply(line.contestant()))
                                                    && one.placeText().equals(line.placeText()));
                        }
                    }
                });
    }

    @Test
    void placesGoDownWithTheTotals() {
        Seeds.each(
                60,
                chance -> {
                    var lines =
                            ranked(Slips.evening(7, 3, chance), ALL.getFirst()).stream()
                                    .filter(line -> line.boards() > 0)
                                    .toList();
                    for (int at = 0; at < lines.size(); at++) {
                        var line = lines.get(at);
                        var better =
                                lines.stream()
                                        .filter(one -> key(one).compareTo(key(line)) > 0)
                                        .count();
                        var equal =
                                lines.stream().filter(one -> key(one).equals(key(line))).count();
                        assertThat(line.place()).isEqualTo((int) better + 1);
                        assertThat(line.sharedBy()).isEqualTo((int) equal);
                    }
                });
    }

    private static Fraction key(Line line) {
        return line.percentage().orElse(line.total());
    }

    private static List<Regulations> regulations() {
        return ALL.stream()
                .map(scoring ->
                        new Regulations(scoring, Field.WITHIN_SECTION, Winners.TWO, TieBreak.TEAMS))
                .toList();
    }

    private static List<Line> ranked(Results results, Scoring scoring) {
        return Scores.of(results, Regulations.of(scoring)).ranking().lines();
    }

    private static Fraction total(List<Line> lines) {
        return lines.stream().map(Line::total).reduce(Fraction.ZERO, Fraction::plus);
    }

    private static Traveller corrected(Results results, RandomGenerator chance) {
        var travellers = results.travellers();
        var traveller = travellers.get(chance.nextInt(travellers.size()));
        int row = chance.nextInt(traveller.rows().size());
        return traveller.with(row, traveller.rows().get(row).with(Slips.outcome(chance)));
    }

    private static Results only(Results results, Class<? extends Outcome> kind) {
        return with(results, rows -> rows.filter(row -> kind.isInstance(row.outcome())));
    }

    private static Results renamed(Results results, UnaryOperator<Contestant> other) {
        return with(results, rows -> rows.map(row -> renamed(row, other)));
    }

    /// The same boards with other rows, as far as any are left.
    private static Results with(Results results, UnaryOperator<Stream<Row>> change) {
        return Results.of(
                results.travellers().stream()
                        .map(one -> Traveller.of(one.board(), rows(one, change)))
                        .filter(traveller -> !traveller.rows().isEmpty())
                        .toList());
    }

    private static List<Row> rows(Traveller traveller, UnaryOperator<Stream<Row>> change) {
        return change.apply(traveller.rows().stream()).toList();
    }

    private static Row renamed(Row row, UnaryOperator<Contestant> other) {
        return new Row(
                row.place(),
                other.apply(row.northSouth()),
                other.apply(row.eastWest()),
                row.form(),
                row.outcome());
    }
}
