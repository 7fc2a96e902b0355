package overtrick.bridge.sheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BackScoreTest {

    /// Five people, one of whom sits out in turn.
    private static final BackScore<String> EVENING =
            BackScore.<String>empty()
                    .with(List.of("A", "B"), List.of("C", "D"), 8)
                    .with(List.of("C", "E"), List.of("A", "D"), 5)
                    .with(List.of("A", "C"), List.of("B", "E"), 0)
                    .with(Map.of("A", 12, "B", -6, "C", -6)); // a game for three

    @Test
    void whatOneWinsAnotherLoses() {
        assertThat(EVENING.balances())
                .isEqualTo(Map.of("A", 15, "B", 2, "C", -9, "D", -13, "E", 5));
    }

    @Test
    void theFiguresRunOn() {
        assertThat(EVENING.after(0, "A")).isZero();
        assertThat(EVENING.after(1, "A")).isEqualTo(8);
        assertThat(EVENING.after(2, "A")).isEqualTo(3);
        assertThat(EVENING.of("A")).isEqualTo(15);
        assertThat(EVENING.of("somebody else")).isZero();
    }

    @Test
    void aLineThatDoesNotAddUpIsNoLine() {
        assertThatThrownBy(() -> EVENING.with(Map.of("A", 3)))
                .hasMessage("what is won is not lost: {A=3}");
    }
}
