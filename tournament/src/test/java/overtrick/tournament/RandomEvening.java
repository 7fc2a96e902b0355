package overtrick.tournament;

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
import overtrick.movement.EntryNumber;
import overtrick.movement.RoundNumber;
import overtrick.movement.repair.Mishap;
import overtrick.scoring.Adjustment.Kind;
import overtrick.scoring.Award;
import overtrick.scoring.Outcome;
import overtrick.scoring.Unit;
import overtrick.scoring.reckoning.Fraction;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.act.Attendee.Director;
import overtrick.tournament.act.Attendee.Outsider;
import overtrick.tournament.act.Attendee.Player;
import overtrick.tournament.act.TournamentCommand;
import overtrick.tournament.act.TournamentCommand.Do;
import overtrick.tournament.act.TournamentCommand.TakeBack;
import overtrick.tournament.act.TournamentEvent;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.SectionName;
import overtrick.tournament.session.Session;
import overtrick.tournament.session.Slot;
import overtrick.tournament.session.TableKind;

/// One evening of a club from its first entry to its last correction, as chance will have it.
/// Mutable; of one test only.
final class RandomEvening {

    private static final Attendee DIRECTOR = new Director("Minh");
    private final TournamentRules rules = new TournamentRules();
    private final RandomGenerator chance;
    private final List<TournamentEvent> events = new ArrayList<>();
    private final Map<Count, Integer> counts = new EnumMap<>(Count.class);
    private final EveningPlan plan;
    private Tournament now = Tournament.EMPTY;
    private Instant clock = Instant.parse("2026-11-20T19:30:00Z");

    /// What is counted.
    enum Count {
        ACCEPTED,
        REFUSED,
        TAKEN_BACK,
        REPAIRED,
        PLAYERS_REPAIRED,
        OF_SECTIONS,
        OF_PLAYERS,
        BY_A_SCALE,
        DISPUTED
    }

    RandomEvening(RandomGenerator chance) {
        this.chance = chance;
        this.plan = EveningPlan.of(chance);
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
        direct(Happenings.create(plan.terms()));
        gather(plan.places() - chance.nextInt(2));
        direct(Happenings.seat(session(), plan.movements(), 1 + chance.nextInt(3)));
        while (next().isPresent()) {
            var section = next().get();
            direct(new Act.BeginRound(section.name(), section.next().orElseThrow()));
            playRound(section.name());
        }
        close();
        addIf(plan.movements().size() > 1, Count.OF_SECTIONS);
        addIf(plan.isForPlayers(), Count.OF_PLAYERS);
        addIf(plan.terms().method().scale().isPresent(), Count.BY_A_SCALE);
    }

    /// A section that has still to play.
    private Optional<Section> next() {
        return session().sections().values().stream()
                .filter(one -> one.next().isPresent())
                .findAny();
    }

    private void gather(int pairs) {
        while (Happenings.here(session()) < pairs) {
            direct(enter());
            if (chance.nextInt(9) == 0) {
                direct(new Act.Withdraw(new EntryId(now.next() - 1)));
            }
            if (chance.nextInt(9) == 0) {
                takeBackAny(); // a withdrawal, perhaps
            }
        }
        while (Happenings.here(session()) > pairs) {
            direct(new Act.Withdraw(Happenings.unseated(session()).getFirst().id()));
        }
    }

    private Act enter() {
        int id = now.next();
        return plan.isForPlayers()
                ? new Act.Enter(List.of(Happenings.first(new EntryId(id))))
                : Happenings.enter(id);
    }

    private void playRound(SectionName name) {
        var section = session().section(name).orElseThrow();
        for (var slot : section.floor().slots().toList()) {
            if (section.round().equals(Optional.of(slot.round())) && chance.nextInt(12) > 0) {
                score(slot);
            }
        }
        for (int times = chance.nextInt(3); times > 0; times--) {
            trouble();
        }
    }

    private void score(Slot slot) {
        var floor = floor(slot.section());
        var seating = floor.at(slot);
        if (seating.isEmpty()) {
            return; // a repair has moved it
        }
        var score = any(Happenings.scores(slot.board()));
        var sides = new EnumMap<Side, Attendee>(Side.class);
        for (var side : Side.values()) {
            var entry = floor.wearers().get(any(seating.get().at(side).members()));
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
        var slot = any(session().slots().toList());
        var entry = any(List.copyOf(session().entries().keySet()));
        switch (chance.nextInt(11)) {
            case 0 -> direct(new Act.Rule(slot, any(Happenings.rulings(slot.board()))));
            case 1, 2 -> takeBackAny();
            case 3 -> direct(new Act.Adjust(entry, Kind.PENALTY, Fraction.of(-1), unit()));
            case 4 -> fallIll(slot);
            case 5, 8, 9 -> repair();
            case 6 -> direct(new Act.Substitute(entry, "Q" + entry, "S" + chance.nextInt(9)));
            case 7 ->
                    direct(
                            new Act.MarkTable(
                                    slot.section(),
                                    slot.table(),
                                    any(List.of(TableKind.values()))));
            default -> {
                var section = slot.section();
                direct(new Act.StopClock(section));
                direct(new Act.ExtendRound(section, Duration.ofMinutes(chance.nextInt(-9, 9))));
                direct(new Act.RestartClock(section));
            }
        }
    }

    private Unit unit() {
        return session().charter().orElseThrow().terms().regulations().scoring().unit();
    }

    /// A table cannot play its round.
    private void fallIll(Slot at) {
        for (var slot : session().slots().filter(at::isBeside).toList()) {
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
        var section = any(List.copyOf(session().sections().values()));
        var floor = section.floor();
        var next = new RoundNumber(section.begun() + 1);
        var random = new RandomMishap(floor, chance);
        var mishap = random.mishap(next, new EntryNumber(200 + now.next()));
        boolean isLate = mishap instanceof Mishap.LatePair;
        if (isLate) {
            direct(enter());
        }
        var movement = random.repaired(mishap);
        if (movement.isPresent()) {
            var newcomer =
                    Happenings.unseated(session()).stream()
                            .map(Entry::id)
                            .filter(_ -> isLate)
                            .findFirst();
            addIf(
                    direct(new Act.Repair(floor.section(), mishap, movement.get(), newcomer)),
                    plan.isForPlayers() ? Count.PLAYERS_REPAIRED : Count.REPAIRED);
        }
    }

    private void takeBackAny() {
        int number = 1 + chance.nextInt(now.next());
        if (decide(DIRECTOR, new TakeBack(clock, "a mistake", number))) {
            add(Count.TAKEN_BACK);
            Conservation.checkTakenBack(now);
        }
    }

    /// The director settles what is open, and closes; now and then they open again.
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

    private void addIf(boolean happened, Count kind) {
        if (happened) {
            add(kind);
        }
    }

    private void add(Count kind) {
        counts.merge(kind, 1, Integer::sum);
    }

    private Session session() {
        return now.session();
    }

    private Floor floor(SectionName section) {
        return session().floor(section).orElseThrow();
    }

    private <T> T any(List<T> all) {
        return all.get(chance.nextInt(all.size()));
    }
}
