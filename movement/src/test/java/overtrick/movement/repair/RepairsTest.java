package overtrick.movement.repair;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import overtrick.cards.Side;
import overtrick.cards.words.Sentence;
import overtrick.movement.EntryNumber;
import overtrick.movement.Inspection;
import overtrick.movement.Movement;
import overtrick.movement.Partnership;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.movement.SetNumber;
import overtrick.movement.TableNumber;
import overtrick.movement.howell.Howell;
import overtrick.movement.individual.Individual;
import overtrick.movement.mitchell.Mitchell;
import overtrick.movement.mitchell.Rover;
import overtrick.movement.repair.Mishap.HalfTable;
import overtrick.movement.repair.Mishap.LatePair;
import overtrick.movement.repair.Mishap.LeavingPair;
import overtrick.movement.repair.Mishap.WrongPair;
import overtrick.movement.repair.Mishap.WrongPlayer;
import overtrick.movement.repair.Mishap.WrongSet;
import overtrick.testkit.Seeds;

class RepairsTest {

    private static final EntryNumber LATE = new EntryNumber(50);

    @Test
    void aLatePairTakesTheEmptyPlaceForNothing() {
        var empty = new EntryNumber(107);
        var repair = best(Mitchell.plain(7), Set.of(empty), new LatePair(LATE, round(3)));

        assertThat(repair.way().in(Locale.ENGLISH)).isEqualTo("50 takes the empty place of 107");
        assertThat(repair.cost()).isEqualTo(new Cost(0, 0, 0, 0));
        assertThat(repair.movement().of(LATE)).hasSize(5);
    }

    /// Two places are empty, 5 and 105, which belong to one table in the first round.
    @Test
    void aLatePairDoesNotMeetAnotherEmptyPlace() {
        var absent = Set.of(new EntryNumber(5), new EntryNumber(105));
        var repairs = Repairs.of(Mitchell.plain(5), absent, new LatePair(LATE, round(1)));

        assertThat(repairs.getFirst().movement().of(LATE)).hasSize(4);
        assertThat(repairs)
                .allSatisfy(repair ->
                        assertThat(repair.movement().entries())
                                .contains(LATE)
                                .doesNotContainAnyElementsOf(absent));
    }

    @Test
    void aLatePairRovesWhenTheTablesAreFull() {
        var repair = best(Mitchell.plain(7), Set.of(), new LatePair(LATE, round(2)));

        assertThat(repair.way().in(Locale.ENGLISH)).startsWith("50 roves as ");
        assertThat(repair.movement().of(LATE)).hasSize(6);
        assertThat(repair.cost()).isEqualTo(new Cost(6, 0, 0, 0));
        assertThat(Inspection.rounds(repair.movement().seatings())).values().contains(7, 6);
    }

    @Test
    void theOpponentsOfALeavingPairSitOut() {
        var repair =
                best(Howell.howell(8), Set.of(), new LeavingPair(new EntryNumber(3), round(4)));

        assertThat(repair.way().in(Locale.ENGLISH)).isEqualTo("the opponents of 3 sit out");
        assertThat(repair.movement().of(new EntryNumber(3))).hasSize(3);
        assertThat(repair.cost().sittingOut()).isEqualTo(8); // four by pair 3 itself
    }

    @Test
    void aHalfTableMayBeAnybodys() {
        var repairs = Repairs.of(Howell.howell(8), Set.of(), new HalfTable());

        assertThat(repairs)
                .hasSize(8)
                .allSatisfy(r -> assertThat(r.movement().entries()).hasSize(7));
    }

    /// In the first round of a Mitchell two East–West pairs sit at each other's tables: the
    /// cheapest is that they exchange their numbers, as nothing else has happened yet.
    @Test
    void pairsThatSatWrongExchangeTheirNumbers() {
        var wrong =
                new WrongPair(round(1), new TableNumber(2), Side.EAST_WEST, new EntryNumber(104));
        var repair = best(Mitchell.plain(7), Set.of(), wrong);

        assertThat(repair.way().in(Locale.ENGLISH)).isEqualTo("102 and 104 exchange their numbers");
        assertThat(repair.cost().total()).isZero();
        assertThat(at(repair.movement(), 1, 2).seats(new EntryNumber(104))).isTrue();
        assertThat(repair.movement().stated()).isEmpty();
    }

    /// In a session of five sets out of nine there are sets left to change to.
    @Test
    void whoPlayedAWrongSetPlaysAnotherOneLater() {
        var wrong = new WrongSet(round(1), new TableNumber(1), new SetNumber(2));
        var repair = best(Mitchell.plain(9, 5), Set.of(), wrong);

        assertThat(at(repair.movement(), 1, 1).set()).isEqualTo(new SetNumber(2));
        assertThat(repair.movement().seatings()).hasSize(9 * 5);
        assertThat(repair.cost().changed()).isEqualTo(1); // pair 101 never comes to set 2
        assertThat(repair.cost().sittingOut()).isZero();
    }

    /// In a full session everybody else needs all the sets: two tables do not play once.
    @Test
    void withoutASetLeftTwoTablesDoNotPlay() {
        var wrong = new WrongSet(round(1), new TableNumber(1), new SetNumber(2));
        var repair = best(Mitchell.plain(7), Set.of(), wrong);

        assertThat(repair.movement().seatings()).hasSize(7 * 7 - 2);
        assertThat(repair.cost()).isEqualTo(new Cost(4, 0, 0, 1));
    }

    /// A set that the pairs have played before does not count a second time.
    @Test
    void aSetPlayedBeforeDoesNotCount() {
        var wrong = new WrongSet(round(2), new TableNumber(1), new SetNumber(1));
        var repair = best(Mitchell.plain(7), Set.of(), wrong);

        assertThat(repair.movement().in(round(2))).hasSize(6);
    }

    @Test
    void aTableOfAPlayerWhoLeavesSitsOut() {
        var leaving = new LeavingPair(new EntryNumber(3), round(4));
        var repair = best(Individual.individual(8), Set.of(), leaving);

        assertThat(repair.way().in(Locale.ENGLISH)).isEqualTo("the table of 3 sits out");
        assertThat(repair.movement().in(round(3))).hasSize(2);
        assertThat(repair.movement().in(round(4))).hasSize(1);
        assertThat(repair.cost().sittingOut()).isEqualTo(4 * 4);
    }

    @Test
    void aLatePlayerTakesTheEmptyPlace() {
        var empty = new EntryNumber(8);
        var repair = best(Individual.individual(8), Set.of(empty), new LatePair(LATE, round(2)));

        assertThat(repair.way().in(Locale.ENGLISH)).isEqualTo("50 takes the empty place of 8");
        assertThat(repair.movement().of(LATE)).hasSize(6);
        assertThat(repair.movement().in(round(1))).hasSize(1);
        assertThat(repair.movement().in(round(2))).hasSize(2);
    }

    @Test
    void playersWhoHadEachOthersPlacesMayGoOn() {
        var individual = Individual.individual(8);
        var first = individual.in(round(2)).toList().getFirst();
        var second = individual.in(round(2)).toList().getLast();
        var due = first.northSouth().members().getFirst();
        var sat = second.eastWest().members().getLast();
        var repairs = Repairs.of(individual, Set.of(), new WrongPlayer(round(2), due, sat));

        assertThat(repairs)
                .extracting(repair -> repair.way().phrase())
                .contains(RepairHint.GO_ON, RepairHint.EXCHANGE_NUMBERS);
        for (var repair : repairs) {
            var there = at(repair.movement(), 2, first.table().value());
            assertThat(there.northSouth().members())
                    .containsExactly(sat, first.northSouth().members().getLast());
            assertThat(repair.movement().in(round(1)))
                    .containsExactlyElementsOf(individual.in(round(1)).toList());
        }
    }

    /// No table is empty, and nobody makes room any more.
    @Test
    void aRoverTakesThePlacesOfAPairThatLeaves() {
        var movement = Rover.rover(7);
        var rover = new EntryNumber(108);
        var four = new EntryNumber(4);
        var repair = best(movement, Set.of(), new LeavingPair(four, round(2)));

        assertThat(repair.way()).isEqualTo(Sentence.of(RepairHint.MERGED, rover, four));
        assertThat(repair.cost()).isEqualTo(new Cost(5, 0, 0, 0)); // all that 4 would have played
        for (int round = 2; round <= 7; round++) {
            assertThat(at(repair.movement(), round, 4).northSouth())
                    .isEqualTo(Partnership.pair(108));
            assertThat(repair.movement().in(round(round))).hasSize(7);
        }
    }

    @Test
    void aRoverThatHasMetSomeOfThemMeetsThemAgainOrSitsOut() {
        var leaving = new LeavingPair(new EntryNumber(4), round(4));
        var merged =
                Repairs.of(Rover.rover(7), Set.of(), leaving).stream()
                        .filter(one -> one.way().phrase() == RepairHint.MERGED)
                        .toList();

        assertThat(merged)
                .hasSize(2)
                .allMatch(one -> one.way().equals(Sentence.of(RepairHint.MERGED, 108, 4)))
                .extracting(Repair::cost)
                .anyMatch(cost -> cost.meetings() > 0 && cost.sittingOut() == 5)
                .anyMatch(cost -> cost.meetings() == 0 && cost.sittingOut() > 5);
    }

    /// Whatever happens: what was played stays, and somebody who sits plays each set once. (The
    /// constructor of the movement sees to the latter.)
    @Test
    void randomMishapsNeverChangeThePast() {
        Seeds.each(
                150,
                chance -> {
                    var movement = movement(chance);
                    int now = chance.nextInt(2, movement.rounds());
                    var mishap = mishap(movement, now, chance);
                    var repairs = Repairs.of(movement, Set.of(), mishap);

                    assertThat(repairs).as("%s", mishap).isNotEmpty();
                    assertThat(repairs).extracting(Repair::cost).isSorted();
                    for (var repair : repairs) {
                        assertThat(before(repair.movement(), now))
                                .as("%s", mishap)
                                .isEqualTo(before(movement, now));
                    }
                });
    }

    private static List<Seating> before(Movement movement, int now) {
        return movement.seatings().stream().filter(s -> s.round().value() < now).toList();
    }

    private static Movement movement(RandomGenerator chance) {
        return switch (chance.nextInt(4)) {
            case 0 -> Mitchell.plain(2 * chance.nextInt(2, 6) + 1);
            case 1 -> Mitchell.skip(2 * chance.nextInt(2, 6));
            case 2 -> Howell.howell(2 * chance.nextInt(3, 8));
            default -> Mitchell.shareAndRelay(2 * chance.nextInt(2, 6));
        };
    }

    private static Mishap mishap(Movement movement, int now, RandomGenerator chance) {
        var entries = List.copyOf(movement.entries());
        var somebody = entries.get(chance.nextInt(entries.size()));
        var there = movement.in(round(now)).toList();
        var seating = there.get(chance.nextInt(there.size()));
        return switch (chance.nextInt(4)) {
            case 0 -> new LatePair(LATE, round(now));
            case 1 -> new LeavingPair(somebody, round(now));
            case 2 ->
                    seating.seats(somebody)
                            ? new LeavingPair(somebody, round(now))
                            : new WrongPair(round(now), seating.table(), Side.EAST_WEST, somebody);
            default ->
                    new WrongSet(
                            round(now),
                            seating.table(),
                            otherThan(seating.set(), movement, chance));
        };
    }

    private static SetNumber otherThan(SetNumber set, Movement movement, RandomGenerator chance) {
        int next = 1 + (set.value() + chance.nextInt(movement.sets() - 1)) % movement.sets();
        return new SetNumber(next);
    }

    private static Repair best(Movement movement, Set<EntryNumber> absent, Mishap mishap) {
        return Repairs.of(movement, absent, mishap).getFirst();
    }

    private static Seating at(Movement movement, int round, int table) {
        return movement.in(round(round))
                .filter(seating -> seating.table().value() == table)
                .findFirst()
                .orElseThrow();
    }

    private static RoundNumber round(int number) {
        return new RoundNumber(number);
    }
}
