package overtrick.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CalledTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Guest 1234            | Khách 1234            | Guest 1234
                    Guest 1234’s table    | Bàn của Khách 1234    | Guest 1234’s table
                    Bàn của Lan           | Bàn của Lan           | Lan’s table
                    Lan                   | Lan                   | Lan
                    Guest                 | Guest                 | Guest
                    Friday, table 3       | Friday, table 3       | Friday, table 3
                    """)
    void whatTheHouseHasNamedIsInTheLanguageOfTheReader(
            String kept, String vietnamese, String english) {
        assertThat(Called.in(Words.in(Locale.of("vi")), kept)).isEqualTo(vietnamese);
        assertThat(Called.in(Words.in(Locale.ENGLISH), kept)).isEqualTo(english);
    }

    @ParameterizedTest
    @CsvSource({"match.room.open", "match.room.closed"})
    void theRoomsOfAMatchAreToo(String room) {
        var vietnamese = Words.in(Locale.of("vi"));
        String stored = Words.in(Locale.ENGLISH).get(room);
        assertThat(Called.in(vietnamese, stored))
                .isEqualTo(vietnamese.get(room))
                .isNotEqualTo(stored);
    }
}
