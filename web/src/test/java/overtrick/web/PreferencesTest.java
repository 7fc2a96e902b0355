package overtrick.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
                                "confirm", "yes"));

        assertThat(Preferences.parse(chosen.text())).isEqualTo(chosen);
        assertThat(chosen.confirm()).isTrue();
        assertThat(chosen.auto()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "...", "theme-purple.size-", "lang-xx.pack-seven", "-", "a-b-c"})
    void nonsenseIsAsUsual(String cookie) {
        assertThat(Preferences.parse(cookie)).isEqualTo(Preferences.USUAL);
    }
}
