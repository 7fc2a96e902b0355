package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.house.people.Reach;
import overtrick.house.terms.Strength;
import overtrick.page.Program;
import overtrick.page.server.Address;
import overtrick.testkit.Golden;
import tools.jackson.databind.JsonNode;

/// The document of what programs can ask is true: every address stands in it and no other, and all
/// that is answered has the form that it says.
@Timeout(value = 300, unit = TimeUnit.SECONDS)
class ApiContractTest {

    /// What is told of something that goes on is read for its first event.
    private static final String STREAM = "text/event-stream";

    @RegisterExtension
    private static final House HOUSE =
            House.hurrying()
                    .playing(PlayedBoard.SET)
                    .behind(door -> door.withPeople(10_000))
                    .with(club -> club.withRobotPace(Duration.ZERO).withRobots(Strength.THUMB));

    private static Set<Address> served() {
        return HOUSE.web().addresses().stream()
                .filter(one -> one.path().startsWith(Program.ROOT))
                .filter(one -> !one.method().equals("HEAD"))
                .collect(Collectors.toSet());
    }

    private static String text() {
        var answer = ApiClient.stranger(HOUSE).ask("/openapi.json");
        assertThat(answer.statusCode()).isEqualTo(200);
        return answer.body();
    }

    @Test
    void everyAddressStandsInTheDocumentAndNoOther() {
        assertThat(new ApiDocument(text()).addresses())
                .containsExactlyInAnyOrderElementsOf(served());
        assertThat(served()).hasSizeGreaterThan(40);
    }

    /// `./dev golden` writes it.
    @Test
    void theDocumentLiesWithTheOthers() throws Exception {
        var file = Path.of(System.getProperty("basedir", "")).resolve("../docs/openapi.json");
        if ("rewrite".equals(System.getProperty(Golden.PROPERTY))) {
            Files.writeString(file, text() + "\n");
        }

        assertThat(Files.readString(file)).isEqualTo(text() + "\n");
    }

    @Test
    void whatProgramsSayHasTheFormThatTheDocumentSays() {
        var document = new ApiDocument(text());
        var faults = new HashMap<String, List<String>>();
        document.examples()
                .forEach((form, example) -> {
                    var found = document.faults(form, example);
                    if (!found.isEmpty()) {
                        faults.put(form + example, found);
                    }
                });

        assertThat(faults).isEmpty();
    }

    /// Holds every answer against the document.
    private static final class Held {

        private final ApiDocument document = new ApiDocument(text());
        private final Set<Address> told = new HashSet<>();

        void hold(Address address, String path, HttpResponse<String> answer) {
            if (answer.statusCode() != 200) {
                assertThat(answer.headers().firstValue("Content-Type"))
                        .as(path)
                        .contains("application/problem+json");
                assertThat(document.faults("Problem", answer.body())).as(path).isEmpty();
                assertThat(ApiClient.json(answer).path("status").asInt())
                        .as(path)
                        .isEqualTo(answer.statusCode());
                return;
            }
            String type = answer.headers().firstValue("Content-Type").orElse("");
            assertThat(type).as(path).startsWith(document.type(address));
            String form = document.form(address);
            if (!form.isEmpty()) {
                assertThat(document.faults(form, answer.body()))
                        .as("%s: %s", path, answer.body())
                        .isEmpty();
            }
            told.add(address);
        }

        /// Something that is done; that it is done is expected.
        HttpResponse<String> act(ApiClient who, String place, String path, Map<String, ?> body) {
            var address = new Address("POST", Program.V1 + place);
            var answer = who.say(path, body);
            hold(address, path, answer);
            assertThat(answer.statusCode()).as("%s: %s", path, answer.body()).isEqualTo(200);
            return answer;
        }
    }

    @Test
    void whatIsAnsweredHasTheFormThatTheDocumentSays() {
        var club = LivelyClub.of(HOUSE, HOUSE.visitor(), HOUSE.visitor());
        var program = ApiClient.of(HOUSE, "Lan", Reach.PLAY, Reach.DIRECT);
        var held = new Held();
        String table = playABoard(held, program);
        doAtTheTable(held, program, table);
        scoreABoard(held);
        enter(held, program);
        for (var address : served()) {
            if (address.method().equals("GET")) {
                look(held, program, club, address);
            } else {
                refuse(held, program, club, address);
            }
        }

        var missing = new TreeSet<String>();
        served().stream()
                .filter(one -> !held.told.contains(one))
                .filter(one -> !one.path().endsWith("/claim-answer")) // robots claim by chance
                .forEach(one -> missing.add(one.toString()));
        assertThat(missing).as("never answered").isEqualTo(NEVER);
    }

    /// What is done while others wait for an answer, or more play than there are chairs: that its
    /// refusals have their form is seen all the same.
    private static final Set<String> NEVER =
            names(
                    "agree add-to-circle draw play-for-partner unbook undo-answer undo-withdraw wait");

    private static Set<String> names(String deeds) {
        return Stream.of(deeds.split(" "))
                .map(deed -> new Address("POST", AT + deed).toString())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static void look(Held held, ApiClient program, LivelyClub club, Address address) {
        for (var path : club.filled(address)) {
            String below = path.substring(Program.V1.length());
            if (held.document.type(address).equals(STREAM)) {
                follow(held, program, address, below);
                continue;
            }
            held.hold(address, path, program.ask(below));
        }
    }

    /// Reads the first that is told, where the program may look at all.
    private static void follow(Held held, ApiClient program, Address address, String path) {
        if (held.told.contains(address)
                || program.ask(path.replaceFirst("/stream$", "")).statusCode() != 200) {
            return;
        }
        try (var lines = program.follow(path)) {
            String data =
                    lines.filter(line -> line.startsWith("data: {")).findFirst().orElseThrow();
            String form = address.path().contains("/events/") ? "EventNow" : "TableNow";
            assertThat(held.document.faults(form, data.substring("data: ".length())))
                    .as(path)
                    .isEmpty();
        }
        held.told.add(address);
    }

    /// What is wrong in every way is answered with a problem.
    private static void refuse(Held held, ApiClient program, LivelyClub club, Address address) {
        String path = club.filled(address).getFirst().substring(Program.V1.length());
        var wrong =
                List.of(
                        program.say(path, "[1]"),
                        program.say(path, "{"),
                        program.say(path, "{\"no such\": 1}"),
                        program.say(path, "{\"seat\": {\"a\": 1}}"));
        for (var answer : wrong) {
            assertThat(answer.statusCode()).as(path + answer.body()).isBetween(400, 499);
            held.hold(address, path, answer);
        }
    }

    /// Opens a table with robots and plays a board to its end, as a program would.
    private static String playABoard(Held held, ApiClient program) {
        var opened =
                held.act(
                        program,
                        "/tables",
                        "/tables",
                        Map.of("level", "thumb", "table", "Tốt", "boards", "dealt"));
        String table = "/tables/" + ApiClient.json(opened).path("code").asString();
        held.act(program, "/tables/{code}/set-pace", table + "/set-pace", Map.of("pace", "quick"));
        for (int board = 1; !held.told.contains(new Address("POST", AT + "card")); board++) {
            int next = board + 1; // where South is dummy the robots play alone
            playOn(held, program, table);
            held.act(program, "/tables/{code}/next", table + "/next", Map.of());
            await().until(() -> program.found(table).path("board").path("board").asInt() == next);
        }
        concede(held, program, table);
        return table;
    }

    /// Takes back a call or a card, makes it again, and concedes all tricks, on the first board
    /// that allows both.
    private static void concede(Held held, ApiClient program, String table) {
        boolean undone = false;
        while (true) {
            Browser.pause(); // as a program would, of which the door soon has enough
            var board = program.found(table).path("board");
            var may = board.path("may");
            if (!undone && may.path("undo").asBoolean(false)) {
                undone = isDone(held, program, table, "undo", Map.of());
            } else if (board.path("phase").asString("").equals("over")) {
                program.say(table + "/next", Map.of()); // dummy had nothing to take back or claim
            } else if (undone && may.path("claim").asBoolean(false)) {
                var none = Map.of("tricks", 0, "line", "conceding");
                if (isDone(held, program, table, "claim", none)) {
                    return;
                }
            } else {
                var body = new HashMap<String, Object>();
                String deed = deed(board, may, body);
                if (!deed.isEmpty()) {
                    program.say(table + "/" + deed, body);
                }
            }
        }
    }

    /// Does it, unless a robot has called, played or claimed meanwhile.
    private static boolean isDone(
            Held held, ApiClient program, String table, String deed, Map<String, ?> body) {
        var answer = program.say(table + "/" + deed, body);
        held.hold(new Address("POST", AT + deed), table, answer);
        assertThat(answer.statusCode()).as(answer.body()).isIn(200, 409, 422);
        return answer.statusCode() == 200;
    }

    private static void playOn(Held held, ApiClient program, String table) {
        while (true) {
            var now = program.found(table);
            var board = now.path("board");
            var may = board.path("may");
            var body = new HashMap<String, Object>(Map.of("seen", now.path("number").asLong()));
            if (board.path("phase").asString("").equals("over")) {
                return;
            }
            String deed = deed(board, may, body);
            if (deed.isEmpty()) {
                Browser.pause();
                continue;
            }
            var answer = program.say(table + "/" + deed, body);
            held.hold(new Address("POST", AT + deed), table, answer);
            // a robot may have claimed meanwhile
            assertThat(answer.statusCode()).as(answer.body()).isIn(200, 409, 422);
        }
    }

    private static final String AT = Program.V1 + "/tables/{code}/";

    /// What is done next; empty while others are in turn.
    private static String deed(JsonNode board, JsonNode may, Map<String, Object> body) {
        if (may.path("answerClaim").asBoolean(false)) {
            body.put("agree", true);
            return "claim-answer";
        }
        if (!may.path("calls").isEmpty()) {
            boolean bid = board.path("calls").valueStream().noneMatch(ApiContractTest::isBid);
            body.put("call", bid ? "3N" : "P");
            body.put("said", "to play");
            return "call";
        }
        if (!may.path("cards").isEmpty()) {
            body.put("card", may.path("cards").path(0).asString());
            return "card";
        }
        return "";
    }

    private static boolean isBid(JsonNode call) {
        return call.path("call").asString().matches("\\d.*");
    }

    /// What is done at every table, so that each is done once.
    private static void doAtTheTable(Held held, ApiClient program, String robots) {
        held.act(program, "/tables/{code}/say", robots + "/say", Map.of("text", "Chào!"));
        held.act(program, "/tables/{code}/sit-out", robots + "/sit-out", Map.of());
        held.act(program, "/tables/{code}/come-back", robots + "/come-back", Map.of());
        held.act(program, "/tables/{code}/call-for-help", robots + "/call-for-help", Map.of());
        held.act(program, "/tables/{code}/help-given", robots + "/help-given", Map.of());
        held.act(program, "/tables/{code}/let-in", robots + "/let-in", Map.of("access", "open"));
        held.act(
                program,
                "/tables/{code}/set-delay",
                robots + "/set-delay",
                Map.of("delay", "deal"));
        held.act(program, "/tables/{code}/skip", robots + "/skip", Map.of());
        held.act(program, "/tables/{code}/hurry", robots + "/hurry", Map.of());
        held.act(program, "/tables/{code}/leave", robots + "/leave", Map.of());
        var minh = ApiClient.of(HOUSE, "Minh", Reach.PLAY);
        var own = Map.of("robots", false, "access", "open");
        String table = "/tables/" + program.done("/tables", own).path("code").asString();
        var north = Map.of("seat", "N");
        held.act(minh, "/tables/{code}/sit", table + "/sit", Map.of("seat", "E"));
        held.act(program, "/tables/{code}/robot", table + "/robot", north);
        held.act(program, "/tables/{code}/dismiss", table + "/dismiss", north);
        held.act(
                program,
                "/tables/{code}/ask-to-leave",
                table + "/ask-to-leave",
                Map.of("seat", "E"));
        held.act(program, "/tables/{code}/fill", table + "/fill", Map.of());
    }

    /// A director's program enters and takes back, a member's enters itself and begins a match.
    private static void enter(Held held, ApiClient member) {
        var director = HOUSE.visitor();
        director.submit("/account/join", Map.of("name", "Sáu", "password", "seven of diamonds"));
        var desk = Desk.of(director, Map.of("title", "Saturday", "boards", "3"));
        var program = new ApiClient(HOUSE.visitor(), ApiClient.token(HOUSE, "Sáu", Reach.DIRECT));
        String event = desk.event();
        var entered =
                held.act(
                        program,
                        "/events/{code}/entries",
                        event + "/entries",
                        Map.of("names", "An – Bình"));
        held.act(
                program,
                "/events/{code}/withdraw",
                event + "/withdraw",
                Map.of("entry", ApiClient.json(entered).path("id").asString()));
        String key = desk.wall().substring(desk.wall().lastIndexOf('/') + 1);
        held.act(
                member,
                "/events/{code}/enter",
                event + "/enter",
                Map.of("key", key, "one", "Lan", "other", "Chi"));
        held.act(
                member,
                "/matches",
                "/matches",
                Map.of(
                        "boards",
                        1,
                        "one",
                        "acol",
                        "other",
                        "acol",
                        "oneLevel",
                        "thumb",
                        "otherLevel",
                        "thumb"));
    }

    private static void scoreABoard(Held held) {
        var director = HOUSE.visitor();
        director.submit("/account/join", Map.of("name", "Tư", "password", "seven of diamonds"));
        var desk =
                Desk.of(director, Map.of("title", "Friday", "boards", "3", "movement", "howell"))
                        .enter(4)
                        .seat()
                        .begin(1);
        var program = new ApiClient(HOUSE.visitor(), ApiClient.token(HOUSE, "Tư", Reach.DIRECT));
        held.act(
                program,
                "/events/{code}/results",
                desk.event() + "/results",
                Map.of("table", "1", "board", 1, "result", "4SN="));
    }
}
