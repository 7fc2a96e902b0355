package overtrick.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.cards.Card;
import overtrick.testkit.Sample;
import overtrick.testkit.Seeds;

@Timeout(60)
class BatchTest {

    @ParameterizedTest(name = "{0} threads")
    @ValueSource(ints = {1, 2, 5})
    void resultsComeInOrder(int threads) {
        var positions =
                IntStream.range(0, 60)
                        .mapToObj(seed -> Positions.after(Card.PACK - 24, Seeds.chance(seed)))
                        .toList();
        var alone = new Solver(1);
        var results = new ArrayList<Integer>();
        var progress = new ConcurrentLinkedQueue<Integer>();

        new Batch(Executors::newFixedThreadPool, threads, 8)
                .each(positions, Solver::tricks, results::add, progress::add);

        assertThat(results).isEqualTo(positions.stream().map(alone::tricks).toList());
        assertThat(progress)
                .containsExactlyInAnyOrderElementsOf(IntStream.rangeClosed(1, 60).boxed().toList());
    }

    @Test
    void nothingToDoIsDoneAtOnce() {
        assertThat(
                        new Batch(Executors::newFixedThreadPool, 3, 8)
                                .map(List.<Position>of(), Solver::tricks))
                .isEmpty();
    }

    @Test
    void aFailureEndsAll() {
        assertThatIllegalStateException()
                .isThrownBy(() ->
                        new Batch(Executors::newFixedThreadPool, 2, 8)
                                .map(
                                        List.of(1, 2, 3),
                                        (_, item) -> {
                                            throw new IllegalStateException("item " + item);
                                        }))
                .withMessageMatching("item [12]");
    }

    @Test
    void aCancelledBatchEnds() {
        var deals =
                IntStream.range(0, 500).mapToObj(seed -> Sample.deal(Seeds.chance(seed))).toList();
        long start = System.nanoTime();
        Cancellation soon = () -> System.nanoTime() - start > 50_000_000;

        assertThatExceptionOfType(SearchCancelledException.class)
                .isThrownBy(() ->
                        new Batch(Executors::newFixedThreadPool, 2, 8, soon)
                                .map(deals, Solver::table));
    }

    @Test
    void anInterruptedCallerGetsNoResults() {
        Thread.currentThread().interrupt();
        try {
            assertThatExceptionOfType(SearchCancelledException.class)
                    .isThrownBy(() ->
                            new Batch(Executors::newFixedThreadPool, 2, 8)
                                    .map(List.of(Sample.deal(Seeds.chance(1))), Solver::table));
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "0, 64, threads are not 1 or more: 0",
        "4, 3, 'megabytes are not 4 or more, one for each thread: 3'"
    })
    void needsAThreadAndAMegabyteForEach(int threads, int megabytes, String complaint) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Batch(Executors::newFixedThreadPool, threads, megabytes))
                .withMessage(complaint);
    }
}
