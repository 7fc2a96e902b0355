package overtrick.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.log.Store;
import overtrick.log.StoreException;
import overtrick.sqlite.SqliteStore;

/// Clubs go from a file into a database and back, with all they hold.
@Timeout(60)
class MovesTest {

    private static final String NAME = "Nguyễn Văn Xoá";
    private static final long TIME = 1_800_000_000_000L;

    @TempDir private Path folder;

    @Test
    void goesIntoADatabaseAndBack() {
        var directory = folder.resolve("club");
        try (var store = SqliteStore.open(directory, Club.TABLES.schemas(), Club.TABLES.clock())) {
            fill(store);
        }
        var club = Club.in(folder.resolve("data"));

        var there = Club.TABLES.toDatabase(directory, club.place(), club.data());

        assertThat(there.events()).isEqualTo(6);
        assertThat(club.flaws()).isEmpty();
        try (var store = club.open()) {
            assertFilled(store, 4);
            assertThat(Club.payloads(store, Moves.STREAM))
                    .singleElement()
                    .asString()
                    .contains("\"from\":\"file\",\"events\":6", there.sum());
            makeGap(store);
            Club.append(store, "table/B", "behind the gap " + NAME);
            Club.redact(store, NAME, "behind the gap X");
            store.change("UPDATE talk SET upto = (SELECT max(id) FROM event) WHERE what = 'talk'");
        }
        assertThat(club.flaws()).isEmpty();
        var again = folder.resolve("again");

        var back = Club.TABLES.toDirectory(club.place(), club.data(), again);

        assertThat(back.events()).isEqualTo(9);
        assertThat(overtrick.sqlite.Check.of(again).problems()).isEmpty();
        try (var store = SqliteStore.open(again, Club.TABLES.schemas(), Club.TABLES.clock())) {
            assertFilled(store, 9);
            assertThat(Club.payloads(store, "table/B")).containsExactly("two", "behind the gap X");
            assertThat(Club.payloads(store, Moves.STREAM)).hasSize(2);
            Club.append(store, "table/B", "goes on");
        }
        assertThat(overtrick.sqlite.Check.of(again).problems()).isEmpty();
    }

    private static void fill(Store store) {
        Club.append(store, "table/A", "one " + NAME, "three");
        Club.append(store, "table/B", "two");
        Club.append(store, "chữ/Đ", "♠AKQ");
        Club.append(store, "table/A", "four");
        Club.redact(store, NAME, "one X");
        store.change("INSERT INTO note VALUES (?, ?, ?)", "Đặng", "viết", TIME);
        store.write(connection ->
                connection
                        .createStatement()
                        .executeUpdate("INSERT INTO note VALUES ('b', NULL, 1)"));
        store.change("INSERT INTO talk VALUES ('talk', 4)");
    }

    private static void assertFilled(Store store, long upto) {
        assertThat(Club.payloads(store, "table/A")).containsExactly("one X", "three", "four");
        assertThat(Club.payloads(store, "chữ/Đ")).containsExactly("♠AKQ");
        assertThat(
                        store.rows(
                                "SELECT person, text, at FROM note ORDER BY person",
                                row -> row.getString(1) + row.getString(2) + row.getLong(3)))
                .containsExactly("bnull1", "Đặngviết" + TIME);
        assertThat(store.row("SELECT upto FROM talk", row -> row.getLong(1))).contains(upto);
    }

    /// Something that fails takes a place in the log, and gives none back.
    private static void makeGap(Store store) {
        assertThatThrownBy(() ->
                        store.log()
                                .append(
                                        "table/D",
                                        0,
                                        Club.events("never"),
                                        (_, _) -> {
                                            throw new IllegalStateException("a bug");
                                        }))
                .isInstanceOf(StoreException.class);
    }

    @Test
    void copiesWhileTheClubIsOpenAndComesBackFromTheCopy() throws IOException {
        var club = Club.in(folder.resolve("data"));
        var packed = folder.resolve("copy.zip");
        try (var store = club.open()) {
            fill(store);
            var copied = store.upkeep().copy();
            assertThat(store.upkeep().copies()).containsExactly(copied);
            try (var out = Files.newOutputStream(packed)) {
                store.upkeep().pack(copied.name(), out);
            }
            assertThat(store.upkeep().size().events()).isEqualTo(6);
            store.upkeep().keepCopies(0);
            assertThat(store.upkeep().copies()).isEmpty();
        }
        var other = Club.in(folder.resolve("other"));

        var _ = Club.TABLES.restore(packed, other.place(), other.data(), Optional.empty());

        assertThat(other.flaws()).isEmpty();
        try (var store = other.open()) {
            assertFilled(store, 4);
        }
        assertThatThrownBy(() ->
                        Club.TABLES.restore(packed, other.place(), other.data(), Optional.empty()))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("there is a club in postgres://");
    }

    @Test
    void takesNothingThatIsNotWhole() {
        var club = Club.in(folder.resolve("data"));
        try (var store = club.open()) {
            fill(store);
        }
        club.execute("UPDATE event SET payload = 'forged' WHERE payload = 'three'");

        assertThatThrownBy(() ->
                        Club.TABLES.toDirectory(club.place(), club.data(), folder.resolve("x")))
                .isInstanceOf(StoreException.class)
                .hasMessage(
                        "the club is not whole: event 2 of stream table/A is not the one that was"
                                + " written");
    }

    @Test
    void readsAddresses() {
        var place =
                PostgresPlace.of(
                        "postgres://anna:s%40f+e@db.example.org:5433/clubs?schema=a_1&sslmode=require");

        assertThat(place.hosts()).isEqualTo("db.example.org:5433");
        assertThat(place.user()).contains("anna");
        assertThat(place.password()).contains("s@f+e");
        assertThat(place.schema()).isEqualTo("a_1");
        assertThat(place).hasToString("postgres://anna@db.example.org:5433/clubs?schema=a_1");
        assertThat(place.source("x", java.time.Duration.ZERO).getSslMode()).isEqualTo("require");
        for (String wrong : List.of("postgres://", "mysql://a/b", "postgres://host", "a b")) {
            assertThatThrownBy(() -> PostgresPlace.of(wrong))
                    .isInstanceOf(StoreException.class)
                    .hasMessageContaining("postgres://user@host/database?schema=club");
        }
    }
}
