package overtrick.robots.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import overtrick.systems.hand.Range;

class WindowTest {

    private static final int WHOLE = 3;
    private static final Range ALL = new Range(0, 13);

    @Test
    void tellsAllApartAtFirst() {
        var window = Window.about(9, ALL, WHOLE);

        for (int layout = 0; layout < WHOLE; layout++) {
            assertThat(window.isWhole()).isTrue();
            assertThat(window.next()).isEqualTo(ALL);
            window.learn(List.of(9, 9));
        }

        assertThat(window.isWhole()).isFalse();
    }

    @Test
    void asksOnlyForTheContractWhenAllCardsDoAlike() {
        var window = Window.about(9, ALL, WHOLE);
        learn(window, List.of(11, 11), List.of(7, 7));

        assertThat(window.next()).isEqualTo(new Range(8, 9));
    }

    @Test
    void tellsApartWhereCardsHaveDiffered() {
        var window = Window.about(9, ALL, WHOLE);
        learn(window, List.of(9, 10, 9), List.of(7, 7, 7));

        assertThat(window.next()).isEqualTo(new Range(8, 10));

        window.learn(List.of(8, 7));

        assertThat(window.next()).isEqualTo(new Range(7, 10));
    }

    @Test
    void asksForNothingWhenTheContractIsDecidedAndAllCardsDoAlike() {
        var window = Window.of(ALL, WHOLE);
        learn(window, List.of(2, 2), List.of(3, 3));

        assertThat(window.next().low()).isEqualTo(window.next().high());
    }

    @Test
    void tellsApartWhereCardsHaveDifferedOnceTheContractIsDecided() {
        var window = Window.of(ALL, WHOLE);
        learn(window, List.of(4, 2), List.of(3, 3));

        assertThat(window.next()).isEqualTo(new Range(2, 4));
    }

    /// The first layouts; those not given are as the last.
    @SafeVarargs
    private static void learn(Window window, List<Integer>... layouts) {
        for (int layout = 0; layout < WHOLE; layout++) {
            window.learn(layouts[Math.min(layout, layouts.length - 1)]);
        }
    }
}
