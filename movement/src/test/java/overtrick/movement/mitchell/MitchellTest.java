package overtrick.movement.mitchell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.cards.words.Sentence;
import overtrick.movement.EntryNumber;
import overtrick.movement.Movement;
import overtrick.movement.Partnership;
import overtrick.movement.Promise;
import overtrick.movement.Seating;
import overtrick.movement.SetNumber;
import overtrick.movement.TableNumber;

class MitchellTest {

    /// The club's traveller of the board that began at table 6 (tournaments.md §1.2, T1b).
    @Test
    void theClubsTravellerIsASkipWithItsRevengeRound() {
        var movement = Mitchell.skip(6, 6);
        var traveller =
                movement.seatings().stream()
                        .filter(seating -> seating.set().equals(new SetNumber(6)))
                        .toList();

        assertThat(traveller)
                .extracting(seating -> seating.table().value())
                .containsExactly(6, 5, 4, 3, 2, 1);
        assertThat(traveller)
                .extracting(Seating::eastWest)
                .containsExactlyElementsOf(
                        Stream.of(106, 104, 102, 105, 103, 101).map(Partnership::pair).toList());
        assertThat(movement.stated()).containsExactly(Promise.NO_OPPONENT_TWICE);
    }

    @Test
    void northSouthStaysAndEastWestGoesUp() {
        var movement = Mitchell.plain(7);

        assertThat(tables(movement, 3)).containsOnly(3).hasSize(7);
        assertThat(tables(movement, 103)).containsExactly(3, 4, 5, 6, 7, 1, 2);
    }

    private static List<Integer> tables(Movement movement, int pair) {
        return movement.of(new EntryNumber(pair)).map(s -> s.table().value()).toList();
    }

    static Stream<Movement> all() {
        return IntStream.rangeClosed(3, 40)
                .boxed()
                .flatMap(tables ->
                        tables % 2 == 1
                                ? Stream.of(Mitchell.plain(tables))
                                : Stream.of(Mitchell.skip(tables), Mitchell.shareAndRelay(tables)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("all")
    void everySizeKeepsItsPromises(Movement movement) {
        boolean shared = movement.name().startsWith("Share");
        var inspection = movement.inspection();

        assertThat(movement.stated())
                .isEqualTo(shared ? Set.of(Promise.NO_SHARING) : Set.<Promise>of());
        assertThat(inspection.playEven()).isTrue();
        assertThat(inspection.copies()).isEqualTo(shared ? 2 : 1);
        assertThat(inspection.stationary()).isEqualTo(movement.tables());
        assertThat(movement.entries()).hasSize(2 * movement.tables());
    }

    /// Where all rounds are played, North–South meet all of East–West.
    @ParameterizedTest
    @ValueSource(ints = {3, 5, 9, 21})
    void oddTablesMeetEverybody(int tables) {
        var movement = Mitchell.plain(tables);

        assertThat(movement.rounds()).isEqualTo(tables);
        assertThat(movement.of(new EntryNumber(1)).map(Seating::eastWest).distinct())
                .hasSize(tables);
        assertThat(movement.inspection().setsEven()).isTrue();
    }

    @Test
    void stoppedEarlyItIsTheSameAsFarAsItGoes() {
        assertThat(Mitchell.skip(6).inspection().setsEven()).isTrue();
        assertThat(Mitchell.plain(9, 6).seatings())
                .isEqualTo(Mitchell.plain(9).upTo(6).seatings())
                .hasSize(9 * 6);
    }

    @Test
    void anEvenNumberNeedsASkip() {
        assertThatThrownBy(() -> Mitchell.plain(6))
                .hasMessage("mitchell: 6 tables do not fit; an odd number from 3 to 99 would do");
        assertThatThrownBy(() -> Mitchell.skip(7)).hasMessageContaining("an even number");
        assertThatThrownBy(() -> Mitchell.plain(7, 8)).hasMessage("rounds are not 1 to 7: 8");
    }

    @Test
    void aMissingPairIsMetOnceByEachOther() {
        var half = Mitchell.plain(7).without(new EntryNumber(107));

        assertThat(half.inspection().keeps(Promise.SITTING_OUT_EVEN)).isTrue();
        assertThat(half.inspection().leastPlayed()).isEqualTo(6);
        assertThat(half.inspection().mostPlayed()).isEqualTo(7);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 8, 15})
    void aBarometerSharesAllSets(int tables) {
        var movement = Mitchell.barometer(tables, tables);

        assertThat(movement.inspection().copies()).isEqualTo(tables);
        assertThat(movement.inspection().keeps(Promise.NO_OPPONENT_TWICE)).isTrue();
    }

    /// The table of tournaments.md §5.5.
    @ParameterizedTest(name = "{0} rounds switched")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    0 | 2.48 2.41 3.49 3.43 4.49 4.44 5.49 5.45 6.49 6.46 7.50 7.46
                    1 | 1.62 1.70 1.05 1.80 1.16 2.14 1.87 2.73 2.76 3.48 3.70 4.31
                    2 | 3.39 3.61 3.31 3.51 2.82 3.17 2.24 3.04 1.77 2.97 1.63 3.09
                    """)
    void arrowSwitchTable(int switched, String deviations) {
        var expected = Arrays.stream(deviations.split(" ")).map(Double::valueOf).toList();

        for (int tables = 5; tables <= 16; tables++) {
            var movement = ArrowSwitch.last(switched, lines(tables));
            assertThat(Math.round(movement.balance().deviation() * 100) / 100.0)
                    .as("%d tables", tables)
                    .isEqualTo(expected.get(tables - 5));
        }
    }

    @ParameterizedTest
    @CsvSource({"5, 1", "12, 1", "13, 2", "16, 2"})
    void theBestSwitchIsAnEighthOfTheRounds(int tables, int switched) {
        assertThat(ArrowSwitch.best(lines(tables)))
                .isEqualTo(ArrowSwitch.last(switched, lines(tables)));
    }

    @Test
    void theArrowIsNotTurnedForNothing() {
        var early = Mitchell.plain(3, 2);
        assertThat(ArrowSwitch.last(1, early).balance().deviation())
                .isEqualTo(early.balance().deviation());

        assertThat(ArrowSwitch.best(early)).isEqualTo(ArrowSwitch.last(0, early));
    }

    private static Movement lines(int tables) {
        return tables % 2 == 1 ? Mitchell.plain(tables) : Mitchell.skip(tables);
    }

    /// The tours of tournaments.md §5.6.
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "5, 1 3 5 2",
        "6, 1 3 6 2",
        "7, 1 3 5 7 2 4",
        "8, 1 3 5 2 4 6",
        "9, 1 3 5 8 2 4 6",
        "10, 1 3 5 7 2 4 6 8",
        "11, 1 3 5 7 9 11 2 4 6 8",
        "12, 1 3 5 11 8 6 4 2 7 9",
        "13, 1 3 5 7 9 11 13 2 4 6 8 10",
        "14, 1 3 5 7 9 11 2 4 6 8 10 12",
        "15, 1 3 5 8 10 13 6 14 2 4 7 9 11",
        "16, 1 3 5 7 9 11 13 2 4 6 8 10 12 14",
        "17, 1 3 5 7 9 11 13 15 17 2 4 6 8 10 12 14"
    })
    void roverTours(int tables, String tour) {
        var movement = Rover.rover(tables);
        var rover = new EntryNumber(100 + tables + 1);

        assertThat(movement.of(rover).map(s -> s.table().value()))
                .containsExactlyElementsOf(
                        Arrays.stream(tour.split(" ")).map(Integer::valueOf).toList());
        assertThat(movement.stated()).isEmpty();
        assertThat(movement.inspection().leastPlayed()).isEqualTo(movement.rounds() - 1);
    }

    @ParameterizedTest
    @CsvSource({"6, 1 3 5 2 4", "8, 1 6 2 7 3 8 4", "10, 1 7 2 8 3 9 4 10 5"})
    void roverToursOfAShare(int tables, String tour) {
        assertThat(Rover.tour(Mitchell.shareAndRelay(tables)).orElseThrow())
                .extracting(TableNumber::value)
                .containsExactlyElementsOf(
                        Arrays.stream(tour.split(" ")).map(Integer::valueOf).toList());
    }

    @Test
    void nineTablesHaveNoRoverForAllRounds() {
        assertThat(Rover.into(Mitchell.plain(9))).isEmpty();
        assertThat(Rover.rover(9).rounds()).isEqualTo(8);
    }

    @Test
    void hesitationHasARoundMoreThanTables() {
        for (int tables = 3; tables <= 20; tables++) {
            var movement = Hesitation.hesitation(tables);
            var inspection = movement.inspection();

            assertThat(movement.rounds()).isEqualTo(tables + 1);
            assertThat(movement.sets()).isEqualTo(tables + 1);
            assertThat(inspection.copies()).isEqualTo(tables % 2 == 0 ? 2 : 1);
            assertThat(inspection.stationary()).isEqualTo(tables - 1);
            assertThat(inspection.leastPlayed()).isEqualTo(tables + 1);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 7, 9, 11, 13})
    void everyWebPlaysAllSets(int rounds) {
        for (int tables = rounds + 1; tables <= 3 * rounds; tables++) {
            var movement = Web.web(tables, rounds);
            int copies = tables % 2 == 1 ? 3 : tables <= 2 * rounds ? 2 : 4;

            assertThat(movement.sets()).isEqualTo(rounds);
            assertThat(movement.inspection().leastPlayed()).isEqualTo(rounds);
            assertThat(movement.inspection().copies()).as("%d tables", tables).isEqualTo(copies);
        }
    }

    /// All but the last table play as in one part; the last shares with another table each round.
    @ParameterizedTest
    @ValueSource(ints = {7, 9, 11, 13, 15})
    void bowman(int tables) {
        var movement = Web.bowman(tables);
        var last = movement.seatings().stream().filter(s -> s.table().value() == tables);
        var partners =
                last.map(seating ->
                                movement.in(seating.round())
                                        .filter(s -> s.set().equals(seating.set()))
                                        .findFirst()
                                        .orElseThrow()
                                        .table())
                        .toList();

        assertThat(movement.rounds()).isEqualTo(tables - 2);
        assertThat(partners).doesNotHaveDuplicates();
        assertThat(movement.inspection().leastPlayed()).isEqualTo(tables - 2);
    }

    @Test
    void whatIsNoWebSaysWhatWouldBe() {
        assertThat(Web.refusal(10, 8).map(Sentence::toString))
                .contains("web: 8 rounds do not fit; an odd number from 5 to 13 would do");
        assertThat(Web.refusal(16, 5).map(Sentence::toString))
                .contains("web with 5 rounds: 16 tables are too many; 6 to 15 would do");
        assertThat(Web.refusal(15, 5)).isEmpty();
    }
}
