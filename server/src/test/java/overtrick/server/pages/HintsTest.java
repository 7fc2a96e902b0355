package overtrick.server.pages;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Help for whoever is alone with robots. North, a robot, opens 1NT; Ann sits South with five
/// hearts and eleven points.
@Timeout(value = 60, unit = SECONDS)
@Tag("boards")
class HintsTest {

    @RegisterExtension
    private static final House HOUSE = House.dealing().playing(Boards.ONE_NOTRUMP);

    private final Browser ann = HOUSE.visitor();
    private String table = "";

    @BeforeEach
    void sitDown() {
        table = ann.submit("/play", Map.of("name", "Ann")).uri().getPath();
        awaitMine();
    }

    private void awaitMine() {
        ann.await(table, "data-turn=\"mine\"");
    }

    @Test
    void aCallIsAdvisedAndExplained() {
        assertThat(ann.get(table).body()).contains("id=\"hint-ask\"");

        String advice = ann.get(table + "/hint").body();

        assertThat(advice).contains("2 diamonds").contains("Transfer").contains("hearts");
    }

    @Test
    void aCallIsExplainedBeforeItIsMade() {
        String fits = ann.get(table + "/meaning?call=2D").body();

        assertThat(fits).contains("Transfer").doesNotContain("does not fit");
        assertThat(fits).contains("name=\"call\" value=\"2D\"");
    }

    @Test
    void whoseHandDoesNotFitIsWarned() {
        String misfit = ann.get(table + "/meaning?call=2H").body();

        assertThat(misfit).contains("Your hand does not fit:").contains("5+ ♠ (here 3)");
    }

    @Test
    void aCallThatMayNotBeMadeHasNoMeaning() {
        assertThat(ann.get(table + "/meaning?call=1C").statusCode()).isEqualTo(409);
        assertThat(ann.get(table + "/meaning?call=9Q").statusCode()).isEqualTo(422);
    }

    /// South shows five hearts, bids game in them, and declares or is dummy; as dummy they are
    /// asked for nothing.
    @Test
    void aCardIsAdvisedWithItsReasons() throws InterruptedException {
        ann.post(table + "/call", Map.of("call", "4H"));
        while (!ann.get(table).body().contains("data-phase=\"play\"")) {
            Thread.sleep(10);
            String page = ann.get(table).body();
            if (page.contains("data-phase=\"auction\"") && page.contains("data-turn=\"mine\"")) {
                ann.post(table + "/call", Map.of("call", "P"));
            }
        }
        awaitMine();

        String advice = ann.get(table + "/hint").body();

        assertThat(advice)
                .containsPattern("I would play <b[^>]*>[♠♥♦♣](10|[2-9AKQJ])</b>")
                .contains("makes the contract")
                .containsIgnoringCase("layouts");
    }

    @Test
    void whoPlaysWithPeopleIsNotHelped() {
        try (var ben = new Browser(HOUSE.port())) {
            assertThat(ben.get(table + "/hint").statusCode()).isEqualTo(403);
            assertThat(ben.get(table).body()).doesNotContain("id=\"hint-ask\"");

            ben.submit("/me", Map.of("name", "Ben"));
            String shared = ann.submit("/tables", Map.of("robots", "no")).uri().getPath();
            ben.submit(shared + "/sit", Map.of("seat", "N"));
            ann.submit(shared + "/robot", Map.of("seat", "E"));
            ann.submit(shared + "/robot", Map.of("seat", "W"));

            assertThat(ann.get(shared + "/hint").statusCode()).isEqualTo(403);
            assertThat(ann.get(shared + "/meaning?call=P").statusCode()).isEqualTo(403);
            assertThat(ann.get(shared).body()).doesNotContain("id=\"hint-ask\"");
        }
    }
}
