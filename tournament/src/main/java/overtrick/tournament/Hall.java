package overtrick.tournament;

import static overtrick.tournament.TournamentRefusal.Reason.ATTENDED_ALREADY;
import static overtrick.tournament.TournamentRefusal.Reason.CALLED_ALREADY;
import static overtrick.tournament.TournamentRefusal.Reason.CLOCK_IS_RUNNING;
import static overtrick.tournament.TournamentRefusal.Reason.CLOCK_NOT_RUNNING;
import static overtrick.tournament.TournamentRefusal.Reason.DRAW_DOES_NOT_FIT;
import static overtrick.tournament.TournamentRefusal.Reason.NOBODY_SEATED;
import static overtrick.tournament.TournamentRefusal.Reason.NOT_AT_THIS_TABLE;
import static overtrick.tournament.TournamentRefusal.Reason.NOT_THE_NEXT_ROUND;
import static overtrick.tournament.TournamentRefusal.Reason.NO_SUCH_CALL;
import static overtrick.tournament.TournamentRefusal.Reason.NO_SUCH_SECTION;
import static overtrick.tournament.TournamentRefusal.Reason.NUMBERS_DO_NOT_FIT;
import static overtrick.tournament.TournamentRefusal.Reason.REPAIR_DOES_NOT_FIT;
import static overtrick.tournament.TournamentRefusal.Reason.RESULTS_IN_THE_WAY;
import static overtrick.tournament.TournamentRefusal.Reason.TIME_DOES_NOT_FIT;

import java.util.Collections;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import overtrick.movement.Movement;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.movement.repair.Mishap;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.session.Clock;
import overtrick.tournament.session.Contestants;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.SectionName;
import overtrick.tournament.session.Session;
import overtrick.tournament.session.TableCall;

/// What may be done with rounds, the clock and the movement under way.
final class Hall {

    /// Matters that may wait at one table.
    private static final int MOST_CALLS = 20;

    private Hall() {}

    /// There is no such section.
    static Optional<TournamentRefusal> nowhere(Session now) {
        return now.isSeated()
                ? NO_SUCH_SECTION.because(
                        TournamentHint.SECTIONS_ARE,
                        now.sections().keySet().stream()
                                .map(SectionName::text)
                                .collect(Collectors.joining(", ")))
                : NOBODY_SEATED.because();
    }

    static Optional<TournamentRefusal> begin(Session now, Act.BeginRound act) {
        var section = now.section(act.section());
        if (section.isEmpty()) {
            return nowhere(now);
        }
        return section.get()
                .next()
                .map(next ->
                        NOT_THE_NEXT_ROUND.unless(
                                act.round().equals(next), TournamentHint.NEXT_ROUND, next))
                .orElseGet(() ->
                        NOT_THE_NEXT_ROUND.because(
                                TournamentHint.LAST_ROUND, section.get().begun()));
    }

    static Optional<TournamentRefusal> clock(Session now, Act.OfClock act) {
        var section = now.section(act.section());
        if (section.isEmpty()) {
            return nowhere(now);
        }
        return section.get()
                .clock()
                .map(clock -> clock(clock, act))
                .orElseGet(() -> CLOCK_NOT_RUNNING.because(TournamentHint.NO_ROUND_BEGUN));
    }

    private static Optional<TournamentRefusal> clock(Clock clock, Act.OfClock act) {
        return switch (act) {
            case Act.StopClock _ -> CLOCK_NOT_RUNNING.unless(clock.isRunning());
            case Act.RestartClock _ -> CLOCK_IS_RUNNING.unless(!clock.isRunning());
            case Act.ExtendRound(_, var by) ->
                    TIME_DOES_NOT_FIT.unless(
                            !by.isZero() && clock.length().plus(by).isPositive(),
                            TournamentHint.ROUND_LENGTH,
                            clock.length().toMinutes());
        };
    }

    /// One call of a table is enough until the director has come, but for another matter.
    static Optional<TournamentRefusal> call(Session now, Attendee by, Act.CallDirector act) {
        var table = act.table();
        var section = now.section(table.section());
        if (section.isEmpty()) {
            return nowhere(now);
        }
        boolean known =
                section.get().floor().planned().seatings().stream()
                        .anyMatch(one -> one.table().equals(table.number()));
        var waiting =
                now.calls().stream()
                        .filter(one -> !one.attended() && one.table().equals(table))
                        .map(TableCall::matter)
                        .toList();
        boolean said = act.matter().isEmpty() ? !waiting.isEmpty() : waiting.contains(act.matter());
        return NOT_AT_THIS_TABLE
                .unless(known && mayCall(now, by))
                .or(() -> CALLED_ALREADY.unless(!said && waiting.size() < MOST_CALLS));
    }

    private static boolean mayCall(Session now, Attendee by) {
        return switch (by) {
            case Attendee.Player(var entry, _) -> now.entry(entry).isPresent();
            case Attendee.Director _ -> true;
            case Attendee.Outsider outsider -> outsider == Attendee.Outsider.HOUSE;
        };
    }

    static Optional<TournamentRefusal> attend(Session now, int call) {
        return now.call(call)
                .map(one -> ATTENDED_ALREADY.unless(!one.attended()))
                .orElseGet(NO_SUCH_CALL::because);
    }

    /// Who comes late takes numbers that nobody wears, and tables that are still to be played.
    static Optional<TournamentRefusal> admit(Session now, Act.Admit act) {
        var section = now.section(act.section());
        if (section.isEmpty()) {
            return nowhere(now);
        }
        var floor = section.get().floor();
        return Preparation.unknown(now, act.entry())
                .or(() -> numbers(now, floor, act))
                .or(() -> places(section.get(), act));
    }

    private static Optional<TournamentRefusal> numbers(Session now, Floor floor, Act.Admit act) {
        var contestants = now.charter().orElseThrow().terms().contestants();
        int right = contestants == Contestants.TEAMS ? 2 : 1;
        boolean free = Collections.disjoint(floor.wearers().keySet(), act.numbers());
        int given = Set.copyOf(act.numbers()).size();
        return NUMBERS_DO_NOT_FIT
                .unless(
                        given == right && act.numbers().size() == right,
                        TournamentHint.WEARS,
                        now.entry(act.entry()).map(Entry::name).orElse(""),
                        given,
                        right)
                .or(() ->
                        NUMBERS_DO_NOT_FIT.unless(
                                free && !now.seats(act.entry()), TournamentHint.FREE_NUMBER));
    }

    private static Optional<TournamentRefusal> places(Section section, Act.Admit act) {
        var floor = section.floor();
        var worn = new HashSet<>(floor.wearers().keySet());
        worn.addAll(act.numbers());
        var taken = new HashSet<String>();
        for (var seating : act.places()) {
            boolean theirs = act.numbers().stream().anyMatch(seating::seats);
            boolean own = act.numbers().containsAll(seating.members());
            if (!theirs || own || !worn.containsAll(seating.members())) {
                return DRAW_DOES_NOT_FIT.because(TournamentHint.FREE_NUMBER);
            }
            if (seating.round().value() <= section.begun()) {
                return DRAW_DOES_NOT_FIT.because(TournamentHint.ROUND_BEGUN, section.begun());
            }
            boolean free = floor.at(seating.round(), seating.table()).isEmpty();
            if (!free || !taken.add(seating.round() + "/" + seating.table())) {
                return DRAW_DOES_NOT_FIT.because(TournamentHint.TWO_PLACES);
            }
        }
        return Preparation.unplayable(Evolution.further(floor, act.places()));
    }

    static Optional<TournamentRefusal> repair(Session now, Act.Repair act) {
        var section = now.section(act.section());
        if (section.isEmpty()) {
            return nowhere(now);
        }
        var floor = section.get().floor();
        return when(section.get().begun(), act.mishap())
                .or(() -> who(now, floor, act))
                .or(() -> legal(floor, act))
                .or(() -> standing(now, floor, act.movement()));
    }

    private static Optional<TournamentRefusal> when(int begun, Mishap mishap) {
        return switch (mishap) {
            case Mishap.LatePair(_, var next) -> ahead(begun, next);
            case Mishap.LeavingPair(_, var next) -> ahead(begun, next);
            case Mishap.HalfTable() -> REPAIR_DOES_NOT_FIT.because(TournamentHint.LEAVE_NUMBER_OUT);
            case Mishap.WrongPair(var round, _, _, _) -> begun(begun, round);
            case Mishap.WrongPlayer(var round, _, _) -> begun(begun, round);
            case Mishap.WrongSet(var round, _, _) -> begun(begun, round);
        };
    }

    private static Optional<TournamentRefusal> ahead(int begun, RoundNumber next) {
        return REPAIR_DOES_NOT_FIT.unless(next.value() > begun, TournamentHint.ROUND_BEGUN, begun);
    }

    private static Optional<TournamentRefusal> begun(int begun, RoundNumber round) {
        return REPAIR_DOES_NOT_FIT.unless(
                round.value() <= begun, TournamentHint.ROUND_NOT_BEGUN, round);
    }

    private static Optional<TournamentRefusal> who(Session now, Floor floor, Act.Repair act) {
        if (!(act.mishap() instanceof Mishap.LatePair(var pair, _))) {
            return REPAIR_DOES_NOT_FIT.unless(act.newcomer().isEmpty(), TournamentHint.NOBODY_NEW);
        }
        boolean free = !floor.wearers().containsKey(pair);
        boolean isNew =
                act.newcomer()
                        .filter(entry -> now.entry(entry).isPresent() && !now.seats(entry))
                        .isPresent();
        return REPAIR_DOES_NOT_FIT.unless(free && isNew, TournamentHint.FREE_NUMBER);
    }

    private static Optional<TournamentRefusal> legal(Floor floor, Act.Repair act) {
        var impossible = TournamentRules.impossible(floor, act.mishap());
        if (impossible.isPresent()) {
            return REPAIR_DOES_NOT_FIT.because(impossible.get().advice());
        }
        boolean legal =
                TournamentRules.repairs(floor, act.mishap()).stream()
                        .anyMatch(repair -> repair.movement().equals(act.movement()));
        return REPAIR_DOES_NOT_FIT.unless(legal, TournamentHint.ONE_OF_PROPOSED);
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
                                TournamentHint.TAKE_BACK_TABLE,
                                new Section.Table(floor.section(), seating.table()),
                                seating.round()));
    }
}
