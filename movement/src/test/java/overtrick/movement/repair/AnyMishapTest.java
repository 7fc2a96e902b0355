package overtrick.movement.repair;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import overtrick.cards.Side;
import overtrick.movement.EntryNumber;
import overtrick.movement.Movement;
import overtrick.movement.RoundNumber;
import overtrick.movement.SetNumber;
import overtrick.movement.TableNumber;
import overtrick.movement.howell.Howell;
import overtrick.movement.individual.Individual;
import overtrick.movement.mitchell.Mitchell;
import overtrick.movement.mitchell.Rover;
import overtrick.testkit.Seeds;

/// Whatever a director says has happened is repaired or refused; nothing is thrown.
class AnyMishapTest {

    private static final int CASES = 3000;

    private static final List<Movement> MOVEMENTS =
            List.of(
                    Howell.howell(4),
                    Howell.howell(7),
                    Mitchell.plain(3),
                    Mitchell.skip(4, 4),
                    Rover.rover(4),
                    Individual.individual(5),
                    Individual.individual(8));

    @Test
    void isRepairedOrRefused() {
        var refused = new int[2];
        Seeds.each(
                CASES,
                chance -> {
                    var planned = MOVEMENTS.get(chance.nextInt(MOVEMENTS.size()));
                    var absent = absent(planned, chance);
                    var mishap = mishap(planned, chance);
                    var refusal = Repairs.refusal(planned, absent, mishap);
                    if (refusal.isEmpty()) {
                        Repairs.of(planned, absent, mishap);
                    }
                    refused[refusal.isPresent() ? 1 : 0]++;
                });

        assertThat(refused[0]).isGreaterThan(CASES / 10);
        assertThat(refused[1]).isGreaterThan(CASES / 10);
    }

    /// At times nobody is left to play.
    private static Set<EntryNumber> absent(Movement planned, RandomGenerator chance) {
        var absent = new HashSet<EntryNumber>();
        int one = chance.nextInt(1, 6);
        for (var number : planned.entries()) {
            if (chance.nextInt(one) == 0 && chance.nextBoolean()) {
                absent.add(number);
            }
        }
        return absent;
    }

    private static Mishap mishap(Movement planned, RandomGenerator chance) {
        var round = new RoundNumber(1 + chance.nextInt(planned.rounds() + 2));
        var table = new TableNumber(1 + chance.nextInt(planned.tables() + 1));
        var number = number(planned, chance);
        return switch (chance.nextInt(6)) {
            case 0 -> new Mishap.LatePair(number, round);
            case 1 -> new Mishap.LeavingPair(number, round);
            case 2 -> new Mishap.HalfTable();
            case 3 -> new Mishap.WrongPair(round, table, side(chance), number);
            case 4 -> new Mishap.WrongPlayer(round, number, number(planned, chance));
            default -> new Mishap.WrongSet(round, table, new SetNumber(1 + chance.nextInt(9)));
        };
    }

    private static Side side(RandomGenerator chance) {
        return chance.nextBoolean() ? Side.NORTH_SOUTH : Side.EAST_WEST;
    }

    /// Of the movement, or of nobody.
    private static EntryNumber number(Movement planned, RandomGenerator chance) {
        var numbers = List.copyOf(planned.entries());
        return chance.nextInt(4) == 0
                ? new EntryNumber(1 + chance.nextInt(120))
                : numbers.get(chance.nextInt(numbers.size()));
    }
}
