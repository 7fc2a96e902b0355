package overtrick.page.door;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(value = 10, unit = TimeUnit.SECONDS)
class ProxiesTest {

    private final Proxies proxies = new Proxies(Set.of("10.0.0.1", "10.0.0.2"));

    @ParameterizedTest
    @CsvSource({
        // who connects, what the header says, where it came from
        "192.0.2.1,,                                192.0.2.1",
        "192.0.2.1, 198.51.100.7,                   192.0.2.1",
        "10.0.0.1,  198.51.100.7,                   198.51.100.7",
        "10.0.0.1,,                                 10.0.0.1",
        "10.0.0.1,  'forged, 198.51.100.7',         198.51.100.7",
        "10.0.0.1,  '192.0.2.9, 198.51.100.7',      198.51.100.7",
        "10.0.0.1,  '198.51.100.7, 10.0.0.2',       198.51.100.7",
        "10.0.0.1,  '198.51.100.7, nonsense',       10.0.0.1",
        "10.0.0.1,  10.0.0.2,                       10.0.0.1",
        "10.0.0.1,  2001:db8::1,                    2001:db8::1",
    })
    void onlyProxiesAreBelieved(String peer, String forwarded, String origin) {
        assertThat(proxies.origin(peer, Optional.ofNullable(forwarded))).isEqualTo(origin);
    }

    @ParameterizedTest
    @CsvSource({
        "192.0.2.1, http,  https, false",
        "10.0.0.1,  http,  https, true",
        "10.0.0.1,  http,  http,  false",
        "10.0.0.1,  http,,        false",
        "192.0.2.1, https,,       true",
    })
    void encryptionIsBelievedLikewise(
            String peer, String scheme, String forwarded, boolean secure) {
        assertThat(proxies.isSecure(peer, scheme, Optional.ofNullable(forwarded)))
                .isEqualTo(secure);
    }
}
