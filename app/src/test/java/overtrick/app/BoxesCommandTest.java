package overtrick.app;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.app.Ran.overtrick;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import overtrick.boxes.BoxAnswer;
import overtrick.boxes.BoxContents;
import overtrick.boxes.BoxFile;
import overtrick.boxes.Spot;
import overtrick.bridge.BoardNumber;
import overtrick.formats.results.OutcomeText;
import overtrick.scoring.Outcome;

class BoxesCommandTest {

    private static final String NAMES =
            """
            board,round,table,ns,ew,result
            entry,,,1,,Lan – Minh
            entry,,,2,,Hoa – Bình
            entry,,,3,,Anna – Bảo
            entry,,,101,,Nga – Dũng
            entry,,,102,,Mai – Tùng
            entry,,,103,,Thu – Sơn
            """;

    @TempDir private Path folder;

    private static final String[] RESULTS = {"4SN=", "3NE-1", "P", "2HS+1", "1CW-2", "5DXN-3"};

    private static BoxContents read(Path file) {
        if (new BoxFile(file).read() instanceof BoxAnswer.Done<BoxContents>(var contents)) {
            return contents;
        }
        throw new AssertionError("not read: " + file);
    }

    private Path made() throws IOException {
        var names = Files.writeString(folder.resolve("names.csv"), NAMES);
        var file = folder.resolve("evening.bws");
        var ran =
                overtrick(
                        "boxes",
                        names.toString(),
                        "--movement",
                        "mitchell",
                        "--tables",
                        "3",
                        "--out",
                        file.toString());
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.out()).isEqualTo("section A: 3 tables, 3 rounds, 12 names\n");
        return file;
    }

    /// What boxes have brought is ranked as the same results typed in.
    @Test
    void aFileThatWasPlayedIsRanked() throws IOException {
        var file = made();
        var typed = new StringBuilder(NAMES);
        int next = 0;
        for (var sitting : read(file).sections().getFirst().sittings()) {
            for (int board : sitting.boards()) {
                String said = RESULTS[next++ % RESULTS.length];
                var score =
                        (Outcome.Scored)
                                OutcomeText.parse(said, new BoardNumber(board).vulnerability());
                assertThat(
                                new BoxFile(file)
                                        .enter(
                                                new Spot(
                                                        1, sitting.round(), sitting.table(), board),
                                                sitting.northSouth(),
                                                sitting.eastWest(),
                                                score.result().orElseThrow()))
                        .isEqualTo(new BoxAnswer.Done<>(true));
                typed.append(
                        "%d,%d,%d,%d,%d,%s\n"
                                .formatted(
                                        board,
                                        sitting.round(),
                                        sitting.table(),
                                        sitting.northSouth(),
                                        sitting.eastWest(),
                                        said));
            }
        }
        var csv = Files.writeString(folder.resolve("typed.csv"), typed);

        var ranked = overtrick("rank", file.toString(), "--json");

        assertThat(ranked.status()).as(ranked.err()).isZero();
        assertThat(ranked.out()).isEqualTo(overtrick("rank", csv.toString(), "--json").out());
        assertThat(ranked.out()).contains("Lan – Minh");

        var usebio = overtrick("rank", csv.toString(), "--format", "usebio").out();
        var xml = Files.writeString(folder.resolve("event.xml"), usebio);
        assertThat(overtrick("rank", xml.toString(), "--json").out()).isEqualTo(ranked.out());
    }

    @Test
    void namesAndMovementAreInTheFile() throws IOException {
        var contents = read(made());

        assertThat(contents.sections().getFirst().sittings()).hasSize(9);
        assertThat(contents.numbers()).extracting(BoxContents.Player::name).contains("Lan", "Sơn");
    }

    @Test
    void whatIsNoFileOfBoxesIsSaidInOneSentence() throws IOException {
        var file = Files.writeString(folder.resolve("none.bws"), "nothing");

        var ran = overtrick("rank", file.toString());

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err()).contains("no Access database").hasLineCount(1);
        assertThat(overtrick("boxes", "--out", file.toString()).err()).contains("nobody is seated");
    }
}
