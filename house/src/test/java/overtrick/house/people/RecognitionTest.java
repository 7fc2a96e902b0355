package overtrick.house.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import overtrick.house.table.PersonId;
import overtrick.log.Store;
import overtrick.sqlite.SqliteStore;

/// What was a guest's becomes a member's.
class RecognitionTest {

    private static final String PLAYED =
            "INSERT INTO board_player (person, code, ordinal, seat, ended) VALUES (?, ?, ?, ?, 0)";

    @TempDir private Path directory;

    private Store store;
    private People people;
    private Recognition recognition;
    private Visitor guest;
    private Visitor member;

    @BeforeEach
    void open() {
        store =
                SqliteStore.open(
                        directory, List.of("overtrick/house/schema"), InstantSource.system());
        people = new People(store, InstantSource.system());
        recognition =
                new Recognition(
                        store,
                        InstantSource.system(),
                        List.of(
                                Belongings.played("board_player", "code", "ordinal"),
                                Belongings.of("series")));
        guest = people.welcome("Guest");
        member = people.welcome("Lan");
    }

    @AfterEach
    void close() {
        store.close();
    }

    private void played(Visitor who, String code, String seat) {
        store.change(PLAYED, who.person().id().value(), code, 1, seat);
    }

    private List<String> of(PersonId person) {
        return store.rows(
                "SELECT code || seat FROM board_player WHERE person = ? ORDER BY code, seat",
                row -> row.getString(1),
                person.value());
    }

    @Test
    void passesOnWhatTheMemberHasNotTheLikeOf() {
        played(guest, "AAAAA", "N");
        played(guest, "BBBBB", "E");
        played(member, "BBBBB", "S");
        assertThat(recognition.played(guest.person().id())).isEqualTo(2);

        recognition.join(guest.person().id(), member.person().id());

        assertThat(of(member.person().id())).containsExactly("AAAAAN", "BBBBBS");
        assertThat(people.byToken(guest.token())).as("the guest is signed out").isEmpty();
        assertThat(people.byToken(member.token())).isPresent();
    }

    @Test
    void passesOnAgainWhatWasMadeAnew() {
        recognition.join(guest.person().id(), member.person().id());
        played(guest, "CCCCC", "W");

        recognition.again();

        assertThat(of(member.person().id())).containsExactly("CCCCCW");
        assertThat(of(guest.person().id())).isEmpty();
    }

    @Test
    void passesOnThingsOfWhichOneMayHaveManyLikeOthers() {
        for (var owner : List.of(guest, member)) {
            store.change(
                    "INSERT INTO series (code, plan, person, created) VALUES (?, '', ?, 0)",
                    owner.person().name(),
                    owner.person().id().value());
        }

        recognition.join(guest.person().id(), member.person().id());

        assertThat(
                        store.rows(
                                "SELECT code FROM series WHERE person = ? ORDER BY code",
                                row -> row.getString(1),
                                member.person().id().value()))
                .containsExactly("Guest", "Lan");
    }
}
