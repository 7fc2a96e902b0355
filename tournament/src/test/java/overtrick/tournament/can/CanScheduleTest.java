package overtrick.tournament.can;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.cards.Seat;
import overtrick.movement.RoundNumber;
import overtrick.movement.TableNumber;
import overtrick.scoring.Contestant;
import overtrick.tournament.can.CanSchedule.Breach;
import overtrick.tournament.can.CanSchedule.Promise;

class CanScheduleTest {

    private static final Contestant A = new Contestant("A");
    private static final Contestant B = new Contestant("B");

    static List<Contestant> pairs(int count) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(number -> new Contestant("" + number))
                .toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 8, 12})
    void twoTeamsAtTwoTables(int deals) {
        var schedule = CanSchedule.match(A, B, deals);

        assertThat(schedule.breaches()).isEmpty();
        assertThat(schedule.sittings()).hasSize(2 * deals);
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8, 10, 12, 14, 16, 18, 20})
    void pairsMeetEverybody(int count) {
        for (int deals : new int[] {4, 8}) {
            var schedule = CanSchedule.pairs(pairs(count), deals);

            assertThat(schedule.breaches()).isEmpty();
            assertThat(schedule.sittings()).hasSize((count - 1) * deals * count / 2);
        }
    }

    /// The dealer of every deal as it was made is North: who sits there deals one deal of four.
    @Test
    void whoSitsInAChairDealsOneDealOfFour() {
        var schedule = CanSchedule.match(A, B, 4);
        for (var chair : Seat.values()) {
            assertThat(
                            schedule.sittings().stream()
                                    .filter(sitting -> sitting.table().value() == 1)
                                    .filter(sitting -> sitting.chair(Seat.NORTH) == chair))
                    .hasSize(1);
        }
    }

    @Test
    void aBrokenScheduleIsFoundOut() {
        assertThat(broken(sitting -> turned(sitting, 0))).containsOnly(Promise.EVERY_PLACE);
        assertThat(broken(sitting -> sitting.deal() == 3 ? at(sitting, 2) : sitting))
                .contains(Promise.SAME_DEALS);
        assertThat(
                        broken(sitting ->
                                new Sitting(
                                        new RoundNumber(1),
                                        new TableNumber(1),
                                        sitting.deal(),
                                        sitting.turned(),
                                        sitting.northSouth(),
                                        sitting.eastWest())))
                .contains(Promise.ONE_CHAIR);
        var some = CanSchedule.pairs(pairs(6), 4).sittings().subList(0, 3 * 4 * 2);
        assertThat(promises(new CanSchedule(some))).containsOnly(Promise.SAME_OPPONENTS);
    }

    private static Sitting turned(Sitting sitting, int turned) {
        return new Sitting(
                sitting.round(),
                sitting.table(),
                sitting.deal(),
                turned,
                sitting.northSouth(),
                sitting.eastWest());
    }

    /// Table 1 plays another deal instead.
    private static Sitting at(Sitting sitting, int deal) {
        return sitting.table().value() == 1
                ? new Sitting(
                        sitting.round(),
                        sitting.table(),
                        deal,
                        sitting.turned(),
                        sitting.northSouth(),
                        new Contestant("C"))
                : sitting;
    }

    private static List<Promise> broken(UnaryOperator<Sitting> change) {
        var sittings = new ArrayList<>(CanSchedule.match(A, B, 4).sittings());
        sittings.replaceAll(change);
        return promises(new CanSchedule(sittings));
    }

    private static List<Promise> promises(CanSchedule schedule) {
        return schedule.breaches().stream().map(Breach::promise).toList();
    }

    @Test
    void whatCannotBe() {
        assertThatThrownBy(() -> CanSchedule.match(A, A, 4))
                .hasMessage("A would play against itself");
        assertThatThrownBy(() -> CanSchedule.match(A, B, 6))
                .hasMessage("deals are not a multiple of four: 6");
        assertThatThrownBy(() -> CanSchedule.pairs(pairs(5), 4))
                .hasMessage("pairs are not an even number from 4 on: 5");
    }
}
