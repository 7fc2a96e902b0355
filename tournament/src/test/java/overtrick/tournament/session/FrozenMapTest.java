package overtrick.tournament.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.NoSuchElementException;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.testkit.Seeds;

@Timeout(value = 10, unit = TimeUnit.SECONDS)
class FrozenMapTest {

    private static final FrozenMap<Integer, String> EMPTY =
            FrozenMap.copyOf(new TreeMap<Integer, String>());

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5, 20, 300})
    void isWhatATreeMapWouldBe(int keys) {
        var chance = Seeds.chance(keys);
        var map = EMPTY;
        var expected = new TreeMap<Integer, String>();
        for (int change = 0; change < 3 * keys; change++) {
            int key = chance.nextInt(keys);
            map = map.with(key, "v" + change);
            expected.put(key, "v" + change);
            assertThat(map).isEqualTo(expected).hasSameHashCodeAs(expected);
            assertThat(map.keySet()).containsExactlyElementsOf(expected.keySet());
            assertThat(map.get(key)).isEqualTo("v" + change);
        }
        assertThat(map.firstKey()).isEqualTo(expected.firstKey());
        assertThat(map.lastKey()).isEqualTo(expected.lastKey());
        assertThat(map.containsKey(keys)).isFalse();
        assertThat(map.get(-1)).isNull();
        int middle = keys / 2;
        assertThat(map.headMap(middle)).isEqualTo(expected.headMap(middle));
        assertThat(map.tailMap(middle)).isEqualTo(expected.tailMap(middle));
        assertThat(map.subMap(0, middle)).isEqualTo(expected.subMap(0, middle));
    }

    @Test
    void whatItWasStaysAsItWas() {
        var stages = new ArrayList<FrozenMap<Integer, String>>();
        stages.add(EMPTY);
        for (int key = 0; key < 100; key++) {
            stages.add(stages.getLast().with(key, "" + key));
        }

        for (int size = 0; size <= 100; size++) {
            assertThat(stages.get(size)).hasSize(size);
            assertThat(stages.get(size).containsKey(size)).isFalse();
        }
    }

    @Test
    void keysThatComeInOrderAreFoundSoonToo() {
        var map = EMPTY;
        for (int key = 0; key < 100_000; key++) { // a tree out of balance would overflow the stack
            map = map.with(key, "");
        }

        assertThat(map).hasSize(100_000);
        assertThat(map.lastKey()).isEqualTo(99_999);
    }

    @Test
    void nothingCanBeTakenOut() {
        var map = EMPTY.with(1, "one");

        assertThatThrownBy(() -> map.remove(1)).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> map.put(2, "two"))
                .isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(EMPTY::firstKey).isInstanceOf(NoSuchElementException.class);
        assertThatThrownBy(EMPTY::lastKey).isInstanceOf(NoSuchElementException.class);
        assertThat(FrozenMap.copyOf(map)).isSameAs(map);
    }
}
