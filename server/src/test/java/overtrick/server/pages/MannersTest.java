package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.house.terms.Strength;

/// What a table may want beside the game: stop card, clock, what has been seen. East, a robot,
/// opens 2♠; Ann sits South. The test tells the time.
@Timeout(value = 60, unit = TimeUnit.SECONDS)
@Tag("bridgetable")
class MannersTest {

    private static final String SET =
            """
            [Board "1"]
            [Dealer "E"]
            [Vulnerable "None"]
            [Deal "N:A2.KJ32.A32.5432 KQJ976.54.T98.98 T84.A986.KJ7.AQ6 53.QT7.Q654.KJT7"]
            """;

    private static final AtomicReference<Instant> NOW =
            new AtomicReference<>(Instant.parse("2026-03-06T19:00:00Z"));

    @RegisterExtension
    private static final House HOUSE =
            House.dealing()
                    .playing(SET)
                    .with(club -> club.withRobots(Strength.THUMB).withClock(NOW::get));

    /// A new visitor each time: nobody is dealt a board that they have seen.
    private final Browser ann = HOUSE.visitor();

    private static void pass(int seconds) {
        NOW.updateAndGet(before -> before.plusSeconds(seconds));
    }

    private String tableWith(String... customs) {
        var form = new HashMap<>(Map.of("robots", "yes", "name", "Ann"));
        for (var custom : customs) {
            form.put(custom, "yes");
        }
        String table = ann.submit("/tables", form).uri().getPath();
        ann.await(table, "data-turn=\"mine\"");
        return table;
    }

    @Test
    void afterAJumpTheNextPlayersBoxOpensWithThePause() {
        String table = tableWith("stop_card");

        assertThat(ann.get(table).body())
                .contains("aria-label=\"stop card\">STOP</b>")
                .contains("STOP</span> a moment to think")
                .contains("<fieldset disabled>")
                .contains("data-held=\"10000\"");
        pass(4);
        assertThat(ann.get(table).body()).contains("data-held=\"6000\" data-then=\"Your call\"");
        pass(6);
        assertThat(ann.get(table).body())
                .contains("aria-label=\"stop card\">STOP</b>")
                .doesNotContain("data-held")
                .doesNotContain("<fieldset disabled>");
    }

    /// Whatever a page may do.
    @Test
    void theHouseTakesNoCallBeforeThePauseHasPassed() {
        String table = tableWith("stop_card");
        pass(9);

        var early = ann.post(table + "/call", Map.of("call", "P"));
        assertThat(early.statusCode()).isEqualTo(422);
        assertThat(early.body()).contains("The stop card is out: take a moment to think");

        pass(1);
        ann.post(table + "/call", Map.of("call", "P"));
        ann.await(table, "id=\"why-1\"");
    }

    @Test
    void theStopCardGoesBackIntoTheBoxWithTheNextCall() {
        String table = tableWith("stop_card");
        pass(10);

        ann.post(table + "/call", Map.of("call", "P"));

        assertThat(ann.await(table, "id=\"why-1\"").body())
                .doesNotContain("aria-label=\"stop card\"");
    }

    @Test
    void whereNobodyWantsThemThereAreNone() {
        assertThat(ann.get(tableWith()).body())
                .doesNotContain("STOP")
                .doesNotContain("data-held")
                .doesNotContain("data-ms")
                .doesNotContain("What has been seen");
    }

    @Test
    void theClockTellsWhatTheBoardAndEachPlayerHaveTaken() {
        String table = tableWith("clock");
        pass(67);

        assertThat(ann.get(table).body())
                .contains("<b data-ms=\"67000\" data-runs=\"yes\">1:07</b>")
                .contains("<abbr title=\"South is thinking\">S</abbr>")
                .contains("<abbr title=\"West\">W</abbr> <b data-ms=\"0\">0:00</b>");
        ann.post("/preferences", Map.of("lang", "vi"));
        assertThat(ann.get(table).body()).contains("Ván bài</span>").contains("Nam đang nghĩ");
    }

    @Test
    void whatHasBeenSeenIsCountedInThePlay() {
        String table = tableWith("memory");
        assertThat(ann.get(table).body()).doesNotContain("What has been seen");

        for (int calls = 1; !ann.get(table).body().contains("data-phase=\"play\""); calls++) {
            ann.post(table + "/call", Map.of("call", calls == 1 ? "X" : "P"));
        }

        assertThat(ann.await(table, "What has been seen").body())
                .contains("aria-label=\"spades\"")
                .contains("<i class=\"own\">A</i>")
                .contains("High-card points unseen:");
    }

    @Test
    void whoPlaysAtOnceKeepsHisWishForThePanel() {
        ann.submit("/play", Map.of("name", "Ann", "memory", "yes"));

        assertThat(ann.get("/").body()).contains("name=\"memory\" value=\"yes\" checked");
    }
}
