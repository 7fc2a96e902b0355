package overtrick.movement.howell;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.movement.Promise;

class HowellTest {

    static IntStream allPairs() {
        return IntStream.rangeClosed(4, 40);
    }

    @ParameterizedTest(name = "{0} pairs")
    @MethodSource("allPairs")
    void everybodyMeetsEverybody(int pairs) {
        var movement = Howell.howell(pairs);
        var inspection = movement.inspection();
        boolean shared = pairs <= 6;

        assertThat(movement.entries()).hasSize(pairs);
        assertThat(movement.rounds()).isEqualTo(pairs - 1 + pairs % 2);
        assertThat(movement.seatings()).hasSize(pairs * (pairs - 1) / 2);
        assertThat(inspection.playEven()).isTrue();
        assertThat(pairs % 2 == 1 || inspection.setsEven()).isTrue();
        assertThat(movement.stated())
                .isEqualTo(shared ? Set.of(Promise.NO_SHARING) : Set.<Promise>of());
    }

    @ParameterizedTest(name = "{0} tables are perfectly balanced")
    @ValueSource(ints = {2, 4, 6, 8, 10, 12, 16, 18})
    void perfectHowells(int tables) {
        var balance = Howell.howell(2 * tables).balance();

        assertThat(balance.isPerfect()).isTrue();
        assertThat(balance.least()).isEqualTo(tables - 1);
    }

    /// What the layouts of tournaments.md §6.2 reach.
    @ParameterizedTest(name = "{0} tables: {1}, {2} to {3}")
    @CsvSource({
        "3, 1.63, 0, 4",
        "5, 1.79, 2, 6",
        "7, 1.85, 4, 8",
        "9, 1.89, 6, 10",
        "11, 1.91, 8, 12",
        "13, 1.92, 10, 14",
        "14, 1.51, 9, 17",
        "15, 1.93, 12, 16",
        "17, 1.94, 14, 18",
        "19, 1.95, 16, 20",
        "20, 1.79, 15, 23"
    })
    void theOthersAreNearlyBalanced(int tables, double deviation, int least, int most) {
        var balance = Howell.howell(2 * tables).balance();

        assertThat(rounded(balance.deviation())).isEqualTo(deviation);
        assertThat(balance.least()).isEqualTo(least);
        assertThat(balance.most()).isEqualTo(most);
    }

    @Test
    void threeTablesShareInTheLastRoundOnly() {
        var movement = Howell.howell(6);

        assertThat(movement.upTo(4).stated()).isEmpty();
        assertThat(movement.inspection().copies()).isEqualTo(3);
    }

    static Stream<Layout> threeQuarters() {
        return Layouts.all().stream().filter(layout -> layout.rounds() < 2 * layout.tables() - 1);
    }

    @ParameterizedTest
    @MethodSource("threeQuarters")
    void everyThreeQuarterHowellKeepsAllPromises(Layout layout) {
        var movement = Howell.threeQuarter(layout.tables(), layout.rounds());
        var inspection = movement.inspection();

        assertThat(movement.stated()).isEmpty();
        assertThat(inspection.leastPlayed()).isEqualTo(layout.rounds());
        assertThat(inspection.setsEven()).isTrue();
        assertThat(inspection.stationary()).isEqualTo(2 * layout.tables() - layout.rounds());
    }

    /// The balance that tournaments.md §6.3 reaches is reached here too.
    @ParameterizedTest(name = "{0} tables, {1} rounds")
    @CsvSource({
        "5, 6, 2.36",
        "5, 7, 1.35",
        "6, 8, 2.28",
        "6, 9, 1.78",
        "6, 10, 1.72",
        "7, 8, 3.41",
        "7, 9, 2.98",
        "7, 10, 2.46",
        "7, 11, 1.58",
        "7, 12, 1.87",
        "8, 10, 3.59",
        "8, 11, 2.58",
        "8, 12, 2.33",
        "8, 13, 1.98",
        "9, 10, 4.43",
        "9, 11, 4.17",
        "9, 12, 3.43",
        "9, 13, 2.66",
        "10, 12, 4.72",
        "10, 13, 3.88",
        "11, 12, 5.44",
        "11, 13, 5.26"
    })
    void threeQuarterBalance(int tables, int rounds, double deviation) {
        assertThat(rounded(Howell.threeQuarter(tables, rounds).balance().deviation()))
                .isLessThanOrEqualTo(deviation);
    }

    /// Impossible without sharing (tournaments.md §6.3).
    @ParameterizedTest
    @CsvSource({"5, 8", "6, 7", "8, 9", "10, 11"})
    void someHaveNoLayout(int tables, int rounds) {
        assertThat(Howell.refusal(tables, rounds)).isPresent();
        assertThat(LayoutSearch.threeQuarter(tables, rounds)).isEmpty();
    }

    @Test
    void saysWhichRoundsThereAre() {
        assertThatThrownBy(() -> Howell.threeQuarter(6, 7))
                .hasMessage(
                        "three-quarter-howell: 6 tables have none of 7 rounds; one of [8, 9, 10]"
                                + " would do");
        assertThatThrownBy(() -> Howell.howell(3))
                .hasMessage("howell: 3 pairs are too few; 4 to 40 would do");
    }

    /// The file is what the search finds; the small ones are searched again.
    @Test
    void theSearchFindsTheFile() {
        for (int tables = 4; tables <= 8; tables++) {
            assertThat(LayoutSearch.howell(tables))
                    .isEqualTo(Layouts.of(tables, 2 * tables - 1).orElseThrow());
        }
        assertThat(LayoutSearch.threeQuarter(5, 7)).isEqualTo(Layouts.of(5, 7));
        assertThat(LayoutSearch.threeQuarter(6, 9)).isEqualTo(Layouts.of(6, 9));
    }

    @Test
    void layoutsAreWrittenAsTheyAreRead() throws IOException {
        try (var file = Layouts.class.getResourceAsStream("layouts.txt")) {
            var lines = new String(file.readAllBytes(), UTF_8).lines().skip(1).toList();

            assertThat(Layouts.all()).extracting(Layout::text).isEqualTo(lines);
        }
    }

    /// The conditions (i) to (iii) of tournaments.md §6.1, on the first round alone.
    @Test
    void layoutsAreStartersWithAdders() {
        for (var layout : Layouts.all()) {
            int n = layout.rounds();
            var differences = new TreeSet<Integer>();
            var offsets = new TreeSet<Integer>();
            int movingTables = 0;
            for (var start : layout.starts()) {
                for (int pair : List.of(start.northSouth(), start.eastWest())) {
                    if (pair <= n) {
                        offsets.add(Math.floorMod(start.set() - pair, n));
                    }
                }
                if (start.northSouth() <= n && start.eastWest() <= n) {
                    movingTables++;
                    differences.add(Math.floorMod(start.northSouth() - start.eastWest(), n));
                    differences.add(Math.floorMod(start.eastWest() - start.northSouth(), n));
                }
            }
            assertThat(offsets).hasSize(n);
            assertThat(differences).hasSize(2 * movingTables);
            assertThat(layout.starts()).extracting(Layout.Start::set).doesNotHaveDuplicates();
        }
    }

    private static double rounded(double deviation) {
        return Math.round(deviation * 100) / 100.0;
    }
}
