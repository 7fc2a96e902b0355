package overtrick.server.pages;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static overtrick.server.pages.Status.FORBIDDEN;
import static overtrick.server.pages.Status.TOO_MANY;

import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.cantable.CanTerms;
import overtrick.house.codes.TableId;
import overtrick.house.table.Access;
import overtrick.house.table.Member;
import overtrick.page.server.Address;

/// A table that is closed is closed at every address below it.
@Timeout(value = 240, unit = TimeUnit.SECONDS)
class AccessTest {

    private static final String SHUT = "This table is closed.";

    @RegisterExtension
    private static final House HOUSE =
            House.hurrying().playing(PlayedBoard.SET).behind(door -> door.withPeople(10_000));

    private static List<Address> below() {
        var below =
                HOUSE.web().addresses().stream()
                        .filter(one -> (one.path() + "/").startsWith("/tables/{code}/"))
                        .toList();
        assertThat(below).hasSizeGreaterThan(60);
        return below;
    }

    private static TableId id(String table) {
        return new TableId(table.substring("/tables/".length()));
    }

    /// Whether somebody opens and closes it as they like: not so where the house seats people.
    private static boolean isOwn(String table) {
        var tables = HOUSE.club().tables().at(id(table)).orElseThrow();
        var view = tables.look(id(table), Member.House.HOUSE).orElseThrow();
        boolean ofContest = view.terms() instanceof CanTerms can && can.contest().isPresent();
        return !view.terms().hosted() && !ofContest && view.door().owner().isPresent();
    }

    /// Somebody who knows the code, and has a name.
    private static Browser friend() {
        var friend = HOUSE.visitor();
        friend.post("/me", Map.of("name", "Lan"));
        return friend;
    }

    /// A page as it comes first, at another door when the visitor has asked too much at one.
    private static Told ask(Browser who, Address address, String path) {
        var told = askHere(who, address, path);
        if (told.status() == TOO_MANY) {
            HOUSE.openAnotherDoor();
            told = askHere(who, address, path);
        }
        assertThat(told.status()).as(path).isNotEqualTo(TOO_MANY);
        return told;
    }

    /// The rest of a stream is not waited for.
    private static Told askHere(Browser who, Address address, String path) {
        var request =
                address.method().equals("GET")
                        ? who.request(path)
                        : who.form(path, Map.of("any", "thing"));
        if (address.path().endsWith("/stream")) {
            var answer = who.open(request);
            try (var body = answer.body()) {
                int status = answer.statusCode();
                return new Told(
                        status, status == 200 ? "" : new String(body.readAllBytes(), UTF_8));
            } catch (java.io.IOException failed) {
                throw new IllegalStateException(failed);
            }
        }
        HttpResponse<String> answer = who.send(request);
        return new Told(answer.statusCode(), answer.body());
    }

    private record Told(int status, String body) {}

    @Test
    void whoMayComeMayComeToEveryAddressAndNobodyElseToAny() {
        var ann = HOUSE.visitor();
        var minh = HOUSE.visitor();
        var club = LivelyClub.of(HOUSE, ann, minh);
        var tables = club.of("/tables/{code}").stream().filter(AccessTest::isOwn).toList();
        assertThat(tables).hasSizeGreaterThan(4);

        for (var access : List.of(Access.OPEN, Access.FRIENDS, Access.CLOSED)) {
            boolean shut = access == Access.CLOSED;
            for (var table : tables) {
                var let = ann.post(table + "/let-in", Map.of("access", access.name()));
                assertThat(let.statusCode()).as(let.body()).isEqualTo(204);
                var friend = friend();
                var stranger = HOUSE.visitor();
                for (var address : below()) {
                    var paths =
                            club.filled(address).stream()
                                    .filter(path -> (path + "/").startsWith(table + "/"))
                                    .toList();
                    for (var path : paths) {
                        boolean reads = address.method().equals("GET");
                        for (var who : List.of(stranger, friend)) {
                            if (shut) {
                                var told = ask(who, address, path);
                                assertThat(told.status()).as(path).isEqualTo(FORBIDDEN);
                                assertThat(told.body()).as(path).contains(SHUT);
                            } else if (reads) {
                                assertThat(ask(who, address, path).body())
                                        .as(path)
                                        .doesNotContain(SHUT);
                            }
                        }
                        if (shut && reads) {
                            assertThat(ask(ann, address, path).body())
                                    .as(path)
                                    .doesNotContain(SHUT);
                        }
                    }
                }
            }
        }
    }

    @Test
    void whoSitsThereMayComeToEveryAddress() {
        var ann = HOUSE.visitor();
        var minh = HOUSE.visitor();
        String table = ann.submit("/tables", Map.of("robots", "no", "name", "Ann")).uri().getPath();
        minh.post(table + "/sit", Map.of("seat", "E", "name", "Minh"));
        ann.post(table + "/let-in", Map.of("access", "CLOSED"));

        for (var address : below()) {
            if (address.method().equals("GET")) {
                String path = address.path().replace("/tables/{code}", table);
                path = path.replaceAll("\\{[a-z]+}", "1");
                assertThat(ask(minh, address, path).body()).as(path).doesNotContain(SHUT);
            }
        }
    }

    private static void until(Callable<Boolean> done) {
        await().atMost(Duration.ofSeconds(30)).pollInterval(Duration.ofMillis(20)).until(done);
    }

    /// What somebody has played they may look at for ever, and nothing else of a closed table.
    @Test
    void whoHasLeftAClosedTableKeepsWhatHeHasPlayed() {
        var ann = HOUSE.visitor();
        var minh = HOUSE.visitor();
        String table =
                ann.submit("/tables", Map.of("boards", "dealt", "name", "Ann")).uri().getPath();
        ann.post(table + "/sit-out", Map.of());
        until(() -> ann.get(table + "/boards/1").statusCode() == 200);
        minh.post(table + "/sit", Map.of("seat", "E", "name", "Minh"));
        ann.post(table + "/agree", Map.of("seat", "E"));
        minh.post(table + "/sit-out", Map.of());
        ann.post(table + "/next", Map.of());
        until(() -> ann.get(table + "/boards/2").statusCode() == 200);
        minh.post(table + "/leave", Map.of());
        ann.post(table + "/let-in", Map.of("access", "CLOSED"));

        assertThat(minh.get(table).statusCode()).isEqualTo(FORBIDDEN);
        assertThat(minh.get(table + "/boards/2").statusCode()).isEqualTo(200);
        assertThat(minh.get(table + "/boards/2.pbn").statusCode()).isEqualTo(200);
        assertThat(minh.get(table + "/boards/1").statusCode()).isEqualTo(FORBIDDEN);
        assertThat(minh.get(table + "/boards.pbn").statusCode()).isEqualTo(FORBIDDEN);
        assertThat(HOUSE.visitor().get(table + "/boards/2").statusCode()).isEqualTo(FORBIDDEN);
    }

    /// Whoever plays the same board elsewhere is not told the code of friends, nor their names.
    @Test
    void aComparisonDoesNotLeadToTablesThatAreNotOpen() {
        var ann = HOUSE.visitor();
        var lan = HOUSE.visitor();
        String closed = PlayedBoard.by(ann);
        ann.post("/me", Map.of("name", "Ann"));
        String other = PlayedBoard.by(lan);

        for (var access : List.of("CLOSED", "FRIENDS", "OPEN")) {
            ann.post(closed + "/let-in", Map.of("access", access));
            String page = lan.get(other + "/boards/1").body();
            if (access.equals("OPEN")) {
                assertThat(page).contains("href=\"" + closed + "/boards/1\"");
            } else {
                assertThat(page).doesNotContain(closed).contains("a table that is not open");
            }
        }
    }
}
