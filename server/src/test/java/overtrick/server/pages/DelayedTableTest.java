package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// A table that is shown later than it is played: nothing of what is played now reaches those who
/// look on, by whatever way they ask.
@Timeout(120)
@Tag("bridgetable")
class DelayedTableTest {

    private static final String LATER = "Those who look on see this table later than it is played";
    private static final String OVER = "data-phase=\"over\"";
    private static final Pattern CARD = Pattern.compile("id=\"[SHDC][2-9TJQKA]\"");
    private static final Pattern UNDER_WAY = Pattern.compile("data-phase=\"(auction|play|claim)");

    /// What was played, by addresses of its own.
    private static final List<String> PLAYED =
            List.of(
                    "/boards/1",
                    "/boards/0000001",
                    "/boards/+1",
                    "/boards/1.pbn",
                    "/boards/0000001.pbn",
                    "/boards.pbn",
                    "/sheet",
                    "/seals");

    @RegisterExtension private static final House HOUSE = House.hurrying();

    private final Browser ann = HOUSE.visitor();
    private final Browser minh = HOUSE.visitor();

    private String open() {
        String table = ann.submit("/play", Map.of("name", "Ann")).uri().getPath();
        assertThat(ann.post(table + "/let-in", Map.of("access", "OPEN")).statusCode())
                .isEqualTo(204);
        return table;
    }

    /// No card lies open, and nothing of the board is under way.
    private static void assertTellsNothing(String sent) {
        assertThat(CARD.matcher(sent).find()).as("a card").isFalse();
        assertThat(UNDER_WAY.matcher(sent).find()).as("a board under way").isFalse();
    }

    @Test
    void noByteOfTheBoardComesBeforeItIsOver() throws Exception {
        String table = open();
        ann.post(table + "/set-delay", Map.of("delay", "DEAL"));
        var sent = CompletableFuture.supplyAsync(() -> untilOver(table));
        while (!ann.get(table).body().contains("data-phase")) {
            Browser.pause(); // the house deals a moment later
        }
        var program = ApiClient.stranger(HOUSE);
        boolean asked = false;
        assertThat(CARD.matcher(ann.get(table).body()).results()).hasSizeGreaterThanOrEqualTo(13);
        while (!ann.get(table).body().contains(OVER)) {
            assertTellsNothing(minh.get(table).body());
            if (!asked) {
                asked = true;
                assertThat(program.found(table).has("board")).isFalse();
                for (var path : PLAYED) {
                    String body = minh.get(table + path).body();
                    assertThat(body).as(path).contains(LATER);
                    assertTellsNothing(body);
                    assertThat(ann.get(table + path).body()).as(path).doesNotContain(LATER);
                }
                assertThat(minh.post(table + "/say", Map.of("text", "hm")).statusCode())
                        .isEqualTo(204);
            }
            PlayedBoard.playOn(ann, table);
        }

        assertThat(asked).isTrue();
        assertThat(minh.await(table, OVER).body()).contains("You see each deal when it is over");
        String all = sent.get(60, TimeUnit.SECONDS);
        assertThat(all).contains(OVER);
        int last =
                all.lastIndexOf("\n\n", all.indexOf(OVER)); // where the picture with the end begins
        assertTellsNothing(all.substring(0, Math.max(0, last)));
        for (var path : PLAYED) {
            assertThat(minh.get(table + path).body()).as(path).doesNotContain(LATER);
        }
    }

    /// Somebody offers to comment and is let: they see the table as it is played, others read them
    /// as late as they see it, and whoever plays does not read them at all.
    @Test
    void theOwnerLetsSomebodyComment() {
        String table = open();
        ann.await(table, "data-phase");
        ann.post(table + "/set-delay", Map.of("delay", "HALF_HOUR"));
        assertThat(minh.get(table).body()).contains("Offer to comment", "30 minutes later");
        minh.post(table + "/comment", Map.of("offer", "yes", "name", "Minh"));
        String offered = ann.await(table, "Let Minh comment").body();
        var id = Pattern.compile("name=\"let\" value=\"([^\"]+)\"").matcher(offered);
        assertThat(id.find()).isTrue();
        try (var stranger = new Browser(HOUSE.port())) {
            assertThat(stranger.get(table).body()).doesNotContain(id.group(1), "Let Minh");
            var let = Map.of("let", id.group(1));
            assertThat(stranger.post(table + "/comment", let).statusCode()).isEqualTo(422);
            assertThat(ann.post(table + "/comment", let).statusCode()).isEqualTo(204);

            assertThat(minh.get(table).body())
                    .contains("You comment on this table")
                    .doesNotContain("30 minutes later", "Sit here");
            assertThat(UNDER_WAY.matcher(minh.get(table).body()).find()).isTrue();
            assertThat(stranger.get("/api/v1" + table).body())
                    .contains("\"commentators\":[\"Minh\"]");
            minh.post(table + "/say", Map.of("text", "what a hand"));
            assertThat(minh.get(table).body()).contains("what a hand");
            assertThat(stranger.get(table).body())
                    .contains("Commenting: Minh", "30 minutes later")
                    .doesNotContain("what a hand");
            assertThat(ann.get(table).body()).doesNotContain("what a hand");
        }
    }

    /// All that the stream sends to somebody who looks on until it shows the end of the board.
    private String untilOver(String table) {
        var all = new StringBuilder();
        try (var lines = minh.lines(table + "/stream")) {
            for (var each = lines.iterator(); each.hasNext(); ) {
                String line = each.next();
                all.append(line).append('\n');
                if (line.contains(OVER)) {
                    return all.toString();
                }
            }
        }
        return all.toString();
    }

    /// The page goes back to what it would have shown so long ago.
    @Test
    void aPageThatIsOpenIsLateAtOnce() {
        String table = open();
        ann.await(table, "data-phase");
        try (var stream = minh.lines(table + "/stream")) {
            var lines = stream.iterator();
            until(lines, "data-phase");
            ann.post(table + "/set-delay", Map.of("delay", "HALF_HOUR"));
            until(lines, "You see the table 30 minutes later than it is played");
            minh.post(table + "/say", Map.of("text", "does anybody see a card?"));
            until(lines, "does anybody see a card?");
        }
    }

    /// The answer to what a watcher says does not tell that something has happened meanwhile.
    @Test
    void whoeverSaysSomethingIsNotToldHowFarThePlayHasCome() {
        String table = open();
        ann.await(table, "data-phase");
        ann.post(table + "/set-delay", Map.of("delay", "HALF_HOUR"));

        var before = told(minh, table);
        var played = told(ann, table);
        assertThat(told(minh, table)).isPresent().isEqualTo(before).isNotEqualTo(played);
    }

    private static Optional<String> told(Browser speaker, String table) {
        return speaker.post(table + "/say", Map.of("text", "hm")).headers().firstValue("X-Event");
    }

    /// A line on which nothing comes but ten heartbeats has been silent for twenty seconds.
    private static void until(Iterator<String> lines, String sign) {
        int beats = 0;
        String line = "";
        while (!line.contains(sign)) {
            line = lines.next();
            beats += line.equals("event: beat") ? 1 : 0;
            assertThat(beats).as("heartbeats without: %s", sign).isLessThan(10);
        }
    }

    @Test
    void itsOwnerSaysHowLate() {
        String table = open();

        assertThat(ann.get(table).body())
                .contains("People who look on see the table", "5 min later");
        assertThat(ann.post(table + "/set-delay", Map.of("delay", "SOON")).body())
                .contains("does not say how late");
        assertThat(minh.post(table + "/set-delay", Map.of("delay", "DEAL")).statusCode())
                .isEqualTo(422);
        ann.post(table + "/set-delay", Map.of("delay", "FIVE_MINUTES"));
        assertThat(minh.get(table).body())
                .contains("You see the table 5 minutes later than it is played")
                .doesNotContain("data-phase=\"auction\"");
        ann.post(table + "/let-in", Map.of("access", "CLOSED"));
        assertThat(ann.get(table).body()).doesNotContain("5 min later");
    }
}
