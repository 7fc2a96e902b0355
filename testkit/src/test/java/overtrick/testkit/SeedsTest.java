package overtrick.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import org.junit.jupiter.api.Test;

class SeedsTest {

    @Test
    void theFailureNamesTheSeed() {
        var third = Seeds.chance(2).nextLong();

        assertThatThrownBy(() ->
                        Seeds.each(10, chance -> assertThat(chance.nextLong()).isNotEqualTo(third)))
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("seed 2: ");
    }

    @Test
    void everySeedIsAnotherDeal() {
        var deals = new HashSet<>();

        Seeds.each(200, chance -> deals.add(Sample.deal(chance)));

        assertThat(deals).hasSize(200);
    }

    @Test
    void aHandHasThirteenCards() {
        Seeds.each(200, chance -> assertThat(Sample.hand(chance).size()).isEqualTo(13));
    }
}
