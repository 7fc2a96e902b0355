package overtrick.scoring.rank;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import overtrick.scoring.Contestant;
import overtrick.scoring.Slips;
import overtrick.scoring.Unit;
import overtrick.scoring.board.CrossImps;
import overtrick.scoring.board.Matchpoints;
import overtrick.scoring.rank.Grades.Grade;
import overtrick.scoring.rank.Ranking.Line;
import overtrick.scoring.rank.Ranking.Standings;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.regulation.Regulations;
import overtrick.scoring.regulation.Scoring.ByBoards;
import overtrick.testkit.Seeds;

/// Strata and handicaps of seven pairs, worked out by hand.
class GradesTest {

    private static final Ranking RANKING =
            new Ranking(
                    Unit.MATCHPOINTS,
                    List.of(
                            new Standings(
                                    "",
                                    Optional.empty(),
                                    List.of(
                                            line(1, 1, 4, "61.5", 24),
                                            line(2, 1, 1, "58", 24),
                                            line(3, 2, 6, "55", 24),
                                            line(3, 2, 2, "55", 24),
                                            line(5, 1, 7, "48.25", 24),
                                            line(6, 1, 3, "40", 24),
                                            line(7, 1, 5, "0", 0)))));

    private static Line line(int place, int sharedBy, int pair, String percent, int boards) {
        return new Line(
                place,
                sharedBy,
                new Contestant("" + pair),
                Fraction.parse(percent).times(2),
                boards == 0 ? Optional.empty() : Optional.of(Fraction.parse(percent)),
                boards,
                Fraction.ZERO);
    }

    private static Grades grades(Map<Integer, Grade> some) {
        var all = new TreeMap<Contestant, Grade>();
        some.forEach((pair, grade) -> all.put(new Contestant("" + pair), grade));
        return new Grades(all);
    }

    private static Grade grade(int stratum, String handicap) {
        return new Grade(stratum, Fraction.parse(handicap));
    }

    private static String places(Ranking ranking) {
        return ranking.lines().stream()
                .map(line -> line.contestant() + ":" + line.placeText())
                .collect(Collectors.joining(" "));
    }

    /// A: 4 and, because nobody has said, 1 and 5; B: 2, 6 and 7; C: 3.
    @Test
    void aStratumIsRankedAmongItsOwnAndLowerOnes() {
        var grades =
                grades(
                        Map.of(
                                4, grade(1, "0"),
                                6, grade(2, "0"),
                                2, grade(2, "0"),
                                7, grade(2, "0"),
                                3, grade(3, "0")));

        assertThat(grades.strata()).containsExactly(1, 2, 3);
        assertThat(grades.within(RANKING, 1)).isEqualTo(RANKING);
        assertThat(places(grades.within(RANKING, 2))).isEqualTo("6:1= 2:1= 7:3 3:4");
        assertThat(places(grades.within(RANKING, 3))).isEqualTo("3:1");
        assertThat(grades.hasHandicaps()).isFalse();
    }

    @Test
    void oneStratumIsNone() {
        assertThat(grades(Map.of(4, grade(1, "0"), 6, grade(1, "0"))).strata()).isEmpty();
        assertThat(Grades.NONE.strata()).isEmpty();
    }

    /// 58 + 2 = 60, 55 + 6.5 = 61.5, 48.25 + 13.25 = 61.5, 40 + 20 = 60.
    @Test
    void aHandicapIsAddedToThePercentage() {
        var grades =
                grades(
                        Map.of(
                                1, grade(0, "2"),
                                2, grade(0, "6.5"),
                                7, grade(0, "13.25"),
                                3, grade(0, "20"),
                                5, grade(0, "99")));

        var net = grades.net(RANKING).getFirst().lines();

        assertThat(
                        net.stream()
                                .map(one ->
                                        "%s %s %s"
                                                .formatted(
                                                        one.placeText(),
                                                        one.contestant(),
                                                        one.net().text())))
                .containsExactly(
                        "1= 2 61.5", "1= 4 61.5", "1= 7 61.5", "4= 1 60", "4= 3 60", "6 6 55");
        assertThat(net.getFirst().gross().text()).isEqualTo("55");
        assertThat(grades.hasHandicaps()).isTrue();
    }

    @Test
    void withOtherScoringItIsAddedToTheTotal() {
        var imps = new Ranking(Unit.IMPS, RANKING.lists());
        var grades = grades(Map.of(1, grade(0, "8")));

        assertThat(grades.net(imps).getFirst().lines().getFirst())
                .isEqualTo(
                        new Grades.Net(
                                1,
                                1,
                                new Contestant("1"),
                                Fraction.of(116),
                                Fraction.of(8),
                                Fraction.of(124)));
    }

    @Test
    void whatIsNoGradeIsRefused() {
        assertThatThrownBy(() -> grade(7, "0")).hasMessage("stratum is not 0 to 6: 7");
        assertThatThrownBy(() -> grade(1, "-1")).hasMessage("handicap is not 0 or more: -1");
    }

    /// Whatever an evening was: nobody is lost, the order of equals in handicap stays, and a lower
    /// stratum is part of each higher one.
    @Test
    void everyEvening() {
        Seeds.each(
                20,
                chance -> {
                    var results = Slips.evening(chance.nextInt(2, 8), chance.nextInt(1, 6), chance);
                    var all = new TreeMap<Contestant, Grade>();
                    results.contestants()
                            .forEach(one -> all.put(one, grade(chance.nextInt(4), "5")));
                    var grades = new Grades(all);
                    for (var boards :
                            List.of(
                                    Matchpoints.STANDARD,
                                    new CrossImps(CrossImps.Report.MEAN_OF_COMPARISONS))) {
                        var ranking =
                                Scores.of(results, Regulations.of(new ByBoards(boards))).ranking();
                        var before = ranking.lines();
                        for (int stratum = 1; stratum <= 3; stratum++) {
                            var lines = grades.within(ranking, stratum).lines();
                            assertThat(before).hasSizeGreaterThanOrEqualTo(lines.size());
                            for (var line : lines) {
                                assertThat(line.place())
                                        .isLessThanOrEqualTo(
                                                ranking.line(line.contestant())
                                                        .orElseThrow()
                                                        .place());
                            }
                            before = lines;
                        }
                        var played =
                                ranking.lines().stream().filter(line -> line.boards() > 0).toList();
                        assertThat(grades.net(ranking).getFirst().lines())
                                .hasSameSizeAs(played)
                                .allSatisfy(net ->
                                        assertThat(net.place())
                                                .isLessThanOrEqualTo(
                                                        ranking.line(net.contestant())
                                                                .orElseThrow()
                                                                .place()));
                    }
                });
    }
}
