package overtrick.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.log.Beside;
import overtrick.log.EventLog.ConflictException;
import overtrick.log.commit.OvertakenException;

/// Pieces of work in one transaction, in the order in which the writer does them.
@Timeout(60)
class WriteConnectionTest {

    @TempDir private Path data;

    private Club club;

    @BeforeEach
    void makeTables() throws SQLException {
        club = Club.in(data);
        for (String program : new String[] {"", "north", "south"}) {
            new Programs(club.place(), InstantSource.fixed(Club.NOW), program).migrate(Club.TABLES);
        }
    }

    private WriteConnection open(String program) throws SQLException {
        return new Owner(club.place(), program, Duration.ZERO).open();
    }

    private static void append(WriteConnection to, long after, String text) throws SQLException {
        append(to, after, text, Beside.NOTHING);
    }

    private static void append(WriteConnection to, long after, String text, Beside beside)
            throws SQLException {
        to.savepoint();
        to.append("table/A", after, Club.NOW, Club.events(text), beside);
        to.release();
    }

    /// What a piece of work leaves behind that was taken back, is nothing: the next goes on after
    /// the one before it.
    @Test
    void whatIsTakenBackIsForgotten() throws SQLException {
        try (var writer = open("")) {
            writer.begin();
            append(writer, 0, "one");
            Beside failing =
                    (_, _) -> {
                        throw new SQLException("no room");
                    };
            assertThatThrownBy(() -> append(writer, 1, "two", failing)).hasMessage("no room");
            writer.rollBackToSavepoint();
            append(writer, 1, "three");
            writer.commit();
        }
        try (var store = club.open()) {
            assertThat(Club.payloads(store, "table/A")).containsExactly("one", "three");
        }
        assertThat(club.flaws()).isEmpty();
    }

    /// Both have asked where the stream ends before either wrote: the unique key says who was
    /// first.
    @Test
    void theUniqueKeyDecidesWhoWasFirst() throws SQLException {
        try (var one = open("north");
                var other = open("south")) {
            bothBegin(one, other);

            assertOvertaken(one::commit);
        }
    }

    /// The same where it comes to light before the commit, as more is appended to the stream.
    @Test
    void itDecidesWheneverEventsAreSent() throws SQLException {
        try (var one = open("north");
                var other = open("south")) {
            bothBegin(one, other);

            assertOvertaken(() -> append(one, 7, "further on"));
        }
    }

    private static void bothBegin(WriteConnection one, WriteConnection other) throws SQLException {
        one.begin();
        append(one, 0, "one");
        other.begin();
        append(other, 0, "other");
        other.commit();
    }

    private static void assertOvertaken(ThrowingCallable writing) {
        assertThatThrownBy(writing)
                .asInstanceOf(type(OvertakenException.class))
                .extracting(overtaken -> overtaken.conflict().orElseThrow())
                .extracting(ConflictException::getMessage)
                .isEqualTo(new ConflictException("table/A", 0).getMessage());
    }
}
