package overtrick.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.page.Preferences.Wish;
import overtrick.robots.bidding.Agreements;

class PreferencesTest {

    @Test
    void cookieBringsBackWhatWasChosen() {
        var chosen =
                Preferences.of(
                        Map.of(
                                "lang", "vi",
                                "theme", "contrast",
                                "pack", "two",
                                "size", "l",
                                "ew", "precision",
                                "confirm", "yes"));

        assertThat(Preferences.parse(chosen.text())).isEqualTo(chosen);
        assertThat(chosen.wants(Wish.CONFIRM)).isTrue();
        assertThat(chosen.wants(Wish.AUTO)).isFalse();
        assertThat(chosen.systems()).isEqualTo(new Agreements("standard-american", "precision"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "...",
                "theme-purple.size-",
                "lang-xx.pack-seven",
                "ns-blue-moon.ew-",
                "-",
                "a-b-c"
            })
    void nonsenseIsAsUsual(String cookie) {
        assertThat(Preferences.parse(cookie)).isEqualTo(Preferences.USUAL);
    }
}
