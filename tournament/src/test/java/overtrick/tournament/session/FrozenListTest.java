package overtrick.tournament.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import overtrick.testkit.Seeds;

@Timeout(value = 10, unit = TimeUnit.SECONDS)
class FrozenListTest {

    @Test
    void isWhatAnArrayListWouldBe() {
        var chance = Seeds.chance(7);
        var list = FrozenList.copyOf(List.of("first"));
        var expected = new ArrayList<>(List.of("first"));
        for (int change = 0; change < 300; change++) {
            String element = "e" + change;
            if (chance.nextInt(3) == 0) {
                int index = chance.nextInt(expected.size());
                list = list.with(index, element);
                expected.set(index, element);
            } else {
                list = list.with(element);
                expected.add(element);
            }
        }

        assertThat(list).isEqualTo(expected).hasSameHashCodeAs(expected);
        assertThat(list.getLast()).isEqualTo(expected.getLast());
        assertThat(list.stream()).containsExactlyElementsOf(expected);
        assertThat(FrozenList.copyOf(list)).isSameAs(list);
    }

    @Test
    void whatItWasStaysAsItWas() {
        var two = FrozenList.copyOf(List.of(1, 2));

        assertThat(two.with(3)).containsExactly(1, 2, 3);
        assertThat(two.with(0, 9)).containsExactly(9, 2);
        assertThat(two).containsExactly(1, 2);
        assertThatThrownBy(() -> two.add(3)).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> two.get(2)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> two.with(2, 3)).isInstanceOf(IndexOutOfBoundsException.class);
    }
}
