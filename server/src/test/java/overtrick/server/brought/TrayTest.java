package overtrick.server.brought;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import overtrick.page.Upload;

/// Files lie in memory: as many as fit.
class TrayTest {

    private static List<Tray.Item> lot(int bytes) {
        return List.of(new Tray.Item(new Upload("a", new byte[bytes]), List.of()));
    }

    @Test
    void theOldestMakesRoom() {
        var tray = new Tray(100);
        var first = tray.put(lot(40));
        var second = tray.put(lot(40));
        var third = tray.put(lot(40));

        assertThat(tray.find(first)).isEmpty();
        assertThat(tray.find(second)).isPresent();
        assertThat(tray.find(third)).isPresent();
    }

    @Test
    void theLatestIsKeptWhateverItWeighs() {
        var tray = new Tray(100);
        var first = tray.put(lot(1));
        var heavy = tray.put(lot(1_000));

        assertThat(tray.find(first)).isEmpty();
        assertThat(tray.find(heavy)).isPresent();
        assertThat(tray.find(tray.put(lot(1)))).isPresent();
        assertThat(tray.find(heavy)).isEmpty();
    }

    @Test
    void lotsWithoutWeightAreCounted() {
        var tray = new Tray(100);
        var words = new ArrayList<String>();
        for (int lot = 0; lot < 201; lot++) {
            words.add(tray.put(lot(0)));
        }

        assertThat(words).doesNotHaveDuplicates();
        assertThat(tray.find(words.getFirst())).isEmpty();
        assertThat(tray.find(words.get(1))).isPresent();
    }
}
