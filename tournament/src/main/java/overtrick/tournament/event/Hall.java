package overtrick.tournament.event;

import static overtrick.tournament.event.TournamentRefusal.Reason.CLOCK_IS_RUNNING;
import static overtrick.tournament.event.TournamentRefusal.Reason.CLOCK_NOT_RUNNING;
import static overtrick.tournament.event.TournamentRefusal.Reason.NOBODY_SEATED;
import static overtrick.tournament.event.TournamentRefusal.Reason.NOT_THE_NEXT_ROUND;
import static overtrick.tournament.event.TournamentRefusal.Reason.REPAIR_DOES_NOT_FIT;
import static overtrick.tournament.event.TournamentRefusal.Reason.RESULTS_IN_THE_WAY;
import static overtrick.tournament.event.TournamentRefusal.Reason.TIME_DOES_NOT_FIT;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import overtrick.tournament.event.act.Act;
import overtrick.tournament.event.session.Contestants;
import overtrick.tournament.event.session.Floor;
import overtrick.tournament.event.session.Session;
import overtrick.tournament.movement.Movement;
import overtrick.tournament.movement.RoundNumber;
import overtrick.tournament.movement.Seating;
import overtrick.tournament.repair.Mishap;
import overtrick.tournament.repair.Repair;
import overtrick.tournament.repair.Repairs;

/// What may be done with rounds, the clock and the movement under way.
final class Hall {

    private Hall() {}

    static Optional<TournamentRefusal> begin(Session now, RoundNumber round) {
        if (now.floor().isEmpty()) {
            return NOBODY_SEATED.because("");
        }
        int next = now.round() + 1;
        int last = now.floor().get().movement().rounds();
        if (next > last) {
            return NOT_THE_NEXT_ROUND.because("round %d was the last".formatted(last));
        }
        return NOT_THE_NEXT_ROUND.unless(round.value() == next, "the next is round " + next);
    }

    static Optional<TournamentRefusal> stop(Session now) {
        return CLOCK_NOT_RUNNING.unless(now.clock().filter(one -> one.isRunning()).isPresent());
    }

    static Optional<TournamentRefusal> restart(Session now) {
        return now.clock().isEmpty()
                ? CLOCK_NOT_RUNNING.because("no round has begun")
                : CLOCK_IS_RUNNING.unless(!now.clock().get().isRunning());
    }

    static Optional<TournamentRefusal> extend(Session now, Duration by) {
        if (now.clock().isEmpty()) {
            return CLOCK_NOT_RUNNING.because("no round has begun");
        }
        var length = now.clock().get().length();
        return TIME_DOES_NOT_FIT.unless(
                !by.isZero() && length.plus(by).isPositive(),
                "the round has %d minutes".formatted(length.toMinutes()));
    }

    static Optional<TournamentRefusal> repair(Session now, Act.Repair act) {
        if (now.floor().isEmpty()) {
            return NOBODY_SEATED.because("");
        }
        var floor = now.floor().get();
        return pairs(now)
                .or(() -> when(now, act.mishap()))
                .or(() -> who(now, floor, act))
                .or(() -> legal(floor, act))
                .or(() -> standing(now, floor, act.movement()));
    }

    private static Optional<TournamentRefusal> pairs(Session now) {
        boolean pairs =
                now.charter()
                        .filter(one -> one.terms().contestants() == Contestants.PAIRS)
                        .isPresent();
        return REPAIR_DOES_NOT_FIT.unless(pairs, "movements of pairs are repaired");
    }

    private static Optional<TournamentRefusal> when(Session now, Mishap mishap) {
        return switch (mishap) {
            case Mishap.LatePair(_, var next) -> ahead(now, next);
            case Mishap.LeavingPair(_, var next) -> ahead(now, next);
            case Mishap.HalfTable() ->
                    REPAIR_DOES_NOT_FIT.because("seat everybody and leave a number out");
            case Mishap.WrongPair(var round, _, _, _) -> begun(now, round);
            case Mishap.WrongSet(var round, _, _) -> begun(now, round);
        };
    }

    private static Optional<TournamentRefusal> ahead(Session now, RoundNumber next) {
        return REPAIR_DOES_NOT_FIT.unless(
                next.value() > now.round(), "round %d has begun".formatted(now.round()));
    }

    private static Optional<TournamentRefusal> begun(Session now, RoundNumber round) {
        return REPAIR_DOES_NOT_FIT.unless(
                round.value() <= now.round(), "round %s has not begun".formatted(round));
    }

    private static Optional<TournamentRefusal> who(Session now, Floor floor, Act.Repair act) {
        if (!(act.mishap() instanceof Mishap.LatePair(var pair, _))) {
            return REPAIR_DOES_NOT_FIT.unless(act.newcomer().isEmpty(), "nobody is new");
        }
        boolean free = !floor.wearers().containsKey(pair);
        boolean isNew =
                act.newcomer()
                        .filter(entry -> now.entry(entry).isPresent() && !floor.seats(entry))
                        .isPresent();
        return REPAIR_DOES_NOT_FIT.unless(
                free && isNew, "a number that is free, for an entry that has none");
    }

    private static Optional<TournamentRefusal> legal(Floor floor, Act.Repair act) {
        try {
            boolean legal =
                    repairs(floor, act.mishap()).stream()
                            .anyMatch(repair -> repair.movement().equals(act.movement()));
            return REPAIR_DOES_NOT_FIT.unless(legal, "one of the repairs that are proposed");
        } catch (IllegalArgumentException cannotBe) {
            return REPAIR_DOES_NOT_FIT.because(String.valueOf(cannotBe.getMessage()));
        }
    }

    static List<Repair> repairs(Floor floor, Mishap mishap) {
        return Repairs.of(floor.planned(), floor.absent(), mishap);
    }

    /// A table with a result keeps those who made it and the boards they made it on.
    private static Optional<TournamentRefusal> standing(
            Session now, Floor floor, Movement repaired) {
        var kept = new HashSet<Seating>(repaired.seatings());
        return floor.movement().seatings().stream()
                .filter(seating -> !kept.contains(seating))
                .filter(seating -> floor.slots(seating).anyMatch(now::isIn))
                .findFirst()
                .flatMap(seating ->
                        RESULTS_IN_THE_WAY.because(
                                "take back what table %s has entered in round %s"
                                        .formatted(seating.table(), seating.round())));
    }
}
