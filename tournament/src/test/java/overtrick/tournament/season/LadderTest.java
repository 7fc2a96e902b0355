package overtrick.tournament.season;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.scoring.reckoning.Fraction;
import overtrick.tournament.season.LadderRules.Counting;
import overtrick.tournament.season.SeasonEvening.Result;

/// Evenings of a season added up.
class LadderTest {

    /// `An 60, Bình 40`: percentages; the total is ten times, the masterpoints a hundredth of it.
    private static SeasonEvening evening(String id, String text) {
        var results = new ArrayList<Result>();
        for (String one : text.split(", ")) {
            String name = one.replaceAll(" [\\d.]+$", "");
            var percent = Fraction.parse(one.substring(name.length() + 1));
            results.add(new Result(name, "1", percent, percent.times(10), percent.over(100)));
        }
        return new SeasonEvening(id, results);
    }

    private static final List<SeasonEvening> SEASON =
            List.of(
                    evening("one", "An 60, Bình 55, Chi 40"),
                    evening("two", "An 50, Bình 65, Dũng 70"),
                    evening("three", "an 70, Chi 40"));

    @ParameterizedTest
    @CsvSource({
        "AVERAGE, 0, 0, 'Dũng 70, An 60, Bình 60, Chi 40', '1 2= 2= 4'",
        "AVERAGE, 1, 0, 'An 70, Dũng 70, Bình 65, Chi 40', '1= 1= 3 4'",
        "SUM, 0, 0, 'An 180, Bình 120, Chi 80, Dũng 70', '1 2 3 4'",
        "SUM, 2, 0, 'An 130, Bình 120, Chi 80, Dũng 70', '1 2 3 4'",
        "AVERAGE, 0, 2, 'An 60, Bình 60, Chi 40, Dũng 70', '1= 1= 3 '",
        "MASTERPOINTS, 0, 0, 'An 1.8, Bình 1.2, Chi 0.8, Dũng 0.7', '1 2 3 4'",
        "TOTAL, 1, 3, 'An 700, Dũng 700, Bình 650, Chi 400', '1   '",
    })
    void theBestEveningsAreAddedUp(
            Counting counting, int best, int least, String totals, String places) {
        var ladder = Ladder.of(SEASON, new LadderRules(counting, best, least));

        assertThat(
                        ladder.lines().stream()
                                .map(line -> capital(line.name()) + " " + line.total().text())
                                .toList())
                .containsExactly(totals.split(", "));
        assertThat(String.join(" ", ladder.lines().stream().map(Ladder.Line::placeText).toList()))
                .isEqualTo(places);
    }

    /// The name is written as on the last evening.
    private static String capital(String name) {
        return name.equals("an") ? "An" : name;
    }

    /// 60 % of 24 boards and 50 % of 12 are 56.67 %, not 55.
    @Test
    void sessionsWeighAsMuchAsTheyHaveBoards() {
        var season =
                List.of(
                        session("An 60, Bình 50, Chi 40", 24),
                        session("An 50, Bình 68", 12),
                        session("Chi 70", 6));

        var lines = Ladder.of(season, new LadderRules(Counting.BOARDS, 0, 2)).lines();

        assertThat(lines)
                .extracting(
                        line -> line.placeText() + " " + line.name() + " " + line.total().exact())
                .containsExactly("1 An 170/3", "2 Bình 56", "3 Chi 46");
        var best = Ladder.of(season, new LadderRules(Counting.BOARDS, 1, 0)).lines();
        assertThat(best)
                .extracting(line -> line.name() + " " + line.total().exact())
                .containsExactly("Chi 70", "Bình 68", "An 60");
    }

    private static SeasonEvening session(String text, int boards) {
        var results =
                evening("", text).results().stream()
                        .map(one ->
                                new Result(
                                        one.name(),
                                        one.place(),
                                        one.percent(),
                                        one.total(),
                                        one.masterpoints(),
                                        boards))
                        .toList();
        return new SeasonEvening(boards + " boards", results);
    }

    @Test
    void everyEveningOfEverybodyIsShownAndWhetherItCounts() {
        var line = Ladder.of(SEASON, new LadderRules(Counting.SUM, 2, 0)).lines().getFirst();

        assertThat(line.attended()).isEqualTo(3);
        assertThat(line.evenings())
                .extracting(Ladder.Evening::counts)
                .containsExactly(true, false, true);
        assertThat(line.masterpoints().text()).isEqualTo("1.8");
    }

    @Test
    void aSeasonWithoutEveningsHasNobody() {
        assertThat(Ladder.of(List.of(), new LadderRules(Counting.SUM, 0, 0)).lines()).isEmpty();
        assertThatThrownBy(() -> new LadderRules(Counting.SUM, -1, 0))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
