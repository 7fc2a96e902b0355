package overtrick.tournament.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import overtrick.cards.Side;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.tournament.compare.Adjustment.Kind;
import overtrick.tournament.compare.Award;
import overtrick.tournament.compare.Outcome;
import overtrick.tournament.compare.Unit;
import overtrick.tournament.event.act.Act;
import overtrick.tournament.event.act.Attendee;
import overtrick.tournament.event.act.Attendee.Director;
import overtrick.tournament.event.act.Attendee.Outsider;
import overtrick.tournament.event.act.Attendee.Player;
import overtrick.tournament.event.act.TournamentCommand;
import overtrick.tournament.event.act.TournamentCommand.Do;
import overtrick.tournament.event.act.TournamentCommand.TakeBack;
import overtrick.tournament.event.act.TournamentEvent;
import overtrick.tournament.event.session.Floor;
import overtrick.tournament.event.session.Method;
import overtrick.tournament.event.session.SectionName;
import overtrick.tournament.event.session.Session;
import overtrick.tournament.event.session.Slot;
import overtrick.tournament.event.session.TableKind;
import overtrick.tournament.movement.EntryNumber;
import overtrick.tournament.movement.Movement;
import overtrick.tournament.movement.RoundNumber;
import overtrick.tournament.movement.SetNumber;
import overtrick.tournament.movement.howell.Howell;
import overtrick.tournament.movement.mitchell.Mitchell;
import overtrick.tournament.reckoning.Fraction;
import overtrick.tournament.repair.Mishap;

/// One evening of a club from its first entry to its last correction, as chance will have it.
/// Mutable; of one test only.
final class RandomEvening {

    private static final Attendee DIRECTOR = new Director("Minh");
    private static final List<Movement> MOVEMENTS =
            List.of(
                    Mitchell.plain(3),
                    Mitchell.plain(5),
                    Mitchell.skip(4),
                    Howell.howell(4),
                    Howell.howell(6),
                    Howell.howell(8));

    private final TournamentRules rules = new TournamentRules();
    private final RandomGenerator chance;
    private final List<TournamentEvent> events = new ArrayList<>();
    private final Map<Count, Integer> counts = new EnumMap<>(Count.class);
    private Tournament now = Tournament.EMPTY;
    private Instant clock = Instant.parse("2026-11-20T19:30:00Z");

    /// What is counted.
    enum Count {
        ACCEPTED,
        REFUSED,
        TAKEN_BACK,
        REPAIRED,
        DISPUTED
    }

    RandomEvening(RandomGenerator chance) {
        this.chance = chance;
    }

    List<TournamentEvent> events() {
        return events;
    }

    Tournament end() {
        return now;
    }

    int count(Count kind) {
        return counts.getOrDefault(kind, 0);
    }

    void play() {
        direct(Happenings.create(chance.nextBoolean() ? Method.MATCHPOINTS : Method.CROSS_IMPS));
        var movement = any(MOVEMENTS);
        gather(movement.entries().size() - chance.nextInt(2));
        direct(Happenings.seat(session(), movement, 1 + chance.nextInt(3)));
        while (session().round(SectionName.ONLY) < floor().movement().rounds()) {
            direct(new Act.BeginRound(new RoundNumber(session().round(SectionName.ONLY) + 1)));
            playRound();
        }
        close();
    }

    private void gather(int pairs) {
        while (Happenings.here(session()) < pairs) {
            direct(Happenings.enter(now.next()));
            if (chance.nextInt(9) == 0) {
                direct(new Act.Withdraw(now.next() - 1));
            }
            if (chance.nextInt(9) == 0) {
                takeBackAny(); // a withdrawal, perhaps
            }
        }
        while (Happenings.here(session()) > pairs) {
            direct(new Act.Withdraw(Happenings.unseated(session()).getFirst().id()));
        }
    }

    private void playRound() {
        for (var slot : floor().slots().toList()) {
            if (slot.round().value() == session().round(SectionName.ONLY)
                    && chance.nextInt(12) > 0) {
                score(slot);
            }
        }
        for (int times = chance.nextInt(3); times > 0; times--) {
            trouble();
        }
    }

    private void score(Slot slot) {
        var seating = floor().at(slot);
        if (seating.isEmpty()) {
            return; // a repair has moved it
        }
        var score = any(Happenings.scores(slot.board()));
        var sides = new EnumMap<Side, Attendee>(Side.class);
        for (var side : Side.values()) {
            int entry = floor().wearers().get(seating.get().at(side).members().getFirst());
            var name = session().entry(entry).orElseThrow().players().getFirst();
            sides.put(side, new Player(entry, name));
        }
        var first = any(List.of(Side.values()));
        var other = sides.get(first.other());
        tell(
                chance.nextInt(30) == 0 ? Outsider.HOUSE : sides.get(first),
                new Act.Report(slot, score));
        switch (chance.nextInt(8)) {
            case 0 -> tell(other, new Act.Dispute(slot));
            case 1 -> tell(other, new Act.Report(slot, any(Happenings.scores(slot.board()))));
            case 2 -> {}
            default -> tell(other, new Act.Confirm(slot));
        }
        if (session().slip(slot).outcome().isEmpty()) {
            add(Count.DISPUTED);
        }
    }

    private void trouble() {
        var slot = any(floor().slots().toList());
        int entry = any(List.copyOf(session().entries().keySet()));
        switch (chance.nextInt(11)) {
            case 0 -> direct(new Act.Rule(slot, any(Happenings.rulings(slot.board()))));
            case 1, 2 -> takeBackAny();
            case 3 -> direct(new Act.Adjust(entry, Kind.PENALTY, Fraction.of(-1), unit()));
            case 4 -> fallIll(slot);
            case 5, 8, 9 -> repair();
            case 6 -> direct(new Act.Substitute(entry, "Q" + entry, "S" + chance.nextInt(9)));
            case 7 -> direct(new Act.MarkTable(slot.table(), any(List.of(TableKind.values()))));
            default -> {
                direct(new Act.StopClock());
                direct(new Act.ExtendRound(Duration.ofMinutes(chance.nextInt(-9, 9))));
                direct(new Act.RestartClock());
            }
        }
    }

    private Unit unit() {
        return session().charter().orElseThrow().terms().regulations().scoring().unit();
    }

    /// A table cannot play its round.
    private void fallIll(Slot at) {
        for (var slot : floor().slots().filter(at::isBeside).toList()) {
            direct(
                    new Act.Rule(
                            slot,
                            chance.nextBoolean()
                                    ? new Outcome.NotPlayed()
                                    : new Outcome.Artificial(
                                            Award.AVERAGE_PLUS, Award.AVERAGE_PLUS)));
        }
    }

    private void repair() {
        var seating = any(floor().movement().seatings());
        var round = seating.round();
        var next = new RoundNumber(session().round(SectionName.ONLY) + 1);
        var number = any(List.copyOf(floor().wearers().keySet()));
        var late = new EntryNumber(200 + now.next());
        var set = new SetNumber(1 + chance.nextInt(floor().movement().sets()));
        var mishap =
                switch (chance.nextInt(4)) {
                    case 0 -> new Mishap.LatePair(late, next);
                    case 1 -> new Mishap.LeavingPair(number, next);
                    case 2 -> new Mishap.WrongSet(round, seating.table(), set);
                    default ->
                            new Mishap.WrongPair(
                                    round, seating.table(), any(List.of(Side.values())), number);
                };
        if (mishap instanceof Mishap.LatePair) {
            direct(Happenings.enter(now.next()));
        }
        proposed(mishap)
                .ifPresent(movement -> {
                    boolean isLate = mishap instanceof Mishap.LatePair;
                    var newcomer =
                            Happenings.unseated(session()).stream()
                                    .map(one -> one.id())
                                    .filter(_ -> isLate)
                                    .findFirst();
                    if (direct(new Act.Repair(mishap, movement, newcomer))) {
                        add(Count.REPAIRED);
                    }
                });
    }

    /// Empty when the mishap cannot have happened, or nothing helps.
    private Optional<Movement> proposed(Mishap mishap) {
        if (TournamentRules.impossible(floor(), mishap).isPresent()) {
            return Optional.empty();
        }
        var repairs = TournamentRules.repairs(floor(), mishap);
        return repairs.isEmpty() ? Optional.empty() : Optional.of(any(repairs).movement());
    }

    private void takeBackAny() {
        int number = 1 + chance.nextInt(now.next());
        if (decide(DIRECTOR, new TakeBack(clock, "a mistake", number))) {
            add(Count.TAKEN_BACK);
            requireAllWouldStandAgain();
        }
    }

    /// What an act taken back leaves is what would have been accepted without it.
    private void requireAllWouldStandAgain() {
        var again = Tournament.EMPTY;
        for (var line : now.trail()) {
            var done = line.done();
            if (line.stands()) {
                var refusal =
                        rules.refusal(again, done.by(), new Do(done.at(), done.why(), done.act()));
                assertThat(refusal).as("%s after something was taken back", done).isEmpty();
                again = Tournament.of(Evolution.after(again.session(), done), List.of());
            }
        }
        assertThat(again.session()).isEqualTo(now.session());
    }

    /// The director settles what is open, and closes; now and then he opens again.
    private void close() {
        for (var slot : session().open()) {
            direct(new Act.Rule(slot, any(Happenings.scores(slot.board()))));
        }
        if (direct(new Act.Close()) && chance.nextInt(3) == 0) {
            int closing = now.next() - 1;
            assertThat(decide(DIRECTOR, new TakeBack(clock, "an appeal", closing))).isTrue();
            trouble();
            session()
                    .open()
                    .forEach(slot ->
                            direct(new Act.Rule(slot, any(Happenings.scores(slot.board())))));
            direct(new Act.Close());
        }
    }

    private boolean direct(Act act) {
        return tell(DIRECTOR, act);
    }

    private boolean tell(Attendee by, Act act) {
        clock = clock.plusSeconds(chance.nextInt(90));
        return decide(by, new Do(clock, "so it was", act));
    }

    private boolean decide(Attendee by, TournamentCommand command) {
        if (!(rules.decide(now, by, command) instanceof Accepted<TournamentEvent>(var following))) {
            add(Count.REFUSED);
            return false;
        }
        for (var event : following) {
            events.add(event);
            now = rules.evolve(now, event);
        }
        add(Count.ACCEPTED);
        return true;
    }

    private void add(Count kind) {
        counts.merge(kind, 1, Integer::sum);
    }

    private Session session() {
        return now.session();
    }

    private Floor floor() {
        return session().floor(SectionName.ONLY).orElseThrow();
    }

    private <T> T any(List<T> all) {
        return all.get(chance.nextInt(all.size()));
    }
}
