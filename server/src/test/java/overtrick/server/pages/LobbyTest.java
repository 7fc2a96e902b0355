package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The list of tables says how far each has come in the words of its game.
@Timeout(180)
@Tag("house")
@Tag("page")
class LobbyTest {

    @RegisterExtension private static final House HOUSE = House.hurrying();

    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final Browser ann = HOUSE.visitor();

    /// How far the table has come, as its tile says.
    private String place(String table) {
        var tile =
                Pattern.compile("href=\"%s\">.*?<small>(.*?)</small>".formatted(table))
                        .matcher(ann.get("/tables").body());
        assertThat(tile.find()).as(table).isTrue();
        return tile.group(1).replaceAll(".*· ", "").strip();
    }

    private void awaitPlace(String table, String place) {
        await(place)
                .atMost(PATIENCE)
                .pollInterval(Duration.ofMillis(50))
                .until(() -> place(table).equals(place));
    }

    private String open(String door, Map<String, String> answers) {
        return ann.submit(door, answers).uri().getPath();
    }

    /// A match of four deals, and the next: its deals are counted anew.
    @Test
    void aMatchOfBaiCanCountsItsOwnDeals() {
        String table =
                open(
                        "/can/tables",
                        Map.of(
                                "robots", "yes",
                                "strength", "rules",
                                "preset", "short",
                                "ceremony", "house"));
        awaitPlace(table, "deal 1 of 4");
        ann.post(table + "/sit-out", Map.of());
        for (int deal = 2; deal <= 4; deal++) {
            awaitNext(table);
            awaitPlace(table, "deal %d of 4".formatted(deal));
        }
        awaitPlace(table, "match over");
        awaitNext(table);
        awaitPlace(table, "deal 1 of 4");
    }

    /// Whoever wants to go on may, once the deal is over.
    private void awaitNext(String table) {
        await().atMost(PATIENCE)
                .pollInterval(Duration.ofMillis(50))
                .until(() -> ann.post(table + "/next", Map.of()).statusCode() == 204);
    }

    @ParameterizedTest
    @CsvSource({"/social/tables, deal 1", "/tables, board 1"})
    void otherGamesSayDealsAndBoards(String door, String place) {
        String table = open(door, Map.of("form", "RUBBER", "robots", "yes", "name", "Ann"));

        awaitPlace(table, place);
    }
}
