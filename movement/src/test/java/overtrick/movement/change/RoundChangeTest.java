package overtrick.movement.change;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import overtrick.movement.EntryNumber;
import overtrick.movement.Movement;
import overtrick.movement.RoundNumber;
import overtrick.movement.SetNumber;
import overtrick.movement.TableNumber;
import overtrick.movement.howell.Howell;
import overtrick.movement.mitchell.ArrowSwitch;
import overtrick.movement.mitchell.Mitchell;

final class RoundChangeTest {

    private static final Step STAY = new Step(Step.Kind.STAY, 0);
    private static final Step UP = new Step(Step.Kind.UP, 1);
    private static final Step DOWN = new Step(Step.Kind.DOWN, 1);

    private static RoundChange to(Movement movement, int round) {
        return RoundChange.to(movement, new RoundNumber(round));
    }

    @Test
    void aMitchellMovesAsItsSheetSays() {
        for (int round = 2; round <= 7; round++) {
            var change = to(Mitchell.plain(7), round);

            assertThat(change.northSouth()).isEqualTo(STAY);
            assertThat(change.eastWest()).isEqualTo(UP);
            assertThat(change.boards()).contains(DOWN);
            assertThat(change.switched()).isEmpty();
            assertThat(change.shared()).isEmpty();
            assertThat(change.out()).isEmpty();
            assertThat(change.resting()).isEmpty();
        }
    }

    @Test
    void nobodyMovesBeforeTheFirstRound() {
        var change = to(Mitchell.plain(5), 1);

        assertThat(change.northSouth()).isEqualTo(STAY);
        assertThat(change.eastWest()).isEqualTo(STAY);
        assertThat(change.boards()).contains(STAY);
    }

    @Test
    void halfWayEastWestSkipATable() {
        var eight = Mitchell.skip(8);

        assertThat(to(eight, 4).eastWest()).isEqualTo(UP);
        assertThat(to(eight, 5).eastWest()).isEqualTo(new Step(Step.Kind.UP, 2));
        assertThat(to(eight, 6).eastWest()).isEqualTo(UP);
        assertThat(to(eight, 5).boards()).contains(DOWN);
    }

    @Test
    void theFirstAndTheLastTableShareAndASetRests() {
        var change = to(Mitchell.shareAndRelay(6), 2);

        assertThat(change.boards()).contains(DOWN);
        assertThat(change.shared())
                .containsEntry(new SetNumber(2), List.of(new TableNumber(1), new TableNumber(6)));
        assertThat(change.resting()).containsExactly(new SetNumber(5));
    }

    @Test
    void inABarometerAllBoardsAreNewAndAllShareThem() {
        var change = to(Mitchell.barometer(4, 4), 3);

        assertThat(change.boards()).isEqualTo(Optional.empty());
        assertThat(change.shared().get(new SetNumber(3))).hasSize(4);
        assertThat(change.resting()).isEmpty();
    }

    @Test
    void theArrowIsSwitchedAtAllTablesInTheLastRounds() {
        var movement = ArrowSwitch.last(2, Mitchell.plain(7));

        assertThat(to(movement, 5).switched()).isEmpty();
        for (int round = 6; round <= 7; round++) {
            assertThat(to(movement, round).switched())
                    .extracting(TableNumber::value)
                    .containsExactly(1, 2, 3, 4, 5, 6, 7);
        }
        assertThat(to(movement, 6).northSouth())
                .as("they sat North–South until now")
                .isEqualTo(STAY);
        assertThat(to(movement, 7).northSouth()).as("now the moving line").isEqualTo(UP);
    }

    @Test
    void theArrowIsSwitchedAtOneTable() {
        var plain = Mitchell.plain(5);
        var seatings =
                plain.seatings().stream()
                        .map(one ->
                                one.round().value() == 3 && one.table().value() == 4
                                        ? one.switched()
                                        : one)
                        .toList();
        var movement = new Movement("one table switched", seatings, plain.stated());

        assertThat(to(movement, 2).switched()).isEmpty();
        assertThat(to(movement, 3).switched()).containsExactly(new TableNumber(4));
        assertThat(to(movement, 4).switched()).isEmpty();
    }

    @Test
    void aHowellHasNoLineAndNoArrow() {
        for (int round = 2; round <= 7; round++) {
            var change = to(Howell.howell(8), round);

            assertThat(change.northSouth().isCommon() && change.eastWest().isCommon()).isFalse();
            assertThat(change.switched()).isEmpty();
        }
    }

    @Test
    void whoWouldMeetTheMissingPairSitsOut() {
        var movement = Mitchell.plain(7).without(new EntryNumber(7));

        assertThat(to(movement, 1).out()).containsExactly(new EntryNumber(107));
        var change = to(movement, 2);
        assertThat(change.out()).containsExactly(new EntryNumber(106));
        assertThat(change.northSouth()).isEqualTo(STAY);
        assertThat(change.boards()).contains(DOWN);
    }

    @Test
    void whoeverMeetsTheMissingLineIsToldToSitOutWhereverTheTableIs() {
        var movement = Mitchell.plain(7).without(new EntryNumber(3));

        for (int round = 2; round <= 7; round++) {
            var change = to(movement, round);

            assertThat(change.out()).hasSize(1);
            assertThat(change.northSouth()).isEqualTo(STAY);
            assertThat(change.eastWest()).isEqualTo(UP);
            assertThat(change.boards()).contains(DOWN);
        }
    }
}
