package overtrick.tournament.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.movement.EntryNumber;
import overtrick.movement.Movement;
import overtrick.movement.RoundNumber;
import overtrick.movement.howell.Howell;
import overtrick.movement.individual.Individual;
import overtrick.movement.mitchell.Mitchell;
import overtrick.movement.mitchell.Rover;

/// Numbers change and nothing else does: the same people meet on the same boards.
class NumberingTest {

    static Stream<Movement> movements() {
        return Stream.of(Mitchell.plain(5), Mitchell.skip(6), Howell.howell(8), Rover.rover(5));
    }

    @ParameterizedTest
    @MethodSource("movements")
    void thoseWhoBeginAtATableWearItsNumber(Movement movement) {
        var sheet = Numbering.BY_TABLE.of(movement);

        assertThat(sheet.in(new RoundNumber(1)))
                .allSatisfy(seating -> {
                    int table = seating.table().value();
                    assertThat(seating.northSouth().members())
                            .containsExactly(new EntryNumber(table));
                    assertThat(seating.eastWest().members())
                            .containsExactly(new EntryNumber(100 + table));
                });
    }

    @Test
    void whoSitsOutFirstComesAfterTheTables() {
        var sheet = Numbering.BY_TABLE.of(Rover.rover(5));

        assertThat(sheet.entries()).hasSize(11).endsWith(new EntryNumber(106));
    }

    @ParameterizedTest
    @MethodSource("movements")
    void consecutiveNumbersHaveNoGap(Movement movement) {
        int entries = movement.entries().size();
        var numbered = Numbering.CONSECUTIVE.of(movement);

        assertThat(numbered.entries()).hasSize(entries);
        assertThat(numbered.entries().first()).isEqualTo(new EntryNumber(1));
        assertThat(numbered.entries().last()).isEqualTo(new EntryNumber(entries));
    }

    @ParameterizedTest
    @EnumSource(Numbering.class)
    void theMovementStaysAsGoodAsItWas(Numbering numbering) {
        movements()
                .forEach(movement -> {
                    var numbered = numbering.of(movement);
                    assertThat(numbered.inspection()).isEqualTo(movement.inspection());
                    assertThat(numbered.balance().deviation())
                            .isEqualTo(movement.balance().deviation());
                });
    }

    @Test
    void playersOfAnIndividualHaveNoTableOfTheirOwn() {
        assertThatThrownBy(() -> Numbering.BY_TABLE.of(Individual.individual(8)))
                .hasMessageStartingWith("players without partners");
    }
}
