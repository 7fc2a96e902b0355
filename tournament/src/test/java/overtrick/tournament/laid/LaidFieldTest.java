package overtrick.tournament.laid;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.RoundingMode;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import overtrick.cards.Side;
import overtrick.scoring.reckoning.Fraction;
import overtrick.testkit.Seeds;
import overtrick.tournament.laid.LaidRanking.Player;
import overtrick.tournament.season.SeasonEvening;

class LaidFieldTest {

    private static final Side US = Side.NORTH_SOUTH;
    private static final Side THEM = Side.EAST_WEST;

    private static Fraction percent(String text) {
        return Fraction.parse(text);
    }

    /// +420, +420, −50 and +450: matchpoints by hand.
    @Test
    void eachScoreIsComparedWithAllOthers() {
        var field =
                new LaidField(
                        Map.of(
                                "A", List.of(420),
                                "B", List.of(420),
                                "C", List.of(-50),
                                "D", List.of(450)));

        assertThat(field.percent("A", 0, US)).isEqualTo(percent("50"));
        assertThat(field.percent("B", 0, US)).isEqualTo(percent("50"));
        assertThat(field.percent("C", 0, US)).isEqualTo(percent("0"));
        assertThat(field.percent("D", 0, US)).isEqualTo(percent("100"));
        assertThat(field.percent("D", 0, THEM)).isEqualTo(percent("0"));
        // 470 points are 10 IMPs, 30 are 1
        assertThat(field.imps("A", 0, US)).isEqualTo(Fraction.of(0 + 10 - 1, 3));
        assertThat(field.imps("A", 0, THEM)).isEqualTo(Fraction.of(-9, 3));
    }

    @Test
    void whoIsAloneHasHalf() {
        var field = new LaidField(Map.of("A", List.of(420)));

        assertThat(field.percent("A", 0, US)).isEqualTo(percent("50"));
        assertThat(field.imps("A", 0, US)).isEqualTo(Fraction.ZERO);
    }

    /// A table that still plays is compared in what it has played.
    @Test
    void aDealIsComparedWhereItHasBeenPlayed() {
        var field =
                new LaidField(
                        Map.of("A", List.of(100, 100), "B", List.of(90, 200), "C", List.of(80)));

        assertThat(field.percent("A", 0, US)).isEqualTo(percent("100"));
        assertThat(field.percent("A", 1, US)).isEqualTo(percent("0"));
    }

    @Test
    void onlyWhoHasPlayedAllIsRankedAndEqualsShareAPlace() {
        var field =
                new LaidField(
                        Map.of(
                                "A", List.of(100, 100),
                                "B", List.of(100, 100),
                                "C", List.of(90, 90),
                                "D", List.of(500)));
        var ranking =
                LaidRanking.of(
                        field,
                        2,
                        List.of(
                                new Player("cat", "C", List.of(US, US)),
                                new Player("ann", "A", List.of(US, US)),
                                new Player("dan", "D", List.of(US)),
                                new Player("bob", "B", List.of(US, US)),
                                new Player("eve", "A", List.of(THEM, THEM))));

        assertThat(ranking.lines())
                .extracting(line -> line.placeText() + " " + line.player().who())
                .containsExactly("1= ann", "1= bob", "3 eve", "4 cat");
    }

    /// What all tables have won of a deal is half of what there was, and the IMPs cancel out.
    @Test
    void nothingIsGivenTwice() {
        Seeds.each(
                20,
                chance -> {
                    int tables = 2 + chance.nextInt(40);
                    var scores = new HashMap<String, List<Integer>>();
                    for (int at = 0; at < tables; at++) {
                        scores.put("T" + at, List.of(10 * chance.nextInt(-60, 60)));
                    }
                    var field = new LaidField(scores);
                    var percents = Fraction.ZERO;
                    var imps = Fraction.ZERO;
                    for (var table : scores.keySet()) {
                        percents = percents.plus(field.percent(table, 0, US));
                        imps = imps.plus(field.imps(table, 0, US));
                        assertThat(field.percent(table, 0, US).plus(field.percent(table, 0, THEM)))
                                .isEqualTo(Fraction.HUNDRED);
                    }
                    assertThat(percents).isEqualTo(Fraction.of(50L * tables));
                    assertThat(imps).isEqualTo(Fraction.ZERO);
                });
    }

    /// A week of 200 players: places found by sorting, as one does with pencil and paper.
    @Test
    void aWeekOfTwoHundredPlayersStandsAsReckonedOtherwise() {
        int people = 200;
        Seeds.each(
                3,
                chance -> {
                    var own = new double[people][7];
                    var results = new ArrayList<LaidSeason.Result>();
                    var monday = LocalDate.of(2026, 11, 23);
                    for (int day = 0; day < 7; day++) {
                        int[] scores = new int[people];
                        var tables = new HashMap<String, List<Integer>>();
                        var players = new ArrayList<Player>();
                        for (int who = 0; who < people; who++) {
                            own[who][day] = -1;
                            scores[who] = 10 * chance.nextInt(-20, 20);
                            if (chance.nextInt(4) > 0) {
                                tables.put("T" + who, List.of(scores[who]));
                                players.add(new Player("P" + who, "T" + who, List.of(US)));
                            }
                        }
                        for (int who = 0; who < people; who++) {
                            if (tables.containsKey("T" + who)) {
                                own[who][day] = byHand(scores, tables.keySet(), who);
                            }
                        }
                        var date = monday.plusDays(day);
                        LaidRanking.of(new LaidField(tables), 1, players)
                                .lines()
                                .forEach(line -> results.add(result(date, line)));
                    }
                    var ladder = LaidSeason.week(monday.plusDays(3)).standings(results);
                    double before = Double.MAX_VALUE;
                    for (var line : ladder.lines()) {
                        int who = Integer.parseInt(line.name().substring(1));
                        double total = bestFive(own[who]);
                        assertThat(line.total().rounded(6, RoundingMode.HALF_UP).doubleValue())
                                .isCloseTo(total, Offset.offset(1e-5));
                        assertThat(total).isLessThanOrEqualTo(before + 1e-9);
                        before = total;
                    }
                });
    }

    private static LaidSeason.Result result(LocalDate day, LaidRanking.Line line) {
        var result =
                new SeasonEvening.Result(
                        line.player().who(),
                        "" + line.place(),
                        line.percent(),
                        line.percent(),
                        Fraction.ZERO);
        return new LaidSeason.Result(day, "day " + day, result);
    }

    private static double byHand(int[] scores, Set<String> played, int who) {
        double won = 0;
        for (int other = 0; other < scores.length; other++) {
            if (other != who && played.contains("T" + other)) {
                won += scores[who] > scores[other] ? 1 : scores[who] == scores[other] ? 0.5 : 0;
            }
        }
        return 100 * won / (played.size() - 1);
    }

    private static double bestFive(double[] days) {
        return Arrays.stream(days)
                .filter(day -> day >= 0)
                .map(day -> -day)
                .sorted()
                .limit(5)
                .map(day -> -day)
                .sum();
    }
}
