package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.cards.Sha256;

/// Anybody can verify that the deal that was played is the one that was sealed.
@Timeout(value = 120, unit = TimeUnit.SECONDS)
@Tag("standing")
class VerifyTest {

    private static final Pattern CODE = Pattern.compile("<code>([^<]+)</code>");

    @RegisterExtension
    private static final House HOUSE = House.hurrying().behind(door -> door.withPeople(10_000));

    private final Browser ann = HOUSE.visitor();

    private static String seal(String body) {
        var found = Pattern.compile("<code>([0-9a-f]{64})</code>").matcher(body);
        assertThat(found.find()).as(Browser.plain(body)).isTrue();
        return found.group(1);
    }

    @Test
    void theSealOfADealIsShownBeforeAndItsKeyAfterwards() {
        String table = ann.submit("/play", Map.of("name", "Ann")).uri().getPath();
        await().until(() -> ann.get(table + "/seals").body().contains("Board 1"));
        String before = ann.get(table + "/seals").body();
        String seal = seal(before);
        assertThat(before)
                .contains("data-open=\"no\"")
                .doesNotContain("Text under the seal <code>");

        ann.post(table + "/sit-out", Map.of());
        await().until(() -> ann.get(table + "/seals").body().contains("data-open=\"yes\""));

        String after = ann.get(table + "/seals").body();
        assertThat(seal(after)).isEqualTo(seal);
        var texts = CODE.matcher(after).results().map(one -> one.group(1)).toList();
        String deal = texts.get(1);
        String key = texts.get(2);
        assertThat(Sha256.hex(deal + " " + key)).isEqualTo(seal);
        assertThat(after).contains("sha256sum", "this is the deal that was sealed");
        var checked =
                ann.get("/verify?seal=" + seal + "&text=" + (deal + " " + key).replace(" ", "+"));
        assertThat(checked.body()).contains("this is the deal that was sealed");
        var other =
                ann.get("/verify?seal=" + seal + "&text=" + deal.replace(" ", "+") + "+0" + key);
        assertThat(other.body()).contains("The text does not fit the seal");
    }

    /// Rubber, and tables at which the Laws can be broken, are sealed as well.
    @Test
    void everyGameWithSealedDealsCanBeVerified() {
        for (var fields :
                java.util.List.of(
                        Map.of("form", "RUBBER", "robots", "yes"),
                        Map.of("laws", "free", "boards", "dealt"))) {
            String path = fields.containsKey("form") ? "/social/tables" : "/tables";
            String table = ann.submit(path, fields).uri().getPath();
            await().until(() -> ann.get(table + "/seals").body().contains("data-open=\"no\""));
            assertThat(ann.get(table + "/seals").body())
                    .contains("Board 1")
                    .doesNotContain("data-open=\"yes\"");
        }
    }

    @Test
    void anEventShowsAllItsSealsAndNoKeyBeforeTheFieldHasFinished() {
        var fields = Map.of("where", "online", "fill", "yes", "tables", "2", "boards", "3");
        var desk = Desk.of(ann, fields);
        var minh = HOUSE.visitor();
        minh.submit(desk.event() + "/join", Map.of("name", "Minh"));
        desk.seat();

        String seals = HOUSE.visitor().get(desk.event() + "/seals").body();

        assertThat(seals).contains("Board 1", "Board 3").doesNotContain("data-open=\"yes\"");
        assertThat(CODE.matcher(seals).results()).hasSizeGreaterThanOrEqualTo(3);
        String code = desk.event().split("/")[2];
        assertThat(ann.get("/verify?of=" + code).uri().getPath())
                .isIn(desk.event() + "/seals", "/verify");
        assertThat(ann.get("/verify?of=nonsense!").statusCode()).isEqualTo(Status.NOT_FOUND);
    }

    @Test
    void aTableThatLetsNobodyInShowsNothing() {
        String table = ann.submit("/play", Map.of("name", "Ann")).uri().getPath();
        ann.post(table + "/let-in", Map.of("access", "INVITED"));

        assertThat(HOUSE.visitor().get(table + "/seals").statusCode())
                .isEqualTo(HOUSE.visitor().get(table).statusCode());
    }
}
