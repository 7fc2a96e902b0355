package overtrick.formats.pbn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What is written is read back unchanged, whatever may happen at a table.
class RoundTripTest {

    private static final int BOARDS = 40;

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void whatIsWrittenIsReadAsItWas(long seed) {
        var boards = new RandomBoards(seed).list(BOARDS);

        var read = Pbn.read(Pbn.write(boards));

        assertThat(read.played()).isEqualTo(boards);
        assertThat(Samples.diagnostics(read)).isEmpty();
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {6, 7})
    void textIsReadAsItWas(long seed) {
        var boards = new RandomBoards(seed).list(BOARDS);

        assertThat(Pbn.read(Pbn.text(boards)).played()).isEqualTo(boards);
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {8, 9})
    void gamesAreWrittenLikeTheBoardsTheyTell(long seed) {
        var boards = new RandomBoards(seed).list(BOARDS);

        assertThat(Pbn.text(Pbn.read(Pbn.text(boards)))).isEqualTo(Pbn.text(boards));
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {10, 11, 12})
    void theExportFormIsKept(long seed) {
        String text = Pbn.text(new RandomBoards(seed).list(BOARDS));

        assertThat(text.replace("\r\n", "")).doesNotContain("\r", "\n", "\t");
        assertThat(text.split("\r\n", -1)).allMatch(line -> line.length() + 2 <= 255);
        for (String game : text.split("\r\n\r\n")) {
            assertThat(tagNames(game)).startsWith(TagNames.MANDATORY.toArray(String[]::new));
        }
    }

    private static List<String> tagNames(String game) {
        var names = new ArrayList<String>();
        for (String line : game.split("\r\n")) {
            if (line.startsWith("[")) {
                names.add(line.substring(1, line.indexOf(' ')));
            }
        }
        return names;
    }
}
