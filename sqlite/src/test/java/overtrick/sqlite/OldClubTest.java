package overtrick.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// A data directory of a program that did not chain its events.
@Timeout(60)
class OldClubTest {

    /// The table as that program made it.
    private static final String TABLE =
            """
            CREATE TABLE event (
                id      INTEGER PRIMARY KEY,
                stream  TEXT    NOT NULL,
                number  INTEGER NOT NULL,
                at      INTEGER NOT NULL,
                type    TEXT    NOT NULL,
                version INTEGER NOT NULL,
                payload TEXT    NOT NULL,
                UNIQUE (stream, number)
            )
            """;

    private static final String INSERT =
            "INSERT INTO event (stream, number, at, type, version, payload)"
                    + " VALUES (?, ?, ?, 'said', 1, ?)";

    private static final int STREAMS = 40;
    private static final int EVENTS = 12_000; // more than two pages

    @TempDir private Path folder;

    private Club club;

    @BeforeEach
    void makeClub() throws Exception {
        club = new Club(folder);
        try (var connection = Settings.working(club.database()).getConnection()) {
            connection.createStatement().execute(TABLE);
            connection.setAutoCommit(false);
            try (var insert = connection.prepareStatement(INSERT)) {
                for (int event = 0; event < EVENTS; event++) {
                    insert.setString(1, "table/" + event % STREAMS);
                    insert.setInt(2, event / STREAMS + 1);
                    insert.setLong(3, Club.NOW.toEpochMilli() + event);
                    insert.setString(4, payload(event));
                    insert.addBatch();
                }
                insert.executeBatch();
            }
            connection.commit();
        }
    }

    private static String payload(int event) {
        return "{\"bài\":%d}".formatted(event);
    }

    @Test
    void canBeCheckedAndCopiedBeforeItIsChained() throws Exception {
        var backup = folder.resolve("backup").resolve(SqliteStore.FILE);

        assertThat(Copies.backup(folder, backup)).isEqualTo(Check.of(folder));

        assertThat(Check.of(folder).problems()).isEmpty();
        assertThat(Check.of(folder).events()).isEqualTo(EVENTS);
        assertThat(Check.of(folder).head()).isEmpty();
        assertThat(Files.exists(HeadFile.beside(backup))).isFalse();
    }

    @Test
    void isChainedWhenItIsOpenedAndReadsTheSame() {
        assertThat(club.payloads("table/7")).isEqualTo(payloads(7));

        assertWhole();
        club.write("table/7", "goes on");
        assertThat(Check.of(folder).problems()).isEmpty();
        assertThat(Check.of(folder).events()).isEqualTo(EVENTS + 1);
    }

    @Test
    void goesOnChainingWhereItWasInterrupted() throws Exception {
        club.open().close();
        var head = Check.of(folder).head();
        club.execute("UPDATE event SET hash = NULL WHERE id > 6789");
        Files.delete(club.head()); // which comes after the chain

        club.open().close();

        assertWhole();
        assertThat(Check.of(folder).head()).isEqualTo(head);
    }

    @Test
    void chainsWhatTheOldProgramAddedAfterwards() {
        club.open().close();
        club.execute(
                "INSERT INTO event (stream, number, at, type, version, payload)"
                        + " VALUES ('table/0', 301, 0, 'said', 1, 'by the old program')");

        club.open().close();

        assertThat(Check.of(folder).problems()).isEmpty();
        assertThat(Check.of(folder).events()).isEqualTo(EVENTS + 1);
    }

    private void assertWhole() {
        var check = Check.of(folder);
        assertThat(check.problems()).isEmpty();
        assertThat(check.streams()).isEqualTo(STREAMS);
        assertThat(check.head().orElseThrow().events()).isEqualTo(EVENTS);
    }

    private static List<String> payloads(int stream) {
        var payloads = new ArrayList<String>();
        for (int event = stream; event < EVENTS; event += STREAMS) {
            payloads.add(payload(event));
        }
        return payloads;
    }
}
