package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What the hall is told of a round: by the projector, by telephones and by the cards on the
/// tables.
@Timeout(value = 60, unit = TimeUnit.SECONDS)
@Tag("evening")
class HallTest {

    @RegisterExtension private final House house = House.dealing();
    private final Browser director = house.visitor();

    private Desk seated(int pairs, String movement) {
        return Desk.of(director, Map.of("title", "Friday", "kind", "pairs", "boards", "12"))
                .enter(pairs)
                .does("/seat", Map.of("movement", movement));
    }

    private static String hall(Desk desk) {
        return Browser.plain(desk.get("/hall").body());
    }

    @Test
    void theRoundBeingPlayedStandsBesideTheNext() {
        var desk = seated(6, "mitchell");
        assertThat(hall(desk)).contains("Your places").doesNotContain("· now", "· next");

        desk.begin(1);

        assertThat(hall(desk))
                .contains("NS stay EW to the next higher table Boards to the next lower table")
                .containsPattern(
                        "Round 1 · now 1 1 N1 – S1 101 .* Round 2 · next 1 1 N1 – S1 103 ");
        desk.begin(2).begin(3);
        assertThat(hall(desk)).contains("Round 3 · now").doesNotContain("· next", "NS stay");
    }

    @Test
    void halfWayAnEvenMitchellIsToldToSkip() {
        var desk = seated(8, "skip-mitchell").begin(1);

        assertThat(hall(desk)).contains("EW to the next higher table").doesNotContain("skip");
        desk.begin(2);
        assertThat(hall(desk)).contains("EW skip a table: to the second higher table");
    }

    @Test
    void whoSitsOutIsNamedBeforeTheRound() {
        var desk = seated(7, "mitchell");
        var first = hall(desk);
        assertThat(first).containsPattern("Sitting out: \\d+ N\\d – S\\d");

        desk.begin(1);

        assertThat(hall(desk))
                .containsPattern("Round 1 · now Sitting out: .* Round 2 · next Sitting out: ");
    }

    @Test
    void theArrowSwitchIsToldOnTheProjectorAndOnTheCards() {
        var desk = seated(10, "scrambled");
        int rounds = 5;
        int round = 1;
        desk.begin(1);
        while (!hall(desk).contains("Arrow switch at all tables") && round < rounds) {
            desk.begin(++round);
        }

        assertThat(round).as("the switch is told in the round before").isBetween(1, rounds - 1);
        assertThat(hall(desk)).contains("⇄ arrow switch");
        assertThat(Browser.plain(desk.get("/console/cards").body())).contains("⇄ arrow switch");
    }

    @Test
    void twoTablesThatShareAreTold() {
        var desk = seated(12, "share-relay").begin(1);

        assertThat(hall(desk)).contains("Tables 1, 6 share boards", "go to the stand");
        assertThat(Browser.plain(desk.get("/console/cards").body())).contains("Tables 1, 6 share");
    }

    @Test
    void aCardOfAMovementWithoutLinesSaysWhereAllGo() {
        var desk = seated(8, "howell");

        assertThat(Browser.plain(desk.get("/console/cards").body()))
                .containsPattern("NS → table \\d \\w\\w · EW → table \\d \\w\\w · Boards → ");
        desk.begin(1);
        assertThat(hall(desk)).contains("Each pair goes where this list shows");
    }
}
