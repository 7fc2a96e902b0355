package overtrick.members.passkey;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// For which addresses a passkey can be made.
class SiteTest {

    @ParameterizedTest
    @CsvSource({
        "club.example, true, club.example, https://club.example",
        "club.example:8443, true, club.example, https://club.example:8443",
        "localhost:8080, false, localhost, http://localhost:8080",
    })
    void isANameOverAnEncryptedLineOrThisMachine(
            String host, boolean secure, String name, String origin) {
        assertThat(Site.of(host, secure)).contains(new Site(name, origin));
    }

    @ParameterizedTest
    @CsvSource({
        "club.example, false",
        "192.168.1.5, true",
        "127.0.0.1:8080, false",
        "[::1]:8080, true",
        "'', true",
        "club example, true",
        "club.example/x, true",
    })
    void isNoAddressOfNumbersAndNoOpenLine(String host, boolean secure) {
        assertThat(Site.of(host, secure)).isEmpty();
    }
}
