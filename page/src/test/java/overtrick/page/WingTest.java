package overtrick.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WingTest {

    @ParameterizedTest
    @CsvSource({
        "/, PLAY",
        "/tables/K7P2M, PLAY",
        "/can, PLAY",
        "/can/learn/3, LEARN",
        "/eventsful, PLAY",
        "/events, EVENTS",
        "/events/K7P2MA?round=2, EVENTS",
        "/series, EVENTS",
        "/laws/27, LEARN",
        "/laws?edition=cn1999, LEARN",
        "/library/whist, LIBRARY",
        "/me/boards?from=50, BOARDS",
        "/me/matches, BOARDS",
    })
    void everyPageLiesInAWing(String path, Wing wing) {
        assertThat(Wing.at(path)).isEqualTo(wing);
    }

    @ParameterizedTest
    @CsvSource(
            nullValues = "-",
            value = {
                "EVENTS, /events, page",
                "EVENTS, /events/K7P2MA, true",
                "EVENTS, /library, -",
                "PLAY, /, page",
                "PLAY, /tables/K7P2M, true",
                "PLAY, /account?said=kept, -",
                "PLAY, /club/members, -",
            })
    void aLinkSaysWhetherOneIsThere(Wing wing, String path, String current) {
        assertThat(wing.current(path)).isEqualTo(current);
    }
}
