package overtrick.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.laws.training.Course;

/// What a visitor's browser keeps of the training.
class ProgressTest {

    @Test
    void theBestTimeCounts() {
        var progress = new Progress(Map.of()).with(3, 2).with(3, 4).with(12, 0).with(3, 1);

        assertThat(progress.text()).isEqualTo("3-1.12-0");
        assertThat(Progress.parse(progress.text())).isEqualTo(progress);
        assertThat(progress.isSolved(3)).isTrue();
        assertThat(progress.isSolved(4)).isFalse();
        assertThat(progress.mistakes(12)).isZero();
    }

    @Test
    void manyMistakesAreNine() {
        assertThat(new Progress(Map.of()).with(1, 30).text()).isEqualTo("1-9");
    }

    @Test
    void theNextCaseIsTheFirstThatIsOpenFromHereOn() {
        var progress = new Progress(Map.of()).with(1, 0).with(3, 0);

        assertThat(progress.next(1)).hasValue(2);
        assertThat(progress.next(2)).hasValue(4);
        assertThat(progress.next(Course.cases().size())).hasValue(2);
        var all = progress;
        for (var one : Course.cases()) {
            all = all.with(one.number(), 0);
        }
        assertThat(all.next(1)).isEmpty();
        assertThat(Progress.parse(all.text())).isEqualTo(all);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "1", "1-", "1-0.", "1-10", "1-0;2-0", "9999-1"})
    void whatSomebodyElseWroteIsNothing(String kept) {
        assertThat(Progress.parse(kept).solved()).isEmpty();
    }

    @Test
    void aCaseThatStandsThereTwiceIsReadAtItsBest() {
        assertThat(Progress.parse("1-3.1-2").mistakes(1)).isEqualTo(2);
    }
}
