package overtrick.club.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.club.Club;
import overtrick.club.ClubSettings;
import overtrick.club.codes.TableId;
import overtrick.club.duplicate.DuplicateTerms;
import overtrick.club.table.Member;
import overtrick.club.table.TableCommand.Move;
import overtrick.club.table.TableCommand.Say;
import overtrick.club.table.TableCommand.Sit;
import overtrick.club.table.TableView;
import overtrick.log.host.Reply;

/// A game of thirty lines joins the house by registering itself, and everything else comes with it.
@Timeout(60)
class ToyGameTest {

    @TempDir private Path directory;

    private final HighCard game = new HighCard(HighCard.KING);

    @Test
    void isHostedStoredShownAndPlayedByRobots() {
        TableId id;
        TableView<Map<Seat, Card>> before;
        try (var club = open()) {
            var tables = club.tables().of(game);
            var lan = club.people().welcome("Lan").person();
            id = tables.open(lan, "Toys", game.usual());
            done(tables.send(id, lan, new Sit<>(Seat.NORTH)));
            tables.fill(id, lan, _ -> "Robot");
            done(tables.send(id, lan, new Say<>("good luck")));
            done(tables.send(id, lan, new Move<>(Card.parse("SA"), look(tables, id).number())));
            await().until(() -> look(tables, id).game().size() == 4);
            before = look(tables, id);
            assertThat(club.tables().at(id)).containsSame(tables);
            assertThat(club.tables().lobby(10))
                    .singleElement()
                    .returns("high-card", TableSummary::game)
                    .returns("Toys", TableSummary::name);
        }
        try (var club = open()) {
            var tables = club.tables().of(game);
            assertThat(look(tables, id)).isEqualTo(before);
            assertThat(before.game())
                    .containsEntry(Seat.NORTH, Card.parse("SA"))
                    .containsEntry(Seat.WEST, Card.parse("HK"));
        }
    }

    @Test
    void livesBesideDuplicate() {
        try (var club = open()) {
            var lan = club.people().welcome("Lan").person();
            var toy = club.tables().of(game).open(lan, "Toys", game.usual());
            var bridge = club.duplicate().open(lan, "Bridge", DuplicateTerms.USUAL);

            assertThat(club.duplicate().look(toy, lan)).isEmpty();
            assertThat(club.tables().of(game).look(bridge, lan)).isEmpty();
            assertThat(club.tables().at(bridge)).containsSame(club.duplicate());
        }
    }

    @Test
    void comesOnlyOnce() {
        try (var club = open()) {
            assertThatThrownBy(() -> club.tables().add(new HighCard(HighCard.KING)))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("high-card");
            assertThatThrownBy(() -> club.tables().of(new HighCard(HighCard.KING)))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    private Club open() {
        return Club.open(ClubSettings.in(directory).withRobotPace(Duration.ZERO), game);
    }

    private static TableView<Map<Seat, Card>> look(
            GameTables<Card, Map<Seat, Card>> tables, TableId id) {
        return tables.look(id, Member.House.HOUSE).orElseThrow();
    }

    private static void done(Reply reply) {
        assertThat(reply).isInstanceOf(Reply.Done.class);
    }
}
