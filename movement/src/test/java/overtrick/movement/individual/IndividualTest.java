package overtrick.movement.individual;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.cards.Side;
import overtrick.movement.EntryNumber;
import overtrick.movement.Inspection;
import overtrick.movement.Movement;
import overtrick.movement.Promise;

class IndividualTest {

    @ParameterizedTest(name = "{0} players")
    @ValueSource(ints = {4, 5, 8, 12, 13, 16, 17, 20, 21})
    void partnerOnceOpponentTwice(int players) {
        var movement = Individual.individual(players);
        var partners = new HashMap<List<EntryNumber>, Integer>();
        var opponents = new HashMap<List<EntryNumber>, Integer>();
        count(movement, partners, opponents);

        int twos = players * (players - 1);
        assertThat(partners).hasSize(twos).values().containsOnly(1);
        assertThat(opponents).hasSize(twos).values().containsOnly(2);
        assertThat(movement.rounds()).isEqualTo(players % 4 == 0 ? players - 1 : players);
        assertThat(Inspection.rounds(movement.seatings())).values().containsOnly(players - 1);
    }

    private static void count(
            Movement movement,
            Map<List<EntryNumber>, Integer> partners,
            Map<List<EntryNumber>, Integer> opponents) {
        for (var seating : movement.seatings()) {
            for (var side : Side.values()) {
                for (var one : seating.at(side).members()) {
                    for (var other : seating.at(side).members()) {
                        if (!one.equals(other)) {
                            partners.merge(List.of(one, other), 1, Integer::sum);
                        }
                    }
                    for (var other : seating.at(side.other()).members()) {
                        opponents.merge(List.of(one, other), 1, Integer::sum);
                    }
                }
            }
        }
    }

    /// The layouts of tournaments.md §7 are whist tournaments in our form too.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "8: 8&7-4&5 1&3-6&2",
                "12: 12&11-8&2 10&3-7&9 1&4-5&6",
                "16: 16&15-7&14 9&10-4&6 11&1-13&2 5&8-12&3"
            })
    void layoutsOfTheSpecification(String line) {
        var whist = Whist.parse(line);
        var inspection = Inspection.of(whist.seatings());

        assertThat(whist.text()).isEqualTo(line);
        assertThat(inspection.keeps(Promise.NO_OPPONENT_TWICE)).isTrue();
        assertThat(inspection.leastPlayed()).isEqualTo(whist.players() - 1);
    }

    @ParameterizedTest
    @ValueSource(ints = {8, 13, 16})
    void someArePerfectlyBalanced(int players) {
        assertThat(Individual.individual(players).balance().isPerfect()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 7, 11, 13, 25})
    void inARainbowNobodyMeetsAnybodyTwice(int tables) {
        var movement = Individual.rainbow(tables);
        var partners = new HashMap<List<EntryNumber>, Integer>();
        var opponents = new HashMap<List<EntryNumber>, Integer>();
        count(movement, partners, opponents);

        assertThat(movement.stated()).isEmpty();
        assertThat(partners).values().containsOnly(1);
        assertThat(opponents).values().containsOnly(1);
        assertThat(partners.keySet()).doesNotContainAnyElementsOf(opponents.keySet());
        assertThat(movement.inspection().setsEven()).isTrue();
        assertThat(movement.inspection().stationary()).isEqualTo(tables); // the Norths
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    3  | individual: 3 players are too few; 4, 5, 8, 12, 13, 16, 17, 20 or 21 would do
                    9  | individual: 9 players do not fit; 4, 5, 8, 12, 13, 16, 17, 20 or 21 would do
                    24 | individual: 24 players are too many; 4, 5, 8, 12, 13, 16, 17, 20 or 21 would do
                    """)
    void otherNumbersAreRefused(int players, String sentence) {
        assertThatThrownBy(() -> Individual.individual(players)).hasMessage(sentence);
    }

    @Test
    void theSearchFindsTheFile() {
        assertThat(WhistSearch.best(8))
                .map(Whist::seatings)
                .contains(Individual.individual(8).seatings());
        assertThat(WhistSearch.best(9)).isEmpty();
        assertThat(WhistSearch.best(12))
                .map(Whist::seatings)
                .contains(Individual.individual(12).seatings());
    }
}
