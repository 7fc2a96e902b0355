package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.house.people.Reach;
import overtrick.house.people.Tokens;
import overtrick.house.table.PersonId;
import overtrick.members.office.RegisterCommand.ShutOut;

/// Tokens for programs: made on the account's page, and what they open.
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class ApiTokensTest {

    private static final String SECRET = "seven of diamonds";

    private static final Pattern TOKEN = Pattern.compile("ot_[A-Za-z0-9_-]{32}");

    private final AtomicReference<Instant> now =
            new AtomicReference<>(Instant.parse("2026-11-26T19:30:00Z"));

    @RegisterExtension
    private final House house = House.hurrying().with(club -> club.withClock(now::get));

    private final Browser lan = house.visitor();

    private void join() {
        lan.submit("/account/join", Map.of("name", "Lan", "password", SECRET));
    }

    private ApiClient made(Map<String, String> fields) {
        var page = lan.submit("/account/tokens", fields);
        assertThat(page.statusCode()).as(page.body()).isEqualTo(200);
        var found = TOKEN.matcher(page.body());
        assertThat(found.find()).as(page.body()).isTrue();
        return new ApiClient(house.visitor(), found.group());
    }

    private static void assertRefused(HttpResponse<String> answer, int status, String code) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
        assertThat(answer.headers().firstValue("Content-Type"))
                .contains("application/problem+json");
        assertThat(ApiClient.json(answer).path("code").asString()).isEqualTo(code);
    }

    @Test
    void isShownOnceAndKeptAsItsHash() throws Exception {
        join();
        var program = made(Map.of("name", "My robot", "play", "yes", "days", "30"));

        String account = lan.get("/account").body();
        assertThat(account)
                .contains("My robot")
                .contains("not used yet")
                .doesNotContain(program.token());
        assertThat(program.found("/me").path("name").asString()).isEqualTo("Lan");
        assertThat(program.found("/me").path("token").path("may").toString())
                .isEqualTo("[\"read\",\"play\"]");
        assertThat(lan.get("/account").body()).doesNotContain("not used yet");
        try (var files = Files.list(house.data())) {
            for (var file : files.filter(Files::isRegularFile).toList()) {
                assertThat(Files.readString(file, StandardCharsets.ISO_8859_1))
                        .as("%s", file)
                        .doesNotContain(program.token());
            }
        }
    }

    @Test
    void doesWhatItSaysAndNothingElse() {
        join();
        var reader = made(Map.of("name", "reader", "days", "30"));
        var player = made(Map.of("name", "player", "play", "yes", "days", "30"));

        assertThat(reader.found("/tables").has("tables")).isTrue();
        assertRefused(reader.say("/tables", Map.of()), 403, "api.reach");
        String table = "/tables/" + player.done("/tables", Map.of()).path("code").asString();
        assertThat(reader.found(table).path("seat").asString()).isEqualTo("S");
        assertRefused(reader.say(table + "/leave", Map.of()), 403, "api.reach");

        var desk = Desk.of(lan, Map.of("title", "Friday", "boards", "3", "movement", "howell"));
        desk.enter(4).seat().begin(1);
        var result = Map.of("table", "1", "board", 1, "result", "4SN=");
        assertRefused(player.say(desk.event() + "/results", result), 403, "api.reach");
        var scorer = made(Map.of("name", "Scorer", "direct", "yes", "days", "30"));
        assertThat(scorer.done(desk.event() + "/results", result).path("result").asString())
                .isEqualTo("4SN=");
        assertThat(desk.get("/console/trail").body())
                .as("what a program has done stands there as such")
                .contains("API · Scorer");
        assertRefused(
                ApiClient.of(house, "Minh", Reach.DIRECT).say(desk.event() + "/results", result),
                403,
                "ev.only.record");
    }

    @Test
    void opensNothingWithoutOne() {
        join();
        var stranger = ApiClient.stranger(house);

        assertThat(stranger.found("/events").has("events")).isTrue();
        assertRefused(stranger.say("/tables", Map.of()), 401, "api.token");
        assertRefused(stranger.ask("/me"), 401, "api.token");
        assertRefused(new ApiClient(lan, "").ask("/me"), 401, "api.token"); // with her cookies
        assertRefused(new ApiClient(lan, "").say("/tables", Map.of()), 401, "api.token");
        assertRefused(new ApiClient(lan, "ot_wrong").ask("/events"), 401, "api.token.wrong");
        var vietnamese = lan.send(lan.request("/api/v1/me").header("Accept-Language", "vi"));
        assertThat(ApiClient.json(vietnamese).path("detail").asString()).contains("mã truy cập");
    }

    @Test
    void runsOutAndIsEnded() {
        join();
        var week = made(Map.of("name", "week", "days", "7"));
        var month = made(Map.of("name", "month", "days", "30"));
        String id = house.club().people().tokens().find(month.token()).orElseThrow().id();

        now.updateAndGet(time -> time.plus(Duration.ofDays(8)));
        assertRefused(week.ask("/me"), 401, "api.token.wrong");
        assertThat(month.found("/me").path("name").asString()).isEqualTo("Lan");
        assertThat(lan.get("/account").body()).contains("ran out on");

        lan.submit("/account/tokens/end", Map.of("token", id));
        assertRefused(month.ask("/me"), 401, "api.token.wrong");
    }

    /// Whoever follows something by a token hears no more when it is ended.
    @Test
    void endsWhatIsFollowedByIt() throws Exception {
        join();
        var program = made(Map.of("name", "follower", "play", "yes", "days", "7"));
        String table =
                "/tables/"
                        + program.done("/tables", Map.of("robots", false)).path("code").asString();
        String id = house.club().people().tokens().find(program.token()).orElseThrow().id();
        var heard = new ArrayList<String>();
        try (var lines = program.follow(table + "/stream")) {
            lines.peek(heard::add)
                    .filter(line -> line.startsWith("data: {"))
                    .limit(1)
                    .forEach(_ -> {});
        }
        var open = program.follow(table + "/stream");
        var reading = Thread.ofVirtual().start(() -> open.forEach(_ -> {}));
        lan.submit("/account/tokens/end", Map.of("token", id));
        reading.join();

        assertThat(heard).anyMatch(line -> line.startsWith("data: {\"code\""));
    }

    @Test
    void areFewAndEndWithAnotherPassword() {
        join();
        var first = made(Map.of("name", "first", "days", "7"));
        for (int made = 1; made < Tokens.MOST; made++) {
            ApiClient.token(house, "Lan");
        }
        var more = lan.submit("/account/tokens", Map.of("name", "more", "days", "7"));
        assertThat(more.statusCode()).isEqualTo(422);
        assertThat(lan.get("/account").body()).doesNotContain("name=\"days\"");

        lan.submit("/account/password", Map.of("password", "eight of diamonds"));

        assertRefused(first.ask("/me"), 401, "api.token.wrong");
        assertThat(house.club().people().tokens().of(person())).isEmpty();
    }

    private PersonId person() {
        return house.club().members().accounts().named("Lan").orElseThrow().person().id();
    }

    @Test
    void neverDoesMoreThanItsMember() {
        join();
        var program = made(Map.of("name", "robot", "play", "yes", "days", "7"));
        var owner = house.visitor();
        owner.submit("/account/join", Map.of("name", "Owner", "password", SECRET));
        var offices = house.club().members().offices();
        owner.get("/club/own/" + offices.foundingSecret().orElseThrow());
        owner.submit("/club/own", Map.of());
        var keeper = house.club().members().accounts().named("Owner").orElseThrow().person();

        offices.act(keeper, new ShutOut(person(), "test"));

        assertThat(program.ask("/me").statusCode()).isEqualTo(403);
        assertThat(program.say("/tables", Map.of()).statusCode()).isEqualTo(403);
    }

    /// A browser that goes on has seen how it goes, and its pages show less from then on.
    @Test
    void doesNotChangeHowItsMemberLikesPages() {
        join();
        var program = made(Map.of("name", "robot", "play", "yes", "days", "7"));
        lan.post("/preferences", Map.of("theme", "dark"));
        var likes = house.club().people().likes(person());
        assertThat(likes).isPresent();
        String table = "/tables/" + program.done("/tables", Map.of()).path("code").asString();

        program.say(table + "/next", Map.of());

        assertThat(house.club().people().likes(person())).isEqualTo(likes);
    }

    /// What is closed to a member is closed to their program.
    @Test
    void doesNotComeToATableThatIsClosed() {
        join();
        var program = made(Map.of("name", "robot", "play", "yes", "days", "7"));
        String table =
                "/tables/"
                        + program.done("/tables", Map.of("access", "closed"))
                                .path("code")
                                .asString();
        var minh = ApiClient.of(house, "Minh", Reach.PLAY);

        for (var who : List.of(minh, ApiClient.stranger(house))) {
            assertRefused(who.ask(table), 403, "");
            assertRefused(who.ask(table + "/stream"), 403, "");
        }
        assertRefused(minh.say(table + "/sit", Map.of("seat", "N")), 403, "");
    }

    @Test
    void whoAsksTooOftenIsToldWhenToComeAgain() {
        join();
        var program = made(Map.of("name", "robot", "play", "yes", "days", "7"));
        HttpResponse<String> answer = program.say("/tables", Map.of("robots", false));
        for (int asked = 0; asked < 40 && answer.statusCode() == 200; asked++) {
            answer = program.say("/tables", Map.of("robots", false));
        }

        assertRefused(answer, 429, "too.often");
        assertThat(answer.headers().firstValue("Retry-After").map(Integer::valueOf).orElse(0))
                .isPositive();
        assertThat(program.ask("/me").statusCode()).isEqualTo(200);
    }

    @Test
    void aBodyIsShort() {
        join();
        var program = made(Map.of("name", "robot", "play", "yes", "days", "7"));

        assertRefused(
                program.say("/tables", Map.of("table", "x".repeat(70_000))), 413, "too.large");
        assertRefused(program.say("/tables", "{\"colour\": 1}"), 422, "api.unknown");
        assertRefused(program.say("/tables", "{\"level\": \"best\"}"), 422, "match.unclear.level");
        assertRefused(program.ask("/no/such/thing"), 404, "");
    }
}
