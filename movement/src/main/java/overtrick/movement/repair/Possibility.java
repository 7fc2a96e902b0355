package overtrick.movement.repair;

import static overtrick.movement.repair.RepairRefusal.Reason.NOBODY_PLAYS_THERE;
import static overtrick.movement.repair.RepairRefusal.Reason.NUMBER_IS_TAKEN;
import static overtrick.movement.repair.RepairRefusal.Reason.NUMBER_IS_UNKNOWN;
import static overtrick.movement.repair.RepairRefusal.Reason.PLACE_IS_RIGHT;
import static overtrick.movement.repair.RepairRefusal.Reason.PLAYER_IS_NOT_NAMED;
import static overtrick.movement.repair.RepairRefusal.Reason.SET_IS_RIGHT;
import static overtrick.movement.repair.RepairRefusal.Reason.SET_IS_UNKNOWN;

import java.util.Optional;
import java.util.Set;
import overtrick.movement.EntryNumber;
import overtrick.movement.Movement;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.movement.TableNumber;

/// Whether a mishap can have happened in a movement.
///
/// @param planned with all its places
/// @param absent the numbers that nobody wears
/// @param movement what of it is played
record Possibility(Movement planned, Set<EntryNumber> absent, Movement movement) {

    Optional<RepairRefusal> refusal(Mishap mishap) {
        return switch (mishap) {
            case Mishap.LatePair(var pair, var next) ->
                    NUMBER_IS_TAKEN
                            .unless(!isWorn(pair), RepairHint.PLAYS_ALREADY, pair)
                            .or(() -> round(next));
            case Mishap.LeavingPair(var pair, var next) -> known(pair).or(() -> round(next));
            case Mishap.HalfTable() -> Optional.empty();
            case Mishap.WrongPair wrong -> wrongPair(wrong);
            case Mishap.WrongPlayer(var round, var due, var sat) -> wrongPlayer(round, due, sat);
            case Mishap.WrongSet wrong -> wrongSet(wrong);
        };
    }

    /// Somebody may wear a number and have nobody left to play against.
    private boolean isWorn(EntryNumber number) {
        return planned.entries().contains(number) && !absent.contains(number);
    }

    private Optional<RepairRefusal> known(EntryNumber number) {
        return NUMBER_IS_UNKNOWN.unless(
                movement.entries().contains(number), RepairHint.NOT_IN_MOVEMENT, number);
    }

    private Optional<RepairRefusal> round(RoundNumber round) {
        return NOBODY_PLAYS_THERE.unless(
                round.value() <= planned.rounds(), RepairHint.NO_SUCH_ROUND, round);
    }

    private Optional<Seating> at(RoundNumber round, TableNumber table) {
        return movement.in(round).filter(seating -> seating.table().equals(table)).findFirst();
    }

    private Optional<RepairRefusal> wrongPair(Mishap.WrongPair wrong) {
        var at = at(wrong.round(), wrong.table());
        if (at.isEmpty()) {
            return NOBODY_PLAYS_THERE.unless(
                    false, RepairHint.TABLE_EMPTY, wrong.table(), wrong.round());
        }
        boolean pairs = at.get().at(wrong.side()).members().size() == 1;
        return PLAYER_IS_NOT_NAMED
                .unless(pairs, RepairHint.WHICH_PLAYERS)
                .or(() -> known(wrong.sat()))
                .or(() -> elsewhere(at.get(), wrong.sat()));
    }

    private static Optional<RepairRefusal> elsewhere(Seating at, EntryNumber sat) {
        return PLACE_IS_RIGHT.unless(
                !at.seats(sat), RepairHint.BELONGS_THERE, sat, at.table(), at.round());
    }

    private Optional<RepairRefusal> wrongPlayer(
            RoundNumber round, EntryNumber due, EntryNumber sat) {
        return known(due)
                .or(() -> known(sat))
                .or(() ->
                        NOBODY_PLAYS_THERE.unless(
                                movement.in(round).anyMatch(one -> one.seats(due)),
                                RepairHint.DOES_NOT_PLAY,
                                due,
                                round))
                .or(() -> PLACE_IS_RIGHT.unless(!due.equals(sat), RepairHint.WHICH_PLAYERS));
    }

    private Optional<RepairRefusal> wrongSet(Mishap.WrongSet wrong) {
        var at = at(wrong.round(), wrong.table());
        if (at.isEmpty()) {
            return NOBODY_PLAYS_THERE.unless(
                    false, RepairHint.TABLE_EMPTY, wrong.table(), wrong.round());
        }
        boolean known =
                planned.seatings().stream().anyMatch(one -> one.set().equals(wrong.played()));
        return SET_IS_UNKNOWN
                .unless(known, RepairHint.NO_SUCH_SET, wrong.played())
                .or(() ->
                        SET_IS_RIGHT.unless(
                                !at.get().set().equals(wrong.played()),
                                RepairHint.SET_BELONGS_THERE,
                                wrong.played(),
                                wrong.table(),
                                wrong.round()));
    }
}
