package overtrick.boxes;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.healthmarketscience.jackcess.Database;
import com.healthmarketscience.jackcess.DatabaseBuilder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.boxes.BoxPlan.BoxSection;
import overtrick.boxes.BoxPlan.Chair;
import overtrick.boxes.BoxPlan.Sitting;
import overtrick.cards.Seat;
import overtrick.formats.results.Assembly;
import overtrick.formats.results.OutcomeText;
import overtrick.scoring.Outcome;
import overtrick.testkit.Seeds;

class BoxFileTest {

    private static final BoxPlan EVENT = Plans.mitchell(4, 3, 2);

    @TempDir Path folder;

    private BoxFile made(BoxPlan plan) {
        var file = new BoxFile(folder.resolve("evening.bws"));
        assertThat(file.create(plan)).isEqualTo(new BoxAnswer.Done<>(true));
        return file;
    }

    @Test
    void whatIsWrittenIsReadAgain() {
        var read = Plans.contents(made(EVENT).read());

        var section = EVENT.sections().getFirst();
        assertThat(read.session()).isEqualTo(EVENT.title());
        assertThat(read.sections())
                .containsExactly(new BoxContents.Group(1, "A", 4, section.sittings()));
        assertThat(read.hands()).isEqualTo(EVENT.hands());
        assertThat(read.numbers()).hasSize(16);
        assertThat(read.numbers().getFirst())
                .isEqualTo(new BoxContents.Player(1, 1, 0, Seat.NORTH, "007", "Lê Thị Hồng Đào"));
        assertThat(read.results()).isEmpty();
    }

    @Test
    void aFileThatIsThereIsNotMadeAnew() {
        var file = made(EVENT);
        var _ = file.enter(new Spot(1, 1, 1, 1), 1, 5, Plans.result("3NN="));

        assertThat(file.create(EVENT)).isEqualTo(new BoxAnswer.Done<>(false));
        assertThat(Plans.contents(file.read()).results()).hasSize(1);
    }

    /// An implementation of the format that is not ours.
    @Test
    void mdbtoolsReadTheSame() throws Exception {
        assumeTrue(isInstalled("mdb-export"), "mdbtools are not installed");
        var file = made(EVENT);
        var _ = file.enter(new Spot(1, 2, 3, 7), 3, 6, Plans.result("4SXW-2"));

        assertThat(run("mdb-tables", "-1", file.path().toString()).lines())
                .containsExactlyInAnyOrderElementsOf(
                        Arrays.stream(Schema.values()).map(Schema::title).toList());
        var rounds = run("mdb-export", "-Q", file.path().toString(), "RoundData");
        var expected =
                EVENT.sections().getFirst().sittings().stream()
                        .map(one ->
                                "1,%d,%d,%d,%d,%d,%d,"
                                        .formatted(
                                                one.table(),
                                                one.round(),
                                                one.northSouth(),
                                                one.eastWest(),
                                                one.boards().getFirst(),
                                                one.boards().getLast()))
                        .toList();
        assertThat(rounds.lines().skip(1)).isEqualTo(expected);
        assertThat(run("mdb-export", "-Q", file.path().toString(), "PlayerNumbers"))
                .contains("1,1,N,007,Lê Thị Hồng Đào,0,1,1,");
        assertThat(run("mdb-export", "-Q", file.path().toString(), "HandRecord"))
                .contains("1,1,AKQJT98765432,,,,,AKQJT98765432,,");
        assertThat(run("mdb-export", "-Q", file.path().toString(), "ReceivedData"))
                .contains("\n1,1,3,2,7,3,6,6,W,4 S x,-2,");
    }

    private static boolean isInstalled(String program) {
        return Arrays.stream(System.getenv("PATH").split(java.io.File.pathSeparator))
                .anyMatch(one -> Files.isExecutable(Path.of(one, program)));
    }

    private static String run(String... command) throws Exception {
        var process = new ProcessBuilder(command).start();
        String said = new String(process.getInputStream().readAllBytes(), UTF_8);
        assertThat(process.waitFor()).isZero();
        return said;
    }

    @ParameterizedTest(name = "{0} by {1} {2}: {3}")
    @CsvSource(
            nullValues = "none",
            delimiter = '|',
            textBlock =
                    """
                    1H        | N  | =   |             | 1HN=
                    2 NT      | E  | +1  |             | 2NE+1
                    4Sx       | W  | -2  |             | 4SXW-2
                    3 D xx    | S  | +1  |             | 3DXXS+1
                    7 n       | n  | =   |             | 7NN=
                    PASS      |    |     |             | P
                    pass      | N  |     |             | P
                    1 C       | NS | =   |             | 70
                    1 C       | EW | =   |             | -70
                              |    |     | Not played  | -
                              |    |     | 60%-40%     | 60/40
                              |    |     | 40%-40%     | 40/40
                    3NT       | E  | =   | Wrong direction | 3NE=
                              |    |     |             | none
                              |    |     | Arbitral score  | none
                    3NT       |    | =   |             | none
                    3NT       | E  |     |             | none
                              | E  | =   |             | none
                    8NT       | E  | =   |             | none
                    7NT       | E  | +1  |             | none
                    1C        | E  | -8  |             | none
                    3N        | E  | 9   |             | none
                    3 NT xxx  | E  | =   |             | none
                              |    |     | 400%-10%    | none
                    """)
    void aLineIsOneResultOrNone(
            String contract, String seat, String tricks, String remarks, String expected) {
        var row = new java.util.HashMap<String, Object>();
        row.put("Contract", contract == null ? "" : contract + "  ");
        row.put("NS/EW", seat == null ? "" : seat);
        row.put("Result", tricks);
        row.put("Remarks", remarks);

        var said = Said.of(new Cells(row), 1);

        assertThat(said.outcome().map(OutcomeText::text).orElse("none"))
                .isEqualTo(expected == null ? "none" : expected);
    }

    /// Half of a line that is just being written may have the pair of one result and the seat of
    /// another.
    @Test
    void aDeclarerOfTheOtherSideThanTheSeatIsNoResult() {
        Map<String, Object> row =
                Map.of(
                        "Contract",
                        "3 NT",
                        "NS/EW",
                        "N",
                        "Result",
                        "=",
                        "PairNS",
                        3,
                        "PairEW",
                        8,
                        "Declarer",
                        8);

        assertThat(Said.of(new Cells(row), 1).outcome()).isEmpty();
    }

    @Test
    void theLastLineCountsThatWasNotErased() throws IOException {
        var file = made(EVENT);
        var spot = new Spot(1, 1, 2, 3);
        for (String said : List.of("3NN=", "3NN+1", "3NN+2")) {
            var _ = file.enter(spot, 2, 6, Plans.result(said));
        }
        erase(file.path(), 3);
        assertThat(Plans.contents(file.read()).effective().get(spot).text()).isEqualTo("3NN+1");

        erase(file.path(), 1);
        erase(file.path(), 2);
        var gone = Plans.contents(file.read()).effective().get(spot);
        assertThat(gone.erased()).isTrue();
        assertThat(gone.id()).isEqualTo(3);
    }

    private static void erase(Path path, int id) throws IOException {
        try (var file = DatabaseBuilder.open(path)) {
            change(file, "ReceivedData", "ID", id, Map.of("Erased", true));
        }
    }

    private static void change(
            Database file, String table, String key, int value, Map<String, Object> changes)
            throws IOException {
        for (var row : file.getTable(table)) {
            if (((Number) row.get(key)).intValue() == value) {
                row.putAll(changes);
                var _ = file.getTable(table).updateRow(row);
            }
        }
    }

    @Test
    void theDirectorsWordGoesIntoTheSameLine() throws IOException {
        var file = made(EVENT);
        var spot = new Spot(1, 1, 2, 3);
        var _ = file.enter(spot, 2, 6, Plans.result("3NN="));

        assertThat(file.correct(spot, Plans.result("4HXE-1")))
                .isEqualTo(new BoxAnswer.Done<>(true));
        var line = Plans.contents(file.read()).results();
        assertThat(line).hasSize(1);
        assertThat(line.getFirst().text()).isEqualTo("4HXE-1");
        assertThat(line.getFirst().corrected()).isTrue();
        assertThat(file.correct(new Spot(1, 1, 2, 4), Plans.result("1NN=")))
                .isEqualTo(new BoxAnswer.Done<>(false));
    }

    @Test
    void changedRoundsAndNamesGoIntoTheFileOnce() throws IOException {
        var file = made(EVENT);
        assertThat(file.follow(EVENT)).isEqualTo(new BoxAnswer.Done<>(false));
        var _ = file.enter(new Spot(1, 1, 1, 1), 1, 5, Plans.result("3NN="));

        var later = repaired(EVENT);
        assertThat(file.follow(later)).isEqualTo(new BoxAnswer.Done<>(true));

        var read = Plans.contents(file.read());
        assertThat(read.results()).hasSize(1);
        assertThat(read.sections().getFirst().sittings())
                .containsExactlyElementsOf(later.sections().getFirst().sittings());
        assertThat(read.numbers().getFirst().name()).isEqualTo("Mới Tới");
        assertThat(updates(file.path())).containsExactly(0, 2, 0, 0);
        assertThat(file.follow(later)).isEqualTo(new BoxAnswer.Done<>(false));

        // the control program has not taken it: the table waits, whatever else changes there
        assertThat(file.follow(EVENT)).isEqualTo(new BoxAnswer.Done<>(true)); // the name alone
        assertThat(updates(file.path())).containsExactly(0, 2, 0, 0);
        try (var open = DatabaseBuilder.open(file.path())) {
            change(open, "Tables", "Table", 2, Map.of("UpdateFromRound", 0));
        }
        assertThat(file.follow(EVENT)).isEqualTo(new BoxAnswer.Done<>(true));
        assertThat(updates(file.path())).containsExactly(0, 2, 0, 0);
    }

    /// Table 2 is empty from round 2 on, and somebody else sits down at table 1.
    private static BoxPlan repaired(BoxPlan plan) {
        var section = plan.sections().getFirst();
        var sittings = new ArrayList<Sitting>();
        for (var one : section.sittings()) {
            sittings.add(
                    one.table() == 2 && one.round() > 1
                            ? Sitting.empty(one.table(), one.round())
                            : one);
        }
        var chairs = new ArrayList<Chair>(section.chairs());
        chairs.set(0, new Chair(1, Seat.NORTH, "", "Mới Tới"));
        var changed = new BoxSection(1, "A", section.tables(), sittings, chairs);
        return new BoxPlan(
                plan.code(),
                plan.title(),
                plan.day(),
                List.of(changed),
                plan.hands(),
                plan.wishes());
    }

    private static List<Integer> updates(Path path) throws IOException {
        var all = new ArrayList<Integer>();
        try (var file = DatabaseBuilder.open(path)) {
            for (var row : file.getTable("Tables")) {
                all.add(new Cells(row).number("UpdateFromRound"));
            }
        }
        return all;
    }

    /// Another process writes 96 results; whatever is read meanwhile is one of them.
    @Test
    void whatAnotherProcessWritesIsNeverReadWrong() throws Exception {
        var file = made(Plans.mitchell(8, 6, 2));
        var process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-XX:TieredStopAtLevel=1",
                                "-cp",
                                System.getProperty("java.class.path"),
                                Pen.class.getName(),
                                file.path().toString(),
                                "8",
                                "6")
                        .inheritIO()
                        .start();
        try {
            int reads = 0;
            int most = 0;
            while (process.isAlive()) {
                if (file.read() instanceof BoxAnswer.Done<BoxContents>(var now)) {
                    reads++;
                    most = expectTrue(now, most);
                }
            }
            assertThat(process.waitFor()).isZero();
            assertThat(reads).isPositive();
            assertThat(expectTrue(Plans.contents(file.read()), most)).isEqualTo(96);
        } finally {
            process.destroy();
            assertThat(process.waitFor(10, TimeUnit.SECONDS)).isTrue();
        }
    }

    private static int expectTrue(BoxContents now, int before) {
        for (var one : now.results()) {
            assertThat(one.text()).isEqualTo(Pen.said(one.spot()));
            assertThat(one.outcome()).get().isInstanceOf(Outcome.Scored.class);
        }
        assertThat(now.results().size()).isGreaterThanOrEqualTo(before);
        return now.results().size();
    }

    @Test
    void brokenFilesAreSaidToBeBroken() throws IOException {
        byte[] whole = BoxFile.bytes(EVENT);
        assertThat(new BoxFile(folder.resolve("none.bws")).read())
                .isEqualTo(new BoxAnswer.Not<>(BoxTrouble.MISSING, ""));
        assertThat(BoxFile.read(new byte[0])).isInstanceOf(BoxAnswer.Not.class);
        assertThat(BoxFile.read("board,ns,ew".getBytes(UTF_8))).isInstanceOf(BoxAnswer.Not.class);
        assertThat(BoxFile.read(Arrays.copyOf(whole, whole.length / 2)))
                .isInstanceOf(BoxAnswer.Not.class);
        try (var other =
                DatabaseBuilder.create(
                        Database.FileFormat.V2000, folder.resolve("other.mdb").toFile())) {
            other.flush();
        }
        assertThat(new BoxFile(folder.resolve("other.mdb")).read())
                .isEqualTo(new BoxAnswer.Not<>(BoxTrouble.NO_RESULTS, ""));
    }

    @Test
    void noBytesMakeTheReaderFail() {
        byte[] whole = BoxFile.bytes(Plans.mitchell(2, 2, 1));
        Seeds.each(
                200,
                chance -> {
                    byte[] bytes = whole.clone();
                    for (int i = chance.nextInt(1, 40); i > 0; i--) {
                        bytes[chance.nextInt(bytes.length)] = (byte) chance.nextInt();
                    }
                    assertThat(BoxFile.read(bytes)).isNotNull();
                });
    }

    @Test
    void resultsAreRankedByTheNamesInTheFile() {
        var event = Plans.mitchell(5, 3, 2); // an odd number: nobody meets a board twice
        var file = made(event);
        for (var sitting : event.sections().getFirst().sittings()) {
            for (int board : sitting.boards()) {
                var spot = new Spot(1, sitting.round(), sitting.table(), board);
                var _ =
                        file.enter(
                                spot,
                                sitting.northSouth(),
                                sitting.eastWest(),
                                Plans.result(Pen.said(spot)));
            }
        }
        var results = BoxResults.of(Plans.contents(file.read()));

        var assembly = Assembly.of(Map.of("evening.bws", results), false);
        assertThat(assembly.complaints()).isEmpty();
        assertThat(assembly.results().travellers()).hasSize(10);
        assertThat(results.entries())
                .extracting(one -> one.id() + " " + one.name())
                .contains("1 Lê Thị Hồng Đào – SOUTH 1", "6 EAST 1 – WEST 1");
    }

    @Test
    void whatBoxesCannotCountToIsNotWritten() {
        assertThatThrownBy(() -> new BoxSection(1, "A", 300, List.of(), List.of()))
                .hasMessageContaining("tables not 1 to 256");
        assertThatThrownBy(() -> Plans.mitchell(10, 1, 20))
                .hasMessageContaining("board not 1 to 127");
        assertThatThrownBy(() -> new BoxSection(1, "ab", 1, List.of(), List.of()))
                .hasMessageContaining("section is not A to ZZZ");
        assertThat(BoxTrouble.values()).allMatch(one -> !one.sentence().isBlank());
    }
}
