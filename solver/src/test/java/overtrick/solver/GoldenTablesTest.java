package overtrick.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import overtrick.testkit.Sample;
import overtrick.testkit.Seeds;

/// Against DDS. Here come the first few; `./dev bench solver` compares many more where DDS is
/// installed.
class GoldenTablesTest {

    /// `-Dovertrick.boards=1000` solves them all.
    private static final int DEALS = Integer.getInteger("overtrick.boards", 40);

    @Test
    void tablesAreThoseOfDds() {
        var tables = GoldenTables.tables();
        var seeds = IntStream.range(0, DEALS).boxed().toList();

        var solved =
                new Batch(Executors::newFixedThreadPool, 2, 64)
                        .map(
                                seeds,
                                (solver, seed) -> solver.table(Sample.deal(Seeds.chance(seed))));

        assertThat(solved).isEqualTo(tables.subList(0, DEALS));
    }
}
