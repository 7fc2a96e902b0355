package overtrick.solver.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.testkit.Seeds;

/// Both kinds of table find exactly what was stored, compared with a plain list.
class TableTest {

    private static final int TRICKS = 8;
    private static final int SHAPES = 3;
    private static final long SMALL = 1 << 20;

    /// What was stored: masks of ten places, so that some entries are special cases of others.
    private record Stored(long shape, long mask, long one, long two, int lower, int upper) {

        static Stored draw(RandomGenerator chance) {
            int half = chance.nextInt(1 << 10);
            return draw(chance.nextInt(SHAPES), half & chance.nextInt(1 << 10), chance);
        }

        /// Of one shape, and none a special case of another, so that hundreds are in one block.
        static Stored drawOfCrowd(RandomGenerator chance) {
            int half = chance.nextInt(1 << 10);
            return draw(0, half | chance.nextInt(1 << 10), chance);
        }

        private static Stored draw(long shape, int mask, RandomGenerator chance) {
            int lower = chance.nextInt(TRICKS);
            return new Stored(
                    shape,
                    mask,
                    chance.nextInt(1 << 10),
                    chance.nextInt(1 << 10),
                    lower,
                    lower + chance.nextInt(TRICKS - lower + 1));
        }

        boolean isAbout(long shape, long one, long two) {
            return this.shape == shape && (((this.one ^ one) | (this.two ^ two)) & mask) == 0;
        }
    }

    static Stream<Table> tables() {
        return Stream.of(new NarrowTable(SMALL), new WideTable(SMALL));
    }

    @ParameterizedTest
    @MethodSource("tables")
    void tellsWhatWasStored(Table table) {
        check(table, 50, 60, Stored::draw);
    }

    @ParameterizedTest
    @MethodSource("tables")
    void tellsWhatWasStoredInACrowd(Table table) {
        check(table, 20, 1000, Stored::drawOfCrowd);
    }

    private static void check(
            Table table, int times, int entries, Function<RandomGenerator, Stored> source) {
        Seeds.each(
                times,
                chance -> {
                    table.clear();
                    var all = new ArrayList<Stored>();
                    for (int i = 0; i < entries; i++) {
                        var stored = source.apply(chance);
                        if (agrees(stored, all)) {
                            all.add(stored);
                            table.store(
                                    stored.shape,
                                    stored.mask,
                                    stored.one,
                                    stored.two,
                                    stored.lower,
                                    stored.upper);
                        }
                    }
                    for (int i = 0; i < 500; i++) {
                        compare(table, all, chance);
                    }
                });
    }

    /// A true search never contradicts itself: where two entries hold, the bounds overlap.
    private static boolean agrees(Stored stored, List<Stored> all) {
        return all.stream()
                .filter(other -> other.shape == stored.shape)
                .filter(other ->
                        (((other.one ^ stored.one) | (other.two ^ stored.two))
                                        & other.mask
                                        & stored.mask)
                                == 0)
                .allMatch(other -> other.lower <= stored.upper && stored.lower <= other.upper);
    }

    private static void compare(Table table, List<Stored> all, RandomGenerator chance) {
        long shape = chance.nextInt(SHAPES);
        long one = chance.nextInt(1 << 10);
        long two = chance.nextInt(1 << 10);
        int need = 1 + chance.nextInt(TRICKS);
        boolean reached =
                all.stream().anyMatch(it -> it.isAbout(shape, one, two) && it.lower >= need);
        boolean missed =
                all.stream().anyMatch(it -> it.isAbout(shape, one, two) && it.upper < need);

        int entry = table.find(shape, one, two, need);

        assertThat(entry != Table.UNKNOWN).isEqualTo(reached || missed);
        if (entry != Table.UNKNOWN) {
            assertThat(table.lower(entry) >= need).isEqualTo(reached);
        }
    }

    /// When it is full it forgets everything and goes on.
    @ParameterizedTest
    @MethodSource("tables")
    void forgetsWhenItIsFull(Table table) {
        for (int shape = 1; shape <= 200_000; shape++) {
            table.store(shape, 1, 1, 0, 3, 5);
        }

        assertThat(table.find(200_000, 1, 0, 3)).isNotEqualTo(Table.UNKNOWN);
        assertThat(table.find(1, 1, 0, 3)).isEqualTo(Table.UNKNOWN);
    }
}
