package overtrick.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.log.Redactions;
import overtrick.log.StoreException;
import overtrick.postgres.Flaw.Changed;
import overtrick.postgres.Flaw.Cut;
import overtrick.postgres.Flaw.Gap;
import overtrick.postgres.Flaw.Loose;
import overtrick.postgres.Flaw.LostBefore;
import overtrick.postgres.Flaw.Older;
import overtrick.postgres.Flaw.Unreadable;
import overtrick.postgres.Flaw.Unsealed;

/// What is done to a log behind the program's back is told.
@Timeout(60)
class CheckTest {

    private static final String NAME = "Nguyễn Văn Xoá";

    @TempDir private Path data;

    private Club club;

    @BeforeEach
    void makeClub() {
        club = Club.in(data);
        try (var store = club.open()) {
            Club.append(store, "table/A", "one " + NAME, "two", "three");
            Club.append(store, "table/B", "four");
        }
    }

    @Test
    void isContentWithAClubThatGoesOn() {
        try (var store = club.open()) {
            Club.append(store, "table/A", "five");
            Club.append(store, "table/C", "six");
        }

        var check = Check.of(club.place(), data);
        assertThat(check.flaws()).isEmpty();
        assertThat(check.streams()).isEqualTo(3);
        assertThat(check.events()).isEqualTo(6);
        assertThat(check.anchor().orElseThrow().number()).isEqualTo(2);
        assertThat(check.anchor().orElseThrow().events()).isEqualTo(6);
    }

    @Test
    void findsWhatWasForged() {
        club.execute("UPDATE event SET payload = 'forged' WHERE payload = 'two'");

        assertThat(club.flaws()).containsExactly(new Changed("table/A", 2));
    }

    @Test
    void findsWhatIsMissing() {
        club.execute("DELETE FROM event WHERE payload = 'two'");

        assertThat(club.flaws()).containsExactly(new Gap("table/A", 2, 3));
    }

    @Test
    void findsAnEndThatWasCutOff() {
        club.execute("DELETE FROM event WHERE payload = 'three'");

        assertThat(club.flaws()).containsExactly(new Cut("table/A", 3));
    }

    @Test
    void findsAStreamThatIsGoneEvenWithItsAnchor() {
        club.execute("DELETE FROM event WHERE stream = 'table/B'");
        assertThat(club.flaws()).containsExactly(new Cut("table/B", 1));

        club.execute("DELETE FROM anchored WHERE stream = 'table/B'");
        assertThat(club.flaws()).containsExactly(new Loose(1));
    }

    @Test
    void findsADatabaseThatWasPutBack() {
        club.execute("DELETE FROM event WHERE stream = 'table/B'");
        club.execute("DELETE FROM anchored");
        club.execute("DELETE FROM anchor");
        var noted = club.flaws();
        assertThat(noted).singleElement().isInstanceOf(Older.class);

        club.open().close();

        assertThat(Files.exists(AnchorFile.aside(data))).isTrue();
        assertThat(club.flaws()).singleElement().isInstanceOf(LostBefore.class);
    }

    @Test
    void saysWhenThereIsNoClub() {
        var none = club.place().withSchema("nobody");

        assertThat(Check.of(none, data).flaws())
                .containsExactly(new Unreadable(none.toString(), "there is no club in it"));
        assertThat(Check.of(Server.at(1), data).flaws())
                .containsExactly(
                        new Unreadable(Server.at(1).toString(), "the database cannot be reached"));
    }

    @Test
    void redactsAndStaysWhole() {
        try (var store = club.open()) {
            Club.redact(store, NAME, "one X");
            store.redactions().wipe();

            assertThat(Club.payloads(store, "table/A")).containsExactly("one X", "two", "three");
            assertThat(Club.payloads(store, Redactions.STREAM))
                    .singleElement()
                    .asString()
                    .startsWith("{\"why\":\"left\",\"events\":1,\"seals\":\"")
                    .doesNotContain(NAME);
            assertThat(store.redactions().ofType("said", 0).events()).hasSize(4);
            assertThat(store.redactions().holding(List.of(NAME), 0).events()).isEmpty();
        }
        assertThat(club.flaws()).isEmpty();

        club.execute("UPDATE event SET payload = 'one Y' WHERE payload = 'one X'");
        assertThat(club.flaws()).containsExactly(new Changed("table/A", 1));
        club.execute("UPDATE redacted SET seal = nonce");
        assertThat(club.flaws()).containsExactly(new Changed("table/A", 1), new Unsealed(1));
    }

    @Test
    void isOpenForOneProgram() {
        try (var store = club.open()) {
            assertThatThrownBy(club::open)
                    .isInstanceOf(StoreException.class)
                    .hasMessageEndingWith("cannot be opened: another program has it open");
            Club.append(store, "table/A", "still ours");
        }
        club.open().close();
    }
}
