package overtrick.movement.repair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.cards.Side;
import overtrick.movement.EntryNumber;
import overtrick.movement.Movement;
import overtrick.movement.RoundNumber;
import overtrick.movement.SetNumber;
import overtrick.movement.TableNumber;
import overtrick.movement.individual.Individual;
import overtrick.movement.mitchell.Mitchell;
import overtrick.movement.repair.Mishap.LatePair;
import overtrick.movement.repair.Mishap.LeavingPair;
import overtrick.movement.repair.Mishap.WrongPair;
import overtrick.movement.repair.Mishap.WrongPlayer;
import overtrick.movement.repair.Mishap.WrongSet;
import overtrick.movement.repair.RepairRefusal.Reason;

/// What cannot have happened is refused with its reason and what would be right.
class PossibilityTest {

    private static final EntryNumber LATE = new EntryNumber(50);

    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource
    void whatCannotHaveHappenedIsRefused(
            RepairRefusal.Reason reason, String advice, Movement movement, Mishap mishap) {
        var refusal = Repairs.refusal(movement, Set.of(), mishap).orElseThrow();

        assertThat(refusal.reason()).isEqualTo(reason);
        assertThat(refusal.law()).isPresent();
        assertThat(refusal.advice().in(Locale.ENGLISH)).isEqualTo(advice);
        assertThatThrownBy(() -> Repairs.of(movement, Set.of(), mishap)).hasMessage(advice);
    }

    static List<Arguments> whatCannotHaveHappenedIsRefused() {
        var five = Mitchell.plain(5);
        var pair = new EntryNumber(3);
        var stranger = new EntryNumber(99);
        var table = new TableNumber(1);
        return List.of(
                Arguments.of(
                        Reason.NUMBER_IS_UNKNOWN,
                        "99 is not in the movement",
                        five,
                        new LeavingPair(stranger, round(2))),
                Arguments.of(
                        Reason.NUMBER_IS_TAKEN,
                        "3 plays already; a number that is free would do",
                        five,
                        new LatePair(pair, round(2))),
                Arguments.of(
                        Reason.NOBODY_PLAYS_THERE,
                        "there is no round 6",
                        five,
                        new LatePair(LATE, round(6))),
                Arguments.of(
                        Reason.NOBODY_PLAYS_THERE,
                        "nobody is at table 9 in round 1",
                        five,
                        new WrongSet(round(1), new TableNumber(9), new SetNumber(1))),
                Arguments.of(
                        Reason.SET_IS_UNKNOWN,
                        "there is no set 8",
                        five,
                        new WrongSet(round(1), table, new SetNumber(8))),
                Arguments.of(
                        Reason.SET_IS_RIGHT,
                        "set 1 belongs to table 1 in round 1",
                        five,
                        new WrongSet(round(1), table, new SetNumber(1))),
                Arguments.of(
                        Reason.NOBODY_PLAYS_THERE,
                        "nobody is at table 9 in round 1",
                        five,
                        new WrongPair(round(1), new TableNumber(9), Side.EAST_WEST, pair)),
                Arguments.of(
                        Reason.PLACE_IS_RIGHT,
                        "101 belongs to table 1 in round 1",
                        five,
                        new WrongPair(round(1), table, Side.EAST_WEST, new EntryNumber(101))),
                Arguments.of(
                        Reason.PLAYER_IS_NOT_NAMED,
                        "say which two players had each other's places",
                        Individual.individual(8),
                        new WrongPair(round(1), table, Side.EAST_WEST, pair)),
                Arguments.of(
                        Reason.PLACE_IS_RIGHT,
                        "say which two players had each other's places",
                        Individual.individual(8),
                        new WrongPlayer(round(1), pair, pair)),
                Arguments.of(
                        Reason.NUMBER_IS_UNKNOWN,
                        "99 is not in the movement",
                        Individual.individual(8),
                        new WrongPlayer(round(1), pair, stranger)));
    }

    private static RoundNumber round(int number) {
        return new RoundNumber(number);
    }
}
