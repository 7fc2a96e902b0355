package overtrick.evening.online;

import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import overtrick.evening.online.EventSeats.Player;
import overtrick.house.codes.TableId;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.Chair;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.house.table.TableCommand.Place;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.tournament.act.Act;
import overtrick.tournament.session.Clock;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.Slip;
import overtrick.tournament.session.Slot;
import overtrick.tournament.session.TableKind;
import overtrick.tournament.view.ResultLine;
import overtrick.tournament.view.TournamentView;

/// What the rounds of a section need now: tables, people on their chairs, results, and an end. All
/// of it may be asked for again: what has been done is not done twice.
final class SectionRound {

    /// Why the program rules on a board that was not finished in time.
    private static final String SLOW = "Law 12C2";

    private final Office office;
    private final Absence absence;
    private final TournamentId event;
    private final OnlinePlan plan;
    private final TournamentView view;
    private final Section section;
    private final Map<Player, PersonId> people;
    private final Map<Slot, ResultLine> lines;
    private final Set<TableId> tables = new HashSet<>();

    SectionRound(
            Office office,
            TournamentId event,
            OnlinePlan plan,
            TournamentView view,
            Section section,
            Instant since) {
        this.office = office;
        this.absence = new Absence(office, since);
        this.event = event;
        this.plan = plan;
        this.view = view;
        this.section = section;
        this.people = office.seats().of(event);
        this.lines =
                view.results().stream().collect(Collectors.toMap(ResultLine::slot, line -> line));
    }

    /// The tables at which something is still expected.
    Set<TableId> tables() {
        return Set.copyOf(tables);
    }

    /// There is time again after it had been up: tables that wait go on.
    void timeAgain() {
        tablesNow().forEach(office.tables()::goOn);
    }

    /// Those of the round that is played.
    private Stream<TableId> tablesNow() {
        var round = new RoundNumber(section.begun());
        return inProgram(round)
                .map(seating -> new Section.Table(section.name(), seating.table()))
                .flatMap(place ->
                        new EventTables(office.store()).find(event, place, round).stream());
    }

    /// Robots play for those who stay away.
    private Optional<Instant> absences(Instant now) {
        return tablesNow()
                .filter(tables::contains)
                .map(table -> absence.look(table, now))
                .reduce(Optional.empty(), Steward::earlier);
    }

    /// Does what is due.
    ///
    /// @return when to look again if nothing happens before; empty when there is nothing to wait
    ///   for
    Optional<Instant> look() {
        if (section.begun() == 0) {
            if (plan.rounds().alone()) {
                begin();
            }
            return Optional.empty();
        }
        IntStream.rangeClosed(1, section.begun())
                .mapToObj(RoundNumber::new)
                .flatMap(this::inProgram)
                .filter(seating -> isExpected(seating))
                .forEach(this::table);
        var now = office.clock().instant();
        var wake = isOver(now) ? time(now) : Steward.earlier(time(now), absences(now));
        return plan.rounds().alone() && isComplete() ? goOn() : wake;
    }

    private Floor floor() {
        return section.floor();
    }

    private Stream<Seating> inProgram(RoundNumber round) {
        return floor().movement()
                .in(round)
                .filter(seating -> EventTables.kind(view, floor(), seating) != TableKind.REAL);
    }

    private boolean isExpected(Seating seating) {
        return floor().slots(seating).anyMatch(slot -> !isIn(slot));
    }

    private boolean isIn(Slot slot) {
        var line = lines.get(slot);
        return line == null || line.in();
    }

    private boolean isNow(Seating seating) {
        return seating.round().value() == section.begun();
    }

    /// A table of an earlier round is not opened any more, but its results are taken.
    private void table(Seating seating) {
        var place = new Section.Table(section.name(), seating.table());
        var found =
                isNow(seating)
                        ? Optional.of(EventTables.open(office, event, view, floor(), seating))
                        : new EventTables(office.store()).find(event, place, seating.round());
        found.ifPresent(table -> {
            tables.add(table);
            if (isNow(seating)) {
                seat(table, seating);
            }
            var reports = new TableReports(office, event, view, table);
            reports.handIn(floor().slots(seating).filter(slot -> !isIn(slot)).toList());
            reports.passOnCall(place);
        });
    }

    private void seat(TableId table, Seating seating) {
        var now = office.tables().look(table, Member.House.HOUSE).orElseThrow();
        new Chairs(view, floor(), people)
                .at(seating)
                .forEach((seat, wanted) -> {
                    boolean sits =
                            now.chair(seat)
                                    .map(Chair::occupant)
                                    .filter(one -> Chairs.isSame(one, wanted))
                                    .isPresent();
                    if (!sits) {
                        var _ =
                                office.tables()
                                        .send(table, Member.House.HOUSE, new Place<>(seat, wanted));
                    }
                });
    }

    /// When the time is up no board is begun any more; when late play is over too, the rest is
    /// scored by fault.
    private Optional<Instant> time(Instant now) {
        var end = section.clock().flatMap(Clock::end);
        if (end.isEmpty()) {
            return Optional.empty();
        }
        var over = end.get().plus(plan.rounds().late());
        if (now.isBefore(over)) {
            return Optional.of(now.isBefore(end.get()) ? end.get() : over);
        }
        var missing = stillMissing();
        inProgram(new RoundNumber(section.begun()))
                .forEach(seating -> endByFault(seating, missing));
        return Optional.empty();
    }

    /// What has been handed in since the view was taken is there, just now included.
    private Set<Slot> stillMissing() {
        return office.view(event).results().stream()
                .filter(line -> !line.in())
                .map(ResultLine::slot)
                .collect(Collectors.toSet());
    }

    /// Whether late play is over too.
    private boolean isOver(Instant now) {
        return section.clock()
                .flatMap(Clock::end)
                .filter(end -> !now.isBefore(end.plus(plan.rounds().late())))
                .isPresent();
    }

    private void endByFault(Seating seating, Set<Slot> missing) {
        var unfinished = floor().slots(seating).filter(missing::contains).toList();
        if (unfinished.isEmpty()) {
            return;
        }
        var place = new Section.Table(section.name(), seating.table());
        new EventTables(office.store())
                .find(event, place, seating.round())
                .map(table -> new SlowPlay(office).score(table))
                .ifPresent(score ->
                        unfinished.forEach(
                                slot -> office.direct(event, SLOW, new Act.Rule(slot, score))));
    }

    private boolean isComplete() {
        return lines.values().stream()
                .filter(line -> line.slot().section().equals(section.name()))
                .filter(line -> line.slot().round().value() <= section.begun())
                .allMatch(line -> line.slip().flatMap(Slip::outcome).isPresent());
    }

    /// The next round, or the end, as soon as people have seen how the last board came out.
    private Optional<Instant> goOn() {
        var pause = people.isEmpty() ? Duration.ZERO : office.pause();
        var when = view.trail().getLast().done().at().plus(pause);
        if (office.clock().instant().isBefore(when)) {
            return Optional.of(when);
        }
        if (section.next().isPresent()) {
            begin();
        } else if (isLastSection()) {
            office.direct(event, "", new Act.Close());
        }
        return Optional.empty();
    }

    private void begin() {
        section.next()
                .ifPresent(round ->
                        office.direct(event, "", new Act.BeginRound(section.name(), round)));
    }

    private boolean isLastSection() {
        List<Section> all = view.sections().stream().map(one -> one.section()).toList();
        return all.stream().allMatch(one -> one.next().isEmpty());
    }
}
