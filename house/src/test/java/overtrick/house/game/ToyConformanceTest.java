package overtrick.house.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.house.game.HighCard.Turned;
import overtrick.house.table.Asked;
import overtrick.house.table.Chair;
import overtrick.house.table.Member;
import overtrick.house.table.Occupant;
import overtrick.house.table.Table;
import overtrick.house.table.TableCommand;
import overtrick.house.table.TableEvent;
import overtrick.house.table.TableGame;
import overtrick.house.table.TableRules;
import overtrick.house.table.TableView;
import overtrick.testkit.Conformance;

/// A toy that joins the house keeps at its tables what every game promises.
class ToyConformanceTest {

    private static final HighCard TOY = new HighCard(HighCard.KING);

    @Test
    void keepsThePromisesOfEveryGame() {
        assertThat(new Conformance<>(new TableOfToys()).play(30)).hasSize(30);
    }

    private static final class TableOfToys
            implements TableGame<Map<Seat, Card>, Card, Turned, Map<Seat, Card>> {

        private final TableRules<Map<Seat, Card>, Card, Turned, Map<Seat, Card>> rules =
                new TableRules<>(TOY);

        @Override
        public TableRules<Map<Seat, Card>, Card, Turned, Map<Seat, Card>> rules() {
            return rules;
        }

        @Override
        public int longest() {
            return 60;
        }

        @Override
        public Collection<TableCommand<Card>> candidates(Table<Map<Seat, Card>> table) {
            var all = Asked.<Card>ofAnyTable(TOY.usual());
            for (var card : List.of("SA", "HK", "DQ", "C2", "C3")) {
                all.add(new TableCommand.Move<>(Card.parse(card), table.number()));
            }
            return all;
        }

        @Override
        public Set<Member> inTurn(Table<Map<Seat, Card>> table) {
            var turned = table.game().size();
            if (!table.isOpen() || turned == 4) {
                return Set.of();
            }
            var seat = Seat.NORTH.plus(turned);
            return table.chair(seat)
                    .<Set<Member>>map(chair -> Set.of(playerOf(seat, chair)))
                    .orElse(Set.of());
        }

        private static Member playerOf(Seat seat, Chair chair) {
            return chair.occupant() instanceof Occupant.Person(var id, var name)
                            && !chair.sittingOut()
                    ? new Member.Person(id, name)
                    : new Member.RobotAt(seat);
        }

        @Override
        public Optional<List<TableEvent<Turned>>> redeal(
                List<TableEvent<Turned>> events, Member viewer, RandomGenerator chance) {
            return Optional.empty(); // every card lies face up
        }

        @Override
        public void checkConserved(Table<Map<Seat, Card>> table) {
            assertThat(table.game()).hasSizeLessThanOrEqualTo(4);
        }

        @Override
        public void checkSecrets(
                Table<Map<Seat, Card>> table, Member viewer, TableView<Map<Seat, Card>> view) {
            assertThat(view.game()).isEqualTo(view.shut() ? Map.of() : table.game());
        }
    }
}
