package overtrick.boards.account;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// All and none are told only where it is all or none.
class JudgeTest {

    @ParameterizedTest
    @CsvSource({
        "0, 40, 0",
        "0.1, 40, 1",
        "10, 40, 25",
        "39.9, 40, 99",
        "40, 40, 100",
    })
    void partsAreInAHundred(double some, double all, int part) {
        assertThat(Judge.part(some, all)).isEqualTo(part);
    }
}
