package overtrick.practice.shelf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;

class LessonFolderTest {

    private static final PersonId ANN = new PersonId("ann/../x");
    private static final PersonId MINH = new PersonId("Minh");
    private static final byte[] FILE = "[Event \"x\"]".getBytes(StandardCharsets.UTF_8);

    @TempDir private Path data;

    private LessonFolder folder() {
        return new LessonFolder(data.resolve("lessons"));
    }

    @Test
    void whatTheClubHasPutThereIsListedByFolder() throws IOException {
        var root = data.resolve("lessons");
        Files.createDirectories(root.resolve("Bài tập"));
        Files.write(root.resolve("Mở bài.PBN"), FILE);
        Files.write(root.resolve("Bài tập/1.pbn"), FILE);
        Files.write(root.resolve("Bài tập/1-.pbn"), FILE);
        Files.write(root.resolve("notes.txt"), FILE);
        assertThat(folder().ofClub())
                .extracting(LessonFolder.OfClub::name)
                .containsExactlyInAnyOrder("mo-bai", "bai-tap-1", "bai-tap-1-2");
        assertThat(folder().ofClub())
                .extracting(LessonFolder.OfClub::folder)
                .containsOnly("", "Bài tập");
    }

    /// A link that leads round hid all lessons of the club.
    @Test
    void aLinkThatLeadsRoundHidesNothingElse() throws IOException {
        var root = data.resolve("lessons");
        Files.createDirectories(root.resolve("sets"));
        Files.write(root.resolve("sets/one.pbn"), FILE);
        Files.createSymbolicLink(root.resolve("sets/round"), root);
        Files.createSymbolicLink(root.resolve("sets/nowhere.pbn"), root.resolve("gone.pbn"));

        assertThat(folder().ofClub()).extracting(LessonFolder.OfClub::file).containsExactly("one");
    }

    @Test
    void whoLeavesLeavesNoFile() throws IOException {
        var folder = folder();
        assertThat(folder.keep(ANN, "a.pbn", FILE)).isPresent();
        folder.show(folder.keep(ANN, "b.pbn", new byte[] {1}).orElseThrow(), true);
        var other = folder.keep(MINH, "c.pbn", FILE).orElseThrow();

        folder.discard(ANN);
        folder.discard(ANN);

        assertThat(folder.shown()).isEmpty();
        try (var files = Files.walk(data)) {
            assertThat(files.filter(Files::isRegularFile)).containsExactly(other.path());
        }
    }

    @Test
    void whatSomebodyBringsIsTheirsUntilTheyShowIt() {
        var folder = folder();
        var kept = folder.keep(ANN, "C:\\lessons\\Của tôi.pbn", FILE).orElseThrow();
        assertThat(kept.file()).isEqualTo("cua-toi");
        assertThat(folder.keep(ANN, "again.pbn", FILE)).contains(kept);
        assertThat(folder.of(MINH)).isEmpty();
        assertThat(folder.shown()).isEmpty();
        folder.show(kept, true);
        assertThat(folder.shown()).extracting(LessonFolder.Brought::owner).containsExactly(ANN);
        var shown = folder.find(kept.name()).orElseThrow();
        assertThat(LessonFolder.bytes(shown.path()).orElseThrow()).isEqualTo(FILE);
        assertThat(folder().shown()).as("after a restart").containsExactly(shown);
        folder.remove(shown);
        assertThat(folder().of(ANN)).isEmpty();
    }

    @Test
    void aGuestsFilesGoAlongWithTheMember() throws IOException {
        var folder = folder();
        folder.keep(ANN, "one.pbn", FILE);
        folder.pass(ANN, MINH);
        assertThat(folder.of(ANN)).isEmpty();
        assertThat(folder().of(MINH)).hasSize(1);
        var names = new ArrayList<String>();
        folder.fill(new Member.Person(MINH, "Minh"), (name, bytes) -> names.add(name));
        assertThat(names).singleElement().asString().startsWith("lessons/one-").endsWith(".pbn");
    }

    @Test
    void thereAreLimits() {
        var folder = folder();
        for (int file = 0; file < LessonFolder.EACH; file++) {
            assertThat(folder.keep(ANN, "x", ("" + file).getBytes(StandardCharsets.UTF_8)))
                    .isPresent();
        }
        assertThat(folder.keep(ANN, "x", FILE)).isEmpty();
        assertThat(folder.keep(MINH, "x", FILE)).isPresent();
        assertThat(folder.keep(MINH, "x", new byte[LessonFolder.LARGEST + 1])).isEmpty();
    }

    @Test
    void whatStrangersPutAmongBroughtFilesIsLeftOut() throws IOException {
        var brought = data.resolve("lessons/brought/zz");
        Files.createDirectories(brought);
        Files.write(brought.resolve("0123456789abcdef-shown-x.pbn"), FILE);
        Files.write(data.resolve("lessons/brought/readme.pbn"), FILE);
        assertThat(folder().shown()).isEmpty();
        assertThat(folder().ofClub()).isEmpty();
    }
}
