package overtrick.tournament.repair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import overtrick.cards.Side;
import overtrick.testkit.Seeds;
import overtrick.tournament.movement.EntryNumber;
import overtrick.tournament.movement.Inspection;
import overtrick.tournament.movement.Movement;
import overtrick.tournament.movement.RoundNumber;
import overtrick.tournament.movement.Seating;
import overtrick.tournament.movement.SetNumber;
import overtrick.tournament.movement.TableNumber;
import overtrick.tournament.movement.howell.Howell;
import overtrick.tournament.movement.individual.Individual;
import overtrick.tournament.movement.mitchell.Mitchell;
import overtrick.tournament.repair.Mishap.HalfTable;
import overtrick.tournament.repair.Mishap.LatePair;
import overtrick.tournament.repair.Mishap.LeavingPair;
import overtrick.tournament.repair.Mishap.WrongPair;
import overtrick.tournament.repair.Mishap.WrongSet;

class RepairsTest {

    private static final EntryNumber LATE = new EntryNumber(50);

    @Test
    void aLatePairTakesTheEmptyPlaceForNothing() {
        var empty = new EntryNumber(107);
        var repair = best(Mitchell.plain(7), Set.of(empty), new LatePair(LATE, round(3)));

        assertThat(repair.sentence()).isEqualTo("pair 50 takes the empty place of 107");
        assertThat(repair.cost()).isEqualTo(new Cost(0, 0, 0, 0));
        assertThat(repair.movement().of(LATE)).hasSize(5);
    }

    @Test
    void aLatePairRovesWhenTheTablesAreFull() {
        var repair = best(Mitchell.plain(7), Set.of(), new LatePair(LATE, round(2)));

        assertThat(repair.sentence()).startsWith("pair 50 roves as ");
        assertThat(repair.movement().of(LATE)).hasSize(6);
        assertThat(repair.cost()).isEqualTo(new Cost(6, 0, 0, 0));
        assertThat(Inspection.rounds(repair.movement().seatings())).values().contains(7, 6);
    }

    @Test
    void theOpponentsOfALeavingPairSitOut() {
        var repair =
                best(Howell.howell(8), Set.of(), new LeavingPair(new EntryNumber(3), round(4)));

        assertThat(repair.sentence()).isEqualTo("the opponents of pair 3 sit out");
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

        assertThat(repair.sentence()).isEqualTo("pairs 102 and 104 exchange their numbers");
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
    void whatCannotHaveHappenedIsRefused() {
        var movement = Mitchell.plain(5);

        assertThatThrownBy(() ->
                        Repairs.of(
                                movement, Set.of(), new LeavingPair(new EntryNumber(99), round(2))))
                .hasMessage("pair is not in the movement: 99");
        assertThatThrownBy(() ->
                        Repairs.of(movement, Set.of(), new LatePair(new EntryNumber(3), round(2))))
                .hasMessage("pair plays already: 3");
        assertThatThrownBy(() ->
                        Repairs.of(
                                movement,
                                Set.of(),
                                new WrongSet(round(1), new TableNumber(9), new SetNumber(1))))
                .hasMessage("table is empty in round 1");
        assertThatThrownBy(() -> Repairs.of(Individual.individual(8), Set.of(), new HalfTable()))
                .hasMessage("an individual is not repaired");
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
                            new SetNumber(chance.nextInt(1, movement.sets() + 1)));
        };
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
