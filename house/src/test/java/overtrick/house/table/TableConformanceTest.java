package overtrick.house.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import overtrick.house.table.Patience.Piles;
import overtrick.house.table.Patience.Played;
import overtrick.house.table.TableEvent.InGame;
import overtrick.testkit.Conformance;

/// The table keeps the promises of every game, whatever is played at it.
class TableConformanceTest {

    @Test
    void keepsThePromisesOfEveryGame() {
        var played = new Conformance<>(new TableOfPatience()).play(60);

        assertThat(played).hasSize(60);
    }

    private static final class TableOfPatience
            implements TableGame<Piles, Integer, Played, Optional<Integer>> {

        private final TableRules<Piles, Integer, Played, Optional<Integer>> rules =
                new TableRules<>(new PlainGame<>(new Patience(), Piles::deals, Piles::isUnderWay));

        @Override
        public TableRules<Piles, Integer, Played, Optional<Integer>> rules() {
            return rules;
        }

        @Override
        public int longest() {
            return 120;
        }

        @Override
        public Collection<TableCommand<Integer>> candidates(Table<Piles> table) {
            var all = Asked.<Integer>ofAnyTable(new PlainGame.NoTerms());
            for (int number = 0; number <= 4; number++) {
                all.add(new TableCommand.Move<>(number, table.number()));
            }
            return all;
        }

        @Override
        public Set<Member> inTurn(Table<Piles> table) {
            var inTurn = new HashSet<Member>();
            var seat = table.game().turn();
            table.chair(seat)
                    .filter(_ -> table.isOpen())
                    .ifPresent(chair -> {
                        if (chair.isPlayedByRobot()) {
                            inTurn.add(new Member.RobotAt(seat));
                        } else if (chair.occupant() instanceof Occupant.Person(var id, var name)) {
                            inTurn.add(new Member.Person(id, name));
                        }
                    });
            return inTurn;
        }

        @Override
        public int weight(Table<Piles> table, Move<Member, TableCommand<Integer>> move) {
            return isTurnBound(move.command()) ? 10 : 1;
        }

        /// Another world: every number that fell on a pile the viewer has never seen may be
        /// another.
        @Override
        public Optional<List<TableEvent<Played>>> redeal(
                List<TableEvent<Played>> events, Member viewer, RandomGenerator chance) {
            var table = rules.replay(events);
            var seat = rules.view(table, viewer).seat();
            return Optional.of(
                    events.stream()
                            .map(event ->
                                    event instanceof InGame<Played>(Played(var from, _))
                                                    && !seat.equals(Optional.of(from))
                                            ? new InGame<>(new Played(from, chance.nextInt(1, 4)))
                                            : event)
                            .toList());
        }

        @Override
        public void checkConserved(Table<Piles> table) {
            assertThat(table.moved()).isLessThanOrEqualTo(table.number());
            var people =
                    table.chairs().values().stream()
                            .map(Chair::occupant)
                            .filter(Occupant.Person.class::isInstance)
                            .toList();
            assertThat(people).as("nobody sits twice").doesNotHaveDuplicates();
            assertThat(table.door().bookings().keySet())
                    .as("only robots' seats are promised")
                    .allMatch(seat ->
                            table.chair(seat)
                                    .filter(chair -> chair.occupant() instanceof Occupant.Robot)
                                    .isPresent());
            assertThat(table.chairs().values())
                    .as("only people sit out")
                    .noneMatch(chair ->
                            chair.sittingOut() && chair.occupant() instanceof Occupant.Robot);
        }

        @Override
        public void checkSecrets(
                Table<Piles> table, Member viewer, TableView<Optional<Integer>> view) {
            assertThat(view.game().isPresent()).isEqualTo(view.seat().isPresent());
            boolean admitted = !(viewer instanceof Member.Person(var id, _)) || table.admits(id);
            assertThat(view.shut()).isEqualTo(!admitted);
            if (view.shut()) {
                assertThat(view.chairs()).isEmpty();
                assertThat(view.chat()).isEmpty();
            }
            if (view.seat().isPresent()) {
                assertThat(view.chat()).allMatch(ChatLine::seated);
            }
        }
    }
}
