package overtrick.page.door;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(value = 10, unit = TimeUnit.SECONDS)
class NamesTest {

    private final Names names = new Names("0.0.0.0", Set.of("club.example"));

    @ParameterizedTest
    @CsvSource({
        // header, address of this side, whether it is served
        "localhost,              127.0.0.1,    true",
        "localhost:8080,         127.0.0.1,    true",
        "Club.Example,           192.168.1.5,  true",
        "club.example.,          192.168.1.5,  false",
        "192.168.1.5:8080,       192.168.1.5,  true",
        "192.168.1.6:8080,       192.168.1.5,  false",
        "[2001:db8::1]:8080,     2001:db8::1,  true",
        "[fe80::1],              fe80::1%eth0, true",
        "evil.example,           192.168.1.5,  false",
        "localhost.evil.example, 192.168.1.5,  false",
        "'',                     192.168.1.5,  false",
    })
    void ownNamesAndTheAddressReachedAreServed(String host, String local, boolean served) {
        assertThat(names.isServed(host, local)).isEqualTo(served);
    }

    @ParameterizedTest
    @CsvSource({
        "http://localhost:8080,  localhost:8080, true",
        "https://Club.Example,   club.example,   true",
        "http://localhost:8081,  localhost:8080, false",
        "http://evil.example,    localhost:8080, false",
        "null,                   localhost:8080, false",
        "'http://a b',           localhost:8080, false",
    })
    void anOriginIsComparedWithItsPort(String origin, String host, boolean same) {
        assertThat(Names.isSame(origin, host)).isEqualTo(same);
    }
}
