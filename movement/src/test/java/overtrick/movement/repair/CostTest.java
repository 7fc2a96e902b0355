package overtrick.movement.repair;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CostTest {

    /// By our own ruling: not to play counts four, to meet again three, a copy two, another set
    /// one.
    @Test
    void notToPlayIsWorseThanToMeetAgain() {
        assertThat(new Cost(1, 0, 0, 0).total()).isEqualTo(4);
        assertThat(new Cost(0, 1, 0, 0).total()).isEqualTo(3);
        assertThat(new Cost(0, 0, 1, 0).total()).isEqualTo(1);
        assertThat(new Cost(0, 0, 0, 1).total()).isEqualTo(2);
        assertThat(new Cost(1, 2, 3, 4).total()).isEqualTo(4 + 6 + 3 + 8);
        assertThat(new Cost(0, 1, 0, 0)).isLessThan(new Cost(1, 0, 0, 0));
    }

    @Test
    void ofTwoThatWeighTheSameMorePlayIsBetter() {
        assertThat(new Cost(0, 0, 4, 0)).isLessThan(new Cost(1, 0, 0, 0));
    }
}
