package overtrick.house.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.cards.rules.Refusal;
import overtrick.house.ClubHouse;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.TableCommand.Move;
import overtrick.house.table.TableCommand.Say;
import overtrick.house.table.TableCommand.Sit;
import overtrick.house.table.TableRefusal;
import overtrick.house.table.TableView;
import overtrick.log.host.Reply;
import overtrick.sqlite.SqliteStore;

/// A game of thirty lines joins the house by registering itself, and everything else comes with it.
@Timeout(60)
class ToyGameTest {

    @TempDir private Path directory;

    private final HighCard game = new HighCard(HighCard.KING);
    private SqliteStore store;
    private ClubHouse house;

    @BeforeEach
    void open() {
        store =
                SqliteStore.open(
                        directory, List.of("overtrick/house/schema"), InstantSource.system());
        house = new ClubHouse(store, InstantSource.system(), Duration.ZERO);
        house.tables().add(game);
    }

    @AfterEach
    void close() {
        house.close();
        store.close();
    }

    private void reopen() {
        close();
        open();
    }

    @Test
    void isHostedStoredShownAndPlayedByRobots() {
        var tables = house.tables().of(game);
        var lan = house.people().welcome("Lan").person();
        var id = tables.open(lan, "Toys", game.usual());
        done(tables.send(id, lan, new Sit<>(Seat.NORTH)));
        tables.fill(id, lan, _ -> "Robot");
        done(tables.send(id, lan, new Say<>("good luck")));
        done(tables.send(id, lan, new Move<>(Card.parse("SA"), look(tables, id).number())));
        await().until(() -> look(tables, id).game().size() == 4);
        var before = look(tables, id);
        assertThat(house.tables().at(id)).containsSame(tables);
        assertThat(house.tables().lobby(10))
                .singleElement()
                .returns("high-card", TableSummary::game)
                .returns("Toys", TableSummary::name);

        reopen();
        assertThat(look(house.tables().of(game), id)).isEqualTo(before);
        assertThat(before.game())
                .containsEntry(Seat.NORTH, Card.parse("SA"))
                .containsEntry(Seat.WEST, Card.parse("HK"));
    }

    @Test
    void livesBesideAnotherGame() {
        var other =
                new HighCard(HighCard.KING) {
                    @Override
                    public String name() {
                        return "higher-card";
                    }
                };
        house.tables().add(other);
        var lan = house.people().welcome("Lan").person();
        var toy = house.tables().of(game).open(lan, "Toys", game.usual());
        var another = house.tables().of(other).open(lan, "Others", other.usual());

        assertThat(house.tables().of(other).look(toy, lan)).isEmpty();
        assertThat(house.tables().of(game).look(another, lan)).isEmpty();
        assertThat(house.tables().at(another)).containsSame(house.tables().of(other));
    }

    /// Where people play what is laid for everybody they do it once: no chance is spent at a table
    /// that has no chair.
    @Test
    void isAskedWhoMaySitWhenThereIsAChair() {
        var asked = new ArrayList<String>();
        var strict =
                new HighCard(HighCard.KING) {
                    @Override
                    public String name() {
                        return "strict";
                    }

                    @Override
                    public Optional<Refusal> barred(
                            TableView<Map<Seat, Card>> table, String id, Member.Person person) {
                        asked.add(person.name());
                        return person.name().equals("Eve")
                                ? Optional.of(TableRefusal.DEALS_PLAYED_ELSEWHERE)
                                : Optional.empty();
                    }
                };
        house.tables().add(strict);
        var tables = house.tables().of(strict);
        var lan = house.people().welcome("Lan").person();
        var id = tables.open(lan, "Toys", strict.usual());
        done(tables.send(id, lan, new Sit<>(Seat.NORTH)));

        var minh = house.people().welcome("Minh").person();
        assertThat(tables.send(id, minh, new Sit<>(Seat.NORTH))).isInstanceOf(Reply.Refused.class);
        assertThat(asked).containsExactly("Lan");

        var eve = house.people().welcome("Eve").person();
        assertThat(tables.send(id, eve, new Sit<>(Seat.EAST)))
                .isEqualTo(new Reply.Refused(TableRefusal.DEALS_PLAYED_ELSEWHERE));
        assertThat(asked).containsExactly("Lan", "Eve");
        assertThat(look(tables, id).chair(Seat.EAST)).isEmpty();
    }

    @Test
    void comesOnlyOnce() {
        assertThatThrownBy(() -> house.tables().add(new HighCard(HighCard.KING)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("high-card");
        assertThatThrownBy(() -> house.tables().of(new HighCard(HighCard.KING)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static TableView<Map<Seat, Card>> look(
            GameTables<Card, Map<Seat, Card>> tables, TableId id) {
        return tables.look(id, Member.House.HOUSE).orElseThrow();
    }

    private static void done(Reply reply) {
        assertThat(reply).isInstanceOf(Reply.Done.class);
    }
}
