package overtrick.tournament;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import overtrick.cards.Side;
import overtrick.movement.EntryNumber;
import overtrick.movement.Movement;
import overtrick.movement.RoundNumber;
import overtrick.movement.SetNumber;
import overtrick.movement.repair.Mishap;
import overtrick.tournament.session.Floor;

/// What may happen to a movement, and one of the ways to go on.
record RandomMishap(Floor floor, RandomGenerator chance) {

    /// @param next the round that has not begun
    /// @param late who has no number yet
    Mishap mishap(RoundNumber next, EntryNumber late) {
        var seating = any(floor.movement().seatings());
        var round = seating.round();
        var number = any(List.copyOf(floor.wearers().keySet()));
        return switch (chance.nextInt(5)) {
            case 0 -> new Mishap.LatePair(late, next);
            case 1 -> new Mishap.LeavingPair(number, next);
            case 2 -> {
                var set = new SetNumber(1 + chance.nextInt(floor.movement().sets()));
                yield new Mishap.WrongSet(round, seating.table(), set);
            }
            case 3 -> new Mishap.WrongPlayer(round, any(seating.members()), number);
            default ->
                    new Mishap.WrongPair(
                            round, seating.table(), any(List.of(Side.values())), number);
        };
    }

    /// Empty when the mishap cannot have happened, or nothing helps.
    Optional<Movement> repaired(Mishap mishap) {
        if (TournamentRules.impossible(floor, mishap).isPresent()) {
            return Optional.empty();
        }
        var repairs = TournamentRules.repairs(floor, mishap);
        return repairs.isEmpty() ? Optional.empty() : Optional.of(any(repairs).movement());
    }

    private <T> T any(List<T> all) {
        return all.get(chance.nextInt(all.size()));
    }
}
