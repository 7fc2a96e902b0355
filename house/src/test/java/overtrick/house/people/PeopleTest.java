package overtrick.house.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.log.Store;
import overtrick.sqlite.SqliteStore;

/// Guests and their names.
class PeopleTest {

    @TempDir private Path directory;

    private Store store;
    private People people;

    @BeforeEach
    void open() {
        store =
                SqliteStore.open(
                        directory, List.of("overtrick/house/schema"), InstantSource.system());
        people = new People(store, InstantSource.system());
    }

    @AfterEach
    void close() {
        store.close();
    }

    @Test
    void knowsAGuestAgainByHisToken() {
        var lan = people.welcome("Lan");
        var minh = people.welcome("Minh");

        assertThat(people.byToken(lan.token())).contains(lan.person());
        assertThat(people.byToken(minh.token())).contains(minh.person());
        assertThat(lan.person().id()).isNotEqualTo(minh.person().id());
    }

    @Test
    void knowsNobodyByWhatIsNoToken() {
        var lan = people.welcome("Lan");

        assertThat(people.byToken("")).isEmpty();
        assertThat(people.byToken(lan.person().id().value())).isEmpty();
        assertThat(people.byToken(lan.token() + "x")).isEmpty();
    }

    @Test
    void keepsOfTheTokenOnlyAHash() {
        var lan = people.welcome("Lan");

        String kept =
                store.read(connection -> {
                    try (var asked = connection.createStatement();
                            var row = asked.executeQuery("SELECT hash FROM session")) {
                        return row.getString(1);
                    }
                });

        assertThat(kept).hasSize(64).doesNotContain(lan.token());
    }

    @Test
    void givesANumberToWhoeverSaysNoName() {
        assertThat(people.welcome("").person().name()).matches("Guest \\d{4}");
        assertThat(people.welcome(" \t\n").person().name()).matches("Guest \\d{4}");
    }

    @ParameterizedTest
    @CsvSource({"Ann, true", "Guest, true", "Guest 12345, true", "Guest 1234, false", "'', false"})
    void tellsANameFromANumber(String name, boolean named) {
        assertThat(People.isNamed(name)).isEqualTo(named);
    }

    @Test
    void changesANameAndKeepsIt() {
        var lan = people.welcome("Lan");

        people.rename(lan.person().id(), " Lan  Anh ");
        people.rename(lan.person().id(), "  ");

        assertThat(people.byToken(lan.token()).map(person -> person.name()))
                .isEqualTo(Optional.of("Lan Anh"));
        assertThat(people.byId(lan.person().id()).map(person -> person.name())).hasValue("Lan Anh");
    }

    @ParameterizedTest
    @ValueSource(strings = {"👩🏽‍🚀", "🇻🇳", "e\u0301", "ễ"})
    void cutsNoSignInTwo(String sign) {
        String name = People.tidy("x" + sign.repeat(40));

        assertThat(name.substring(1).replace(sign, "")).isEmpty();
        assertThat(name.length()).isBetween(30, 120);
    }

    @Test
    void letsNobodyHangAHundredAccentsOnALetter() {
        assertThat(People.tidy("Zoe" + "\u0301".repeat(200))).isEqualTo("Zo");
        assertThat(People.tidy("a\0b\r\nc")).isEqualTo("a b c");
    }
}
