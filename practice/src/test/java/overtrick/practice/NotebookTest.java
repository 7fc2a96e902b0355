package overtrick.practice;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import overtrick.house.table.PersonId;
import overtrick.sqlite.SqliteStore;
import overtrick.teaching.memory.Answer;
import overtrick.teaching.memory.Exercise;
import overtrick.teaching.memory.Mark;

class NotebookTest {

    private static final PersonId ME = new PersonId("me");
    private static final PersonId OTHER = new PersonId("other");
    private static final Instant START = Instant.parse("2026-11-27T12:00:00Z");

    private @TempDir Path data;
    private Instant now = START;
    private SqliteStore store;
    private Notebook notebook;

    @BeforeEach
    void open() {
        store = SqliteStore.open(data, List.of("overtrick/house/schema"), () -> now);
        notebook = new Notebook(store, () -> now);
    }

    @AfterEach
    void close() {
        store.close();
    }

    private static Exercise exercise(int number) {
        return new Exercise("count", "trumps", "1-" + number);
    }

    @Test
    void whatWasWrongComesBackTomorrowAndWhatWasRightDoesNot() {
        notebook.note(ME, exercise(1), Mark.WRONG);
        notebook.note(ME, exercise(2), Mark.RIGHT);
        assertThat(notebook.due(ME)).isEmpty();
        now = START.plus(Duration.ofDays(1));
        assertThat(notebook.due(ME)).extracting(Kept::exercise).containsExactly(exercise(1));
        assertThat(notebook.due(OTHER)).isEmpty();
        notebook.note(ME, exercise(1), Mark.RIGHT);
        assertThat(notebook.due(ME)).isEmpty();
        assertThat(notebook.all(ME).getFirst().due()).isAfter(now);
    }

    @Test
    void themesTellOfTheLatestTenAnswers() {
        for (int number = 0; number < 14; number++) {
            now = now.plusSeconds(1);
            notebook.note(ME, exercise(number), number < 5 ? Mark.WRONG : Mark.CLOSE);
        }
        var theme = notebook.themes(ME).getFirst();
        assertThat(theme.known()).isEqualTo(9);
        assertThat(theme.of()).isEqualTo(10);
        assertThat(theme.answered()).isEqualTo(14);
    }

    @Test
    void aGuestsAnswersJoinTheMembers() {
        notebook.note(OTHER, exercise(1), Mark.WRONG);
        notebook.note(OTHER, exercise(2), Mark.WRONG);
        now = now.plusSeconds(60);
        notebook.note(ME, exercise(1), Mark.CLOSE);
        notebook.join(OTHER, ME);
        assertThat(notebook.all(OTHER)).isEmpty();
        assertThat(notebook.themes(OTHER)).isEmpty();
        assertThat(notebook.all(ME)).hasSize(2);
        assertThat(
                        notebook.all(ME).stream()
                                .filter(one -> one.exercise().equals(exercise(1)))
                                .flatMap(one -> one.history().answers().stream())
                                .map(Answer::mark))
                .containsExactly(Mark.WRONG, Mark.CLOSE);
        assertThat(notebook.themes(ME).getFirst().answered()).isEqualTo(3);
    }

    @Test
    void theBestKnownMakesRoom() {
        for (int number = 0; number < Notebook.MOST; number++) {
            notebook.note(ME, exercise(number), Mark.WRONG);
        }
        now = START.plus(Duration.ofDays(1));
        notebook.note(ME, exercise(7), Mark.RIGHT);
        notebook.note(ME, exercise(Notebook.MOST), Mark.WRONG);
        assertThat(notebook.all(ME)).hasSize(Notebook.MOST);
        assertThat(notebook.has(ME, exercise(7))).isFalse();
        assertThat(notebook.has(ME, exercise(Notebook.MOST))).isTrue();
    }

    @Test
    void whatWentWrongElsewhereIsTakenUpOnce() {
        notebook.takeUp(ME, exercise(1));
        now = START.plus(Duration.ofDays(1));
        notebook.note(ME, exercise(1), Mark.RIGHT);
        notebook.takeUp(ME, exercise(1));
        assertThat(notebook.all(ME).getFirst().history().answers()).hasSize(2);
        assertThat(notebook.themes(ME).getFirst().answered()).isEqualTo(1);
    }
}
