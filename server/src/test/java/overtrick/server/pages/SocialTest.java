package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import overtrick.house.json.Json;
import overtrick.house.people.Reach;
import overtrick.social.page.Choice;
import tools.jackson.databind.JsonNode;

/// Rubber, Chicago and party bridge behind a true server.
@Timeout(60)
@Tag("social")
class SocialTest {

    @RegisterExtension private static final House HOUSE = House.hurrying();

    private final Browser ann = HOUSE.visitor();
    private final Browser minh = HOUSE.visitor();

    private String play(Choice choice) {
        return ann.submit("/social/tables", Map.of("form", choice.name(), "robots", "yes"))
                .uri()
                .getPath();
    }

    private void awaitOver(String table) {
        await().pollInterval(Duration.ofMillis(10))
                .until(() -> ann.get(table).body().contains("data-phase=\"over\""));
    }

    @Test
    void theDoorTellsWhatThereIs() {
        String door = ann.get("/social").body();

        for (var choice : Choice.values()) {
            assertThat(door).contains("value=\"" + choice.name() + "\"");
        }
        assertThat(ann.get("/").body()).contains("href=\"/social\"");
    }

    @ParameterizedTest
    @EnumSource
    void everyFormIsPlayedWithItsSheet(Choice choice) {
        String table = play(choice);
        ann.post(table + "/sit-out", Map.of());
        awaitOver(table);

        String page = ann.get(table).body();

        assertThat(page).contains("id=\"sheet\"").contains("Next deal");
        assertThat(page).contains(written(choice));
        // where no side is vulnerable nothing is said of it, at the names or beside the hands
        boolean told = page.contains("class=\"compass") || page.matches("(?s).*plate (safe|vul).*");
        assertThat(told).isEqualTo(choice.form().ofContract());
        assertThat(replayed(table, page)) // where all have passed there is only the deal
                .containsAnyOf("id=\"replay\"", "id=\"the-deal\"")
                .contains("aria-busy");
        assertThat(ann.post(table + "/next", Map.of()).statusCode()).isEqualTo(204);
        boolean boards = onBoards(choice);
        await().until(() -> ann.get(table).body().contains(boards ? "Board 2" : "Deal 2"));
        String head = page.split("id=\"board\"", 2)[1].split("</section>", 2)[0];
        assertThat(head.contains("class=\"compass-card\"")).isEqualTo(boards);
        assertThat(head.contains("vulnerable</small>")).isEqualTo(boards || rubber(choice));
    }

    /// A plate with a number and who is vulnerable is of boards.
    private static boolean onBoards(Choice choice) {
        return choice.code().startsWith("chicago") || choice.code().startsWith("party");
    }

    private static boolean rubber(Choice choice) {
        return choice.code().startsWith("rubber");
    }

    /// What tells its sheet from others.
    private static String written(Choice choice) {
        if (choice.code().startsWith("party")) {
            return "Should have";
        }
        return choice.code().contains("whist") && choice != Choice.BRIDGE_WHIST
                ? "class=\"whist\""
                : "class=\"below\"";
    }

    /// The page to which the table leads, with the play as far as its tenth card.
    private String replayed(String table, String page) {
        String kind = page.contains(table + "/boards/1") ? "/boards/1" : "/deals/1";
        assertThat(page).contains("href=\"" + table + kind + "\"");
        return ann.get(table + kind + "?card=10").body();
    }

    @Test
    void aDealOfWhistIsLookedAtCardByCard() {
        String table = play(Choice.WHIST);
        assertThat(ann.get(table + "/deals/1").statusCode()).isEqualTo(404); // it is being played
        ann.post(table + "/sit-out", Map.of());
        awaitOver(table);

        String deal = ann.get(table + "/deals/1?card=3").body();

        assertThat(deal)
                .contains("Trumps ")
                .contains("Turned up:")
                .contains("<b>3</b>/")
                .doesNotContain("id=\"compared\"")
                .doesNotContain("id=\"decided\"");
        String seen = ann.get(table + "/deals/1/analysis").body();
        assertThat(seen).contains("id=\"analysis\"").doesNotContain("class=\"par\"");
        for (String wrong : List.of("/deals/0", "/deals/2", "/deals/x")) {
            assertThat(ann.get(table + wrong).statusCode()).isEqualTo(404);
        }
    }

    @Test
    void theClockIsShownWhereItIsWanted() {
        var wanted = Map.of("form", "PLAFOND", "robots", "yes", "clock", "yes");

        String table = ann.submit("/social/tables", wanted).uri().getPath();

        await().until(() -> ann.get(table).body().contains("data-ms"));
        assertThat(ann.get(play(Choice.PLAFOND)).body()).doesNotContain("data-ms");
    }

    @Test
    void friendsComeWithTheCode() {
        String table =
                ann.submit(
                                "/social/tables",
                                Map.of(
                                        "form", "RUBBER", "robots", "no", "name", "Ann", "access",
                                        "FRIENDS"))
                        .uri()
                        .getPath();

        assertThat(minh.get(table).statusCode()).isEqualTo(200);
        minh.submit(table + "/sit", Map.of("seat", "E", "name", "Minh"));
        assertThat(ann.get(table).body()).contains("Minh").contains("id=\"sheet\"");
    }

    /// What the sheet shows is what the record says, for everybody who may see the deal.
    @Test
    void whatWasPlayedComesHomeAsAFile() {
        String table = play(Choice.RUBBER);
        assertThat(ann.get(table + "/record").statusCode()).isEqualTo(404);
        ann.post(table + "/sit-out", Map.of());
        awaitOver(table);

        var record = ann.get(table + "/record");

        assertThat(record.headers().firstValue("Content-Type").orElse("")).contains("jsonl");
        var lines = record.body().lines().map(Json.MAPPER::readTree).toList();
        assertThat(lines)
                .extracting(line -> line.path("event").asString(""))
                .containsExactly("begun", "deal", "stopped", "closed");
        String page = ann.get(table).body();
        assertThat(page).contains("href=\"" + table + "/record\"");
        for (var total : lines.get(1).path("totals")) {
            assertThat(page).containsPattern("Total </span>" + total.asInt() + "\\s");
        }
        assertThat(ann.get("/tables/NNNNNN/record").statusCode()).isEqualTo(404);
    }

    /// Two people and two robots: each draws one card, those who look on see what has been drawn.
    @Test
    void everybodyDrawsACardForTheirSeat() {
        var form =
                Map.of(
                        "form", "RUBBER", "robots", "no", "name", "Ann", "access", "OPEN", "draw",
                        "yes");
        String table = ann.submit("/social/tables", form).uri().getPath();
        String draw = "action=\"%s/draw\"".formatted(table);
        minh.submit(table + "/sit", Map.of("seat", "E", "name", "Minh"));
        ann.post(table + "/fill", Map.of());
        await().until(() -> ann.get(table).body().split("from-", -1).length == 3);
        assertThat(ann.get(table).body())
                .contains(draw, "Draw a card.", "data-phase=\"draw\"", "data-turn=\"mine\"")
                .doesNotContain("The first board");
        var watcher = HOUSE.visitor();
        assertThat(watcher.get(table).body()).contains("from-").doesNotContain(draw);

        assertThat(ann.post(table + "/draw", Map.of()).statusCode()).isEqualTo(204);
        assertThat(ann.get(table).body()).doesNotContain(draw).contains("Everybody draws a card");
        assertThat(ann.post(table + "/draw", Map.of()).body())
                .contains("You have drawn your card.");
        assertThat(watcher.post(table + "/draw", Map.of()).statusCode()).isGreaterThan(400);
        assertThat(minh.get(table).body()).contains(draw);
        assertThat(minh.post(table + "/draw", Map.of()).statusCode()).isEqualTo(204);
        await().until(() -> ann.get(table).body().contains("Deal 1"));
        assertThat(ann.get(table).body()).contains("class=\"drawn\"").doesNotContain(draw);
        assertThat(ann.post(table + "/draw", Map.of()).body()).contains("Cards are drawn once");
    }

    /// A member’s program draws its card, and is told the figures of the record.
    @Test
    void aProgramDrawsAndReadsTheSheet() {
        var chi = ApiClient.of(HOUSE, "Chi", Reach.PLAY);
        var form =
                Map.of(
                        "form", "RUBBER", "robots", "no", "name", "Ann", "access", "OPEN", "draw",
                        "yes");
        String table = ann.submit("/social/tables", form).uri().getPath();
        chi.done(table + "/sit", Map.of("seat", "E"));
        ann.post(table + "/fill", Map.of());
        await().until(() -> drawn(chi.found(table)).path("cards").size() == 2);
        var lying = drawn(chi.found(table));
        assertThat(lying.path("may").asBoolean()).isTrue();
        assertThat(lying.path("awaited").valueStream().map(JsonNode::asString))
                .containsExactlyInAnyOrder("E", "S");
        assertThat(lying.path("cards").has("E")).isFalse();

        var mine = drawn(chi.done(table + "/draw", Map.of()));
        assertThat(mine.path("may").asBoolean()).isFalse();
        assertThat(mine.path("cards").path("E").asString()).hasSize(2);
        assertThat(chi.say(table + "/draw", Map.of()).body()).contains("You have drawn your card.");
        ann.post(table + "/draw", Map.of());
        await().until(() -> chi.found(table).has("board"));
        ann.post(table + "/sit-out", Map.of());
        chi.done(table + "/sit-out", Map.of());
        awaitOver(table);

        var sheet = chi.found(table).path("sheet");
        var deal =
                ann.get(table + "/record")
                        .body()
                        .lines()
                        .map(Json.MAPPER::readTree)
                        .filter(line -> line.path("event").asString().equals("deal"))
                        .findFirst()
                        .orElseThrow();
        assertThat(sheet.path("form").asString()).isEqualTo("rubber");
        assertThat(sheet.path("entries")).isEqualTo(deal.path("entries"));
        assertThat(sheet.path("totals")).isEqualTo(deal.path("totals"));
        assertThat(drawn(chi.found(table)).isMissingNode()).isTrue();
    }

    private static JsonNode drawn(JsonNode table) {
        return table.path("sheet").path("draw");
    }

    @Test
    void aHintIsGivenAsAtDuplicate() {
        String table = play(Choice.RUBBER);
        await().until(() -> {
            String page = ann.get(table).body();
            return page.contains("data-turn=\"mine\"") || page.contains("data-phase=\"over\"");
        });

        if (ann.get(table).body().contains("data-turn=\"mine\"")) {
            assertThat(ann.get(table + "/hint").statusCode()).isEqualTo(200);
        }
    }

    @Test
    void whatIsNotThereIsTold() {
        var wrong = ann.submit("/social/tables", Map.of("form", "BIRITCH", "robots", "yes"));

        assertThat(wrong.statusCode()).isEqualTo(422);
        assertThat(wrong.body()).contains("There is no such game: BIRITCH");
    }
}
