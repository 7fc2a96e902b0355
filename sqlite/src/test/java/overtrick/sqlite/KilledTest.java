package overtrick.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.testkit.Program;
import overtrick.testkit.Seeds;

/// A program that is killed while it writes.
@Timeout(300)
class KilledTest {

    /// How often it is killed: 100 with `-Dovertrick.kills=100`.
    private static final int KILLS = Integer.getInteger("overtrick.kills", 3);

    private static final int STREAMS = 8;

    @TempDir private Path folder;

    /// Appends to eight streams and says what was acknowledged, until it is killed.
    static final class Writer {
        private Writer() {}

        public static void main(String[] arguments) {
            var store = new Club(Path.of(arguments[0])).open();
            for (int i = 0; i < STREAMS; i++) {
                String stream = "table/" + i;
                Thread.ofPlatform().start(() -> write(store, stream));
            }
        }

        private static void write(SqliteStore store, String stream) {
            for (long known = store.log().head(stream); ; known++) {
                store.log().append(stream, known, Club.events("a card"));
                System.out.println(stream + " " + (known + 1));
            }
        }
    }

    @Test
    void hasKeptWhateverItAcknowledgedAndIsWhole() throws Exception {
        var club = new Club(folder);
        var chance = Seeds.chance(9);
        var acknowledged = new HashMap<String, Long>();
        for (int kill = 0; kill < KILLS; kill++) {
            var program = Program.of(Writer.class, folder.toString()).start();
            try (var output = program.inputReader()) {
                read(output, 1 + chance.nextInt(3_000), acknowledged);
                TimeUnit.MICROSECONDS.sleep(chance.nextInt(5_000));
                program.toHandle().destroyForcibly(); // leaves its output readable
                read(output, Integer.MAX_VALUE, acknowledged);
            } finally {
                program.destroyForcibly().waitFor();
            }

            assertThat(Check.of(folder).problems()).as("kill %d", kill).isEmpty();
            try (var store = club.open()) {
                acknowledged.forEach((stream, number) ->
                        assertThat(store.log().head(stream))
                                .as(stream)
                                .isGreaterThanOrEqualTo(number));
            }
            assertThat(Check.of(folder).problems()).as("opened after kill %d", kill).isEmpty();
        }
        assertThat(acknowledged).hasSize(STREAMS);
    }

    private static void read(BufferedReader output, int most, Map<String, Long> acknowledged)
            throws IOException {
        for (int i = 0; i < most; i++) {
            String line = output.readLine();
            if (line == null) {
                return;
            }
            if (line.matches("table/\\d \\d+")) { // the last line may be cut
                var words = line.split(" ");
                acknowledged.merge(words[0], Long.valueOf(words[1]), Math::max);
            }
        }
    }
}
