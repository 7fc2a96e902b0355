package overtrick.movement.howell;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import overtrick.movement.Balance;

/// The tool behind `./dev movements`: finds the starting layouts and prints them as the file
/// `layouts.txt` has them. The same program prints the same file.
final class LayoutSearch {

    private static final int FEWEST_TABLES = 4;
    private static final int MOST_TABLES = 20;
    private static final int MOST_THREE_QUARTER_TABLES = 12;
    private static final int DIRECTIONS = 100;
    private static final int TRIES = 60;
    private static final int STEPS = 2_000;

    private LayoutSearch() {}

    public static void main(String[] arguments) {
        System.out.println(
                "# Starting layouts, found by ./dev movements; see Layout for the form.");
        for (int tables = FEWEST_TABLES; tables <= MOST_TABLES; tables++) {
            System.out.println(howell(tables).text());
        }
        for (int tables = FEWEST_TABLES; tables <= MOST_THREE_QUARTER_TABLES; tables++) {
            for (int rounds = tables + 1; rounds <= 2 * tables - 2; rounds++) {
                threeQuarter(tables, rounds).ifPresent(layout -> System.out.println(layout.text()));
            }
        }
    }

    /// The best directions first, then a starter that has them.
    static Layout howell(int tables) {
        int rounds = 2 * tables - 1;
        var directions =
                LongStream.range(0, DIRECTIONS)
                        .mapToObj(seed -> Directions.best(rounds, seed))
                        .sorted(Comparator.comparingInt(Directions::unevenness))
                        .toList();
        for (var choice : directions) {
            for (boolean strong : List.of(true, false)) {
                var search = StarterSearch.howell(rounds, choice::northSouth, strong);
                for (long seed = 0; seed < 5; seed++) {
                    var found = search.attempt(seed, STEPS);
                    if (found.isPresent()) {
                        return found.get();
                    }
                }
            }
        }
        throw new IllegalStateException("no Howell found for %d tables".formatted(tables));
    }

    /// Of many layouts the one that balances best after turning tables round.
    static Optional<Layout> threeQuarter(int tables, int rounds) {
        var search = StarterSearch.threeQuarter(tables, rounds);
        return LongStream.range(0, TRIES)
                .mapToObj(seed -> search.attempt(seed, STEPS))
                .flatMap(Optional::stream)
                .map(LayoutSearch::turned)
                .min(Comparator.comparingDouble(LayoutSearch::deviation));
    }

    /// Turns one table after the other round as long as that balances better.
    private static Layout turned(Layout layout) {
        var best = layout;
        boolean better = true;
        while (better) {
            better = false;
            for (int table = 0; table < layout.tables(); table++) {
                var next = withTurned(best, table);
                if (deviation(next) < deviation(best)) {
                    best = next;
                    better = true;
                }
            }
        }
        return best;
    }

    private static Layout withTurned(Layout layout, int table) {
        var starts = new ArrayList<>(layout.starts());
        var start = starts.get(table);
        starts.set(
                table,
                new Layout.Start(
                        /* northSouth= */ start.eastWest(),
                        /* eastWest= */ start.northSouth(),
                        start.set()));
        return new Layout(layout.rounds(), starts);
    }

    private static double deviation(Layout layout) {
        return Balance.of(layout.seatings()).deviation();
    }
}
