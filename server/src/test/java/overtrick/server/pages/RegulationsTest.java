package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.server.pages.Status.FORBIDDEN;
import static overtrick.server.pages.Status.UNCLEAR;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Masterpoints by the club's own regulation.
@Timeout(value = 60, unit = TimeUnit.SECONDS)
@Tag("evening")
class RegulationsTest {

    private static final String OWN =
            """
            scheme quarter
            title Points of the Old Quarter
            for pairs
            from 2: 3.5 1.25
            """;

    @RegisterExtension private final House house = House.dealing();
    private final Browser owner = house.visitor();
    private final Browser director = house.visitor();

    private void own() {
        owner.submit("/account/join", Map.of("name", "Owner", "password", "seven of diamonds"));
        var offices = house.club().members().offices();
        owner.get("/club/own/" + offices.foundingSecret().orElseThrow());
        owner.submit("/club/own", Map.of());
    }

    @Test
    void anOfficerLoadsARegulationAndASeriesGivesPointsByIt() {
        own();
        assertThat(director.post("/club/masterpoints", Map.of("text", OWN)).statusCode())
                .isEqualTo(FORBIDDEN);
        assertThat(owner.submit("/club/masterpoints", Map.of("text", OWN)).body())
                .contains("Points of the Old Quarter");
        assertThat(director.get("/series").body()).contains("Points of the Old Quarter");
        String series =
                director.submit("/series", Map.of("title", "Autumn", "scheme", "quarter"))
                        .uri()
                        .getPath();
        evening(series);

        assertThat(Browser.plain(director.get(series).body()))
                .contains("masterpoints: Points of the Old Quarter", " A 66.67 1 1.58 ");
        String csv = director.get(series + "/masterpoints.csv").body();
        assertThat(csv).startsWith("player,event,title,place,masterpoints\r\n");
        assertThat(csv.lines().filter(line -> line.startsWith("A,"))).hasSize(1);
        assertThat(csv.lines().filter(line -> line.startsWith("A,")).findFirst().orElseThrow())
                .endsWith(",1=,1.58");
    }

    /// Two tables, three rounds of a board; three pairs share the first three places.
    private void evening(String series) {
        var desk =
                Desk.of(
                        director,
                        Map.of(
                                "title",
                                "One",
                                "boards",
                                "3",
                                "movement",
                                "howell",
                                "series",
                                series.replace("/series/", "")));
        desk.does("/entries", Map.of("names", "A – B\nC – D\nE – F\nG – H")).seat();
        for (int round = 1; round <= 3; round++) {
            desk.begin(round).fill(round, "1", 1, "4SN=").fill(round, "2", 1, "P");
        }
        desk.does("/console/clock", Map.of("deed", "close"));
    }

    @Test
    void whatIsWrongIsSaidWithItsLine() {
        own();
        var answer =
                owner.post(
                        "/club/masterpoints",
                        Map.of("text", OWN.replace("from 2: 3.5", "from two:")));

        assertThat(answer.statusCode()).isEqualTo(UNCLEAR);
        assertThat(Browser.plain(answer.body()))
                .contains("This is no regulation yet: line 4", "from two:");
        assertThat(Browser.plain(owner.get("/club/masterpoints").body()))
                .contains("The club has no regulation of its own yet");
    }
}
