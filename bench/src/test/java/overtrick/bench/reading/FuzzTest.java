package overtrick.bench.reading;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// A small part of what `./dev bench fuzz` does.
class FuzzTest {

    @Test
    void noReaderFailsOnMutatedFiles() {
        assertThat(FuzzBench.failures(20_000, 1)).isZero();
    }

    @Test
    void goodFilesAreRead() {
        for (var reader : Readers.all()) {
            reader.reading().accept(reader.good());
        }
        assertThat(Readers.all()).hasSizeGreaterThan(20);
    }

    @Test
    void theSameSeedMakesTheSameFiles() {
        var good = List.of("one two".getBytes(UTF_8), "three".getBytes(UTF_8));
        var first = new Mutator(new SplittableRandom(7), good);
        var second = new Mutator(new SplittableRandom(7), good);

        for (int time = 0; time < 100; time++) {
            assertThat(first.next(good.getFirst())).isEqualTo(second.next(good.getFirst()));
        }
    }
}
