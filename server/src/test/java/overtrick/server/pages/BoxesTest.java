package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static overtrick.server.pages.Status.CONFLICT;
import static overtrick.server.pages.Status.FORBIDDEN;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.boxes.BoxAnswer;
import overtrick.boxes.BoxContents;
import overtrick.boxes.BoxFile;

/// An evening with boxes beside telephones: 3 tables, a board a round, pairs 1 to 3 North–South and
/// 101 to 103 East–West.
@Timeout(value = 120, unit = TimeUnit.SECONDS)
@Tag("evening")
class BoxesTest {

    private static final Pattern PATH = Pattern.compile("<code class=\"filepath\">([^<]+)</code>");

    @RegisterExtension
    private static final House HOUSE =
            House.dealing()
                    .behind(door -> door.withPeople(10_000))
                    .with(club -> club.withRobotPace(Duration.ZERO));

    private final Desk desk =
            Desk.of(HOUSE.visitor(), Map.of("boards", "3", "movement", "mitchell"))
                    .enter(6)
                    .seat()
                    .begin(1);

    private String page() {
        return desk.get("/console/boxes").body();
    }

    private Path begun() {
        String code = desk.event().substring("/events/".length());
        desk.does("/console/boxes/begin", Map.of("file", code + ".bws"));
        var found = PATH.matcher(page());
        assertThat(found.find()).as(page()).isTrue();
        return Path.of(found.group(1));
    }

    private static BoxContents read(Path path) {
        if (new BoxFile(path).read() instanceof BoxAnswer.Done<BoxContents>(var contents)) {
            return contents;
        }
        throw new AssertionError("not read: " + path);
    }

    /// Another process has written and is gone.
    private static void writes(Path file, String... results) throws Exception {
        var command =
                new ArrayList<>(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-XX:TieredStopAtLevel=1",
                                "-cp",
                                System.getProperty("java.class.path"),
                                BoxPen.class.getName(),
                                file.toString()));
        command.addAll(List.of(results));
        var process = new ProcessBuilder(command).inheritIO().start();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isZero();
    }

    private void isShown(String rest, String text) {
        await().atMost(Duration.ofSeconds(5))
                .pollInterval(Duration.ofMillis(50))
                .untilAsserted(() -> assertThat(desk.get(rest).body()).contains(text));
    }

    private HttpAnswer phone(int board, String result) {
        var phone = HOUSE.visitor();
        String card = desk.tables().getOrDefault("1", "");
        phone.get(card);
        String table = desk.event() + "/t/1";
        Desk.says(phone, table, "NS");
        var fields = new HashMap<>(Map.of("round", "1", "side", "NS", "seen", "", "id", "1-2"));
        fields.putAll(Map.of("board", "" + board, "result", result));
        var answer = phone.post(table + "/results", fields);
        return new HttpAnswer(answer.statusCode(), answer.body());
    }

    private record HttpAnswer(int status, String body) {}

    @Test
    void theFileHasTheMovementAndTheNames() {
        var contents = read(begun());

        var section = contents.sections().getFirst();
        assertThat(section.letter()).isEqualTo("A");
        assertThat(section.tables()).isEqualTo(3);
        assertThat(section.sittings()).hasSize(9);
        assertThat(contents.numbers()).extracting(BoxContents.Player::name).contains("N1", "S6");
    }

    @Test
    void whatAnotherProcessWritesIsOnTheConsoleWithinFiveSeconds() throws Exception {
        var file = begun();

        writes(file, "1 1 1 1 101 4SN=", "1 2 2 2 102 3NXE-2");

        isShown("/console/boards/1", "from a box");
        assertThat(desk.get("/console/boards/1").body()).contains("4♠ N =");
        isShown("/console/boards/2", "from a box");
        assertThat(page()).contains("2 results of the boxes dealt with");
        assertThat(desk.get("/console/trail").body()).contains("from a box");
    }

    @Test
    void aTelephoneAndABoxThatAgreeAreOneResult() throws Exception {
        var file = begun();
        assertThat(phone(1, "4SN=").status()).isEqualTo(200);

        writes(file, "1 1 1 1 101 4SN=");

        isShown("/console/boxes", "1 result of the boxes dealt with");
        assertThat(desk.get("/console").body()).doesNotContain("4SN= / ");
        isShown("/console/boards/1", "from a box");
    }

    @Test
    void whereTheyDoNotAgreeTheDirectorIsCalled() throws Exception {
        var file = begun();
        assertThat(phone(1, "4SN=").status()).isEqualTo(200);

        writes(file, "1 1 1 1 101 4SN+1");

        isShown("/console", "Board 1: 4♠ N +1 was sent, but 4♠ N = stands");
        assertThat(desk.get("/console/boards/1").body())
                .contains("4♠ N =")
                .doesNotContain("from a box");
    }

    @Test
    void ofPairsThatDoNotSitThereTheDirectorIsTold() throws Exception {
        var file = begun();

        writes(file, "1 1 1 101 1 4SN=");

        isShown("/console", "Board 1: 4♠ N = (101–1) was sent by somebody");
    }

    @Test
    void aBoxCorrectsWhatABoxHasSaid() throws Exception {
        var file = begun();
        writes(file, "1 2 2 2 102 2HS=");
        isShown("/console/boards/2", "2♥ S =");

        writes(file, "1 2 2 2 102 3HS=");

        isShown("/console/boards/2", "3♥ S =");
        assertThat(desk.get("/console").body()).doesNotContain("2HS= / 3HS=");
    }

    @Test
    void aResultWaitsForItsRound() throws Exception {
        var file = begun();
        writes(file, "2 1 2 1 103 1NN=");
        isShown("/console/boxes", "1 result waits");

        desk.begin(2);

        isShown("/console/boards/2", "from a box");
    }

    @Test
    void anotherFileOfTheSameNameIsReadAndTakesNothingAway() throws Exception {
        var file = begun();
        byte[] empty = Files.readAllBytes(file);
        writes(file, "1 1 1 1 101 4SN=");
        isShown("/console/boards/1", "from a box");

        var other = file.resolveSibling("other.tmp");
        Files.write(other, empty);
        writes(other, "1 3 3 3 103 2CW+1");
        Files.move(other, file, StandardCopyOption.ATOMIC_MOVE);

        isShown("/console/boards/3", "from a box");
        assertThat(desk.get("/console/boards/1").body()).contains("4♠ N =");
    }

    @Test
    void aBrokenFileIsToldAndForgottenWhenItIsWhole() throws Exception {
        var file = begun();
        byte[] whole = Files.readAllBytes(file);
        Files.write(file, List.of("nothing of this kind"));
        isShown("/console/boxes", "no Access database");

        Files.write(file, whole);
        await().atMost(Duration.ofSeconds(5))
                .untilAsserted(() -> assertThat(page()).doesNotContain("no Access database"));
    }

    @Test
    void aNameThatChangesGoesIntoTheFile() throws IOException {
        var file = begun();
        var found =
                Pattern.compile("name=\"entry\" value=\"(\\d+)\"")
                        .matcher(desk.get("/console/people").body());
        assertThat(found.find()).isTrue();
        desk.does(
                "/substitute",
                Map.of("entry", found.group(1), "leaving", "N1", "coming", "Mới Tới"));

        await().atMost(Duration.ofSeconds(5))
                .untilAsserted(() ->
                        assertThat(read(file).numbers())
                                .extracting(BoxContents.Player::name)
                                .contains("Mới Tới"));
    }

    @Test
    void aFileCanBeCarriedThereAndBack() throws Exception {
        var carried = Files.createTempFile("carried", ".bws");
        try {
            Files.write(carried, desk.bytes("/console/boxes.bws"));
            writes(carried, "1 1 1 1 101 4SN=");

            var answer = desk.upload("/console/boxes/bring", "bws", Files.readAllBytes(carried));

            assertThat(answer.body()).contains("1 result of the file is dealt with.");
            assertThat(desk.get("/console/boards/1").body()).contains("4♠ N =", "from a box");
        } finally {
            Files.deleteIfExists(carried);
        }
    }

    @Test
    void onlyWhoDirectsHasBoxes() {
        var other = HOUSE.visitor();
        other.get("/");
        for (String path : List.of("/console/boxes", "/console/boxes.bws")) {
            assertThat(other.get(desk.event() + path).statusCode()).isEqualTo(FORBIDDEN);
        }
        for (String path : List.of("begin", "end", "bring")) {
            assertThat(
                            other.post(
                                            desk.event() + "/console/boxes/" + path,
                                            Map.of("file", "x.bws"))
                                    .statusCode())
                    .isEqualTo(FORBIDDEN);
        }
    }

    @Test
    void noNameLeadsOutOfTheFolder() {
        for (String name : List.of("../x.bws", "/tmp/x.bws", "x.db", "a/b.bws", "")) {
            assertThat(desk.post("/console/boxes/begin", Map.of("file", name)).statusCode())
                    .isEqualTo(CONFLICT);
        }
    }
}
