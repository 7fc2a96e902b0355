package overtrick.server.pages;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.bridgetable.duplicate.BridgeTerms;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.TableView;
import overtrick.house.terms.Strength;

/// Whose table it is: who gets in, who takes whose seat, and what the lobby shows.
@Timeout(60)
@Tag("bridgetable")
class OwnTableTest {

    @RegisterExtension private final House house = House.dealing();
    private final Browser ann = house.visitor();
    private final Browser minh = house.visitor();

    private static String play(Browser who) {
        return who.submit("/play", Map.of()).uri().getPath();
    }

    private static TableId id(String table) {
        return new TableId(table.substring("/tables/".length()));
    }

    @Test
    void aGameWithRobotsIsNobodyElses() {
        String table = play(ann);

        assertThat(minh.get(table).statusCode()).isEqualTo(403);
        assertThat(minh.get(table).body()).contains("This table is closed");
        assertThat(minh.post(table + "/sit", Map.of("seat", "E", "name", "Minh")).statusCode())
                .isEqualTo(403);
        assertThat(minh.get(table + "/stream").statusCode()).isEqualTo(403);
        assertThat(minh.get("/").body()).doesNotContain(table);
        assertThat(ann.get("/").body()).contains(table);
    }

    @Test
    void itsOwnerLetsOthersIn() {
        String table = play(ann);

        assertThat(ann.post(table + "/let-in", Map.of("access", "OPEN")).statusCode())
                .isEqualTo(204);

        assertThat(minh.get(table).statusCode()).isEqualTo(200);
        assertThat(minh.get("/").body()).contains(table);
        assertThat(ann.post(table + "/let-in", Map.of("access", "ANY")).body())
                .contains("does not say who may come");
    }

    @Test
    void playNowLeadsBackToTheBoardThatIsOpen() {
        String table = play(ann);
        await().atMost(20, SECONDS).until(() -> hasBoard(table));

        assertThat(play(ann)).isEqualTo(table);
        assertThat(ann.submit("/play", Map.of("ns", "acol", "ew", "acol")).uri().getPath())
                .as("with other systems it is another game")
                .isNotEqualTo(table);
        assertThat(play(minh)).isNotEqualTo(table);
    }

    @Test
    void robotsPlayAndAreCalledAsWasChosen() {
        var table = ann.submit("/play", Map.of("level", "EXPERT"));
        assertThat(table.body()).contains("Robin · expert").contains("Finch · expert");
        var terms = (BridgeTerms) look(table.uri().getPath()).terms();
        assertThat(terms.robots()).contains(Strength.EXPERT);

        assertThat(ann.get("/").body())
                .as("chosen the next time")
                .contains("<option value=\"EXPERT\" selected");
        assertThat(ann.submit("/play", Map.of("level", "BEGINNER")).uri())
                .as("others play another game")
                .isNotEqualTo(table.uri());
        var unclear = ann.submit("/play", Map.of("level", "GENIUS"));
        assertThat(unclear.statusCode()).isEqualTo(422);
    }

    @Test
    void robotsThatComeLaterPlayAsWasChosen() {
        String table =
                ann.submit("/tables", Map.of("name", "Ann", "robots", "no", "level", "BEGINNER"))
                        .uri()
                        .getPath();

        ann.post(table + "/robot", Map.of("seat", "E"));
        ann.post(table + "/fill", Map.of());

        assertThat(ann.get(table).body()).contains("Wren · beginner").contains("Robin · beginner");
    }

    private TableView<?> look(String table) {
        return house.club().duplicate().look(id(table), Member.House.HOUSE).orElseThrow();
    }

    private boolean hasBoard(String table) {
        return house.club()
                .duplicate()
                .look(id(table), Member.House.HOUSE)
                .flatMap(view -> view.game())
                .isPresent();
    }

    @Test
    void aNameIsAskedForWhereOthersSeeIt() {
        String table =
                ann.submit("/tables", Map.of("name", "Ann", "robots", "no", "access", "FRIENDS"))
                        .uri()
                        .getPath();

        var asked = minh.submit(table + "/sit", Map.of("seat", "E"));
        assertThat(asked.body()).contains("What shall the others call you?");
        var inPlace = minh.post(table + "/sit", Map.of("seat", "E"));
        assertThat(inPlace.headers().firstValue("HX-Redirect")).hasValue(table + "/name?seat=E");
        minh.submit(table + "/sit", Map.of("seat", "E", "name", "Minh"));

        var view = house.club().duplicate().look(id(table), Member.House.HOUSE).orElseThrow();
        assertThat(view.chair(Seat.EAST).orElseThrow().occupant().name()).isEqualTo("Minh");
        assertThat(minh.get("/").body()).contains("Minh");
    }

    @Test
    void aRobotsSeatIsPromisedInTheMiddleOfABoardAndGivenWhenAllAgree() {
        String table = play(ann);
        await().atMost(20, SECONDS).until(() -> hasBoard(table));
        ann.post(table + "/let-in", Map.of("access", "FRIENDS"));

        minh.submit(table + "/sit", Map.of("seat", "E", "name", "Minh"));

        assertThat(nameAt(table, Seat.EAST)).isNotEqualTo("Minh");
        assertThat(ann.get(table).body()).contains("Minh takes over East with the next board.");
        assertThat(minh.get(table).body()).contains("You take over East with the next board.");
        ann.post(table + "/agree", Map.of("seat", "E"));
        assertThat(nameAt(table, Seat.EAST)).isEqualTo("Minh");
        assertThat(ann.get(table).body()).contains("Ask Minh to leave");

        ann.post(table + "/ask-to-leave", Map.of("seat", "E"));

        assertThat(nameAt(table, Seat.EAST)).isNotEqualTo("Minh");
        assertThat(minh.post(table + "/sit", Map.of("seat", "W")).body())
                .contains("You were asked to leave");
    }

    @Test
    void whoHasAgreedToANewcomerIsNotAskedAgain() {
        String table = play(ann);
        await().atMost(20, SECONDS).until(() -> hasBoard(table));
        ann.post(table + "/let-in", Map.of("access", "FRIENDS"));
        minh.submit(table + "/sit", Map.of("seat", "E", "name", "Minh"));
        ann.post(table + "/agree", Map.of("seat", "E"));
        var lan = house.visitor();
        lan.submit(table + "/sit", Map.of("seat", "W", "name", "Lan"));
        assertThat(ann.get(table).body()).contains("Let them play now");

        ann.post(table + "/agree", Map.of("seat", "W"));

        assertThat(nameAt(table, Seat.WEST)).isNotEqualTo("Lan");
        assertThat(ann.get(table).body()).doesNotContain("Let them play now");
        assertThat(minh.get(table).body()).contains("Let them play now");
        minh.post(table + "/agree", Map.of("seat", "W"));
        assertThat(nameAt(table, Seat.WEST)).isEqualTo("Lan");
    }

    private String nameAt(String table, Seat seat) {
        return house.club()
                .duplicate()
                .look(id(table), Member.House.HOUSE)
                .orElseThrow()
                .chair(seat)
                .orElseThrow()
                .occupant()
                .name();
    }

    @Test
    void playersSeeWhoLooksOn() {
        String table = play(ann);
        ann.post(table + "/let-in", Map.of("access", "OPEN"));
        minh.submit("/me", Map.of("name", "Minh"));

        try (var stream = minh.lines(table + "/stream")) {
            assertThat(stream.findFirst()).isPresent();
            await().atMost(10, SECONDS)
                    .until(() -> ann.get(table).body().contains("Watching: Minh"));
        }
    }
}
