package overtrick.evening.online;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import overtrick.house.codes.TableId;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.Member;
import overtrick.house.thinking.Timer;
import overtrick.log.StoreException;
import overtrick.log.host.Watch;
import overtrick.tournament.act.Act;
import overtrick.tournament.session.Clock;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.SectionName;
import overtrick.tournament.view.SectionView;
import overtrick.tournament.view.TournamentView;

/// Looks after one event. It keeps nothing: whenever something has happened, and when the time has
/// come, it looks at the event and its tables and does what is due. So a new one after a crash goes
/// on where the last one stopped.
final class Steward {

    private static final Logger LOG = LoggerFactory.getLogger(Steward.class);

    /// Changes that come so close together are looked at once.
    private static final Duration TOGETHER = Duration.ofMillis(40);

    /// While results are awaited the tables are looked at also when nothing is heard of them, as
    /// when rows are made anew after an update of the program.
    private static final Duration ANYWAY = Duration.ofSeconds(15);

    /// How long to wait before what the store could not keep is tried again.
    private static final Duration AGAIN = Duration.ofMillis(500);

    /// A pause in which nothing happened anywhere, longer than people think: the house was shut.
    private static final Duration SHUT = Duration.ofSeconds(20);

    private final Office office;
    private final TournamentId event;
    private final Consumer<TournamentId> over;
    private final ReentrantLock lock = new ReentrantLock();
    private final AtomicBoolean called = new AtomicBoolean();
    private final Map<TableId, Watch> tables = new HashMap<>();
    private final Set<SectionName> timeUp = new HashSet<>();
    private final Watch watch;
    private final AtomicBoolean closed = new AtomicBoolean();
    private final Instant since;
    private boolean isNew;
    private Timer.Appointment appointment = () -> {};

    /// @param goesOn whether the event may have been under way when the house was shut
    /// @param over is told when the event needs no steward
    Steward(Office office, TournamentId event, boolean goesOn, Consumer<TournamentId> over) {
        this.office = office;
        this.event = event;
        this.over = over;
        this.since = office.clock().instant();
        this.isNew = goesOn;
        this.watch = office.tournaments().watch(event.code(), this::call);
    }

    /// Something has happened, or might have; never waits.
    void call() {
        if (!closed.get() && called.compareAndSet(false, true)) {
            var _ = office.timer().after(TOGETHER, this::attempt);
        }
    }

    /// Whether they will look once more.
    boolean isCalled() {
        return called.get();
    }

    private void attempt() {
        called.set(false);
        if (isOver()) {
            over.accept(event);
        }
    }

    /// Does what is due.
    ///
    /// @return whether nothing more will be
    private boolean isOver() {
        lock.lock();
        try {
            if (closed.get()) {
                return false;
            }
            appointment.cancel();
            var plan = office.plans().plan(event);
            var view = office.view(event);
            if (plan.isEmpty() || view.closed()) {
                office.plans().done(event, true);
                follow(Set.of());
                return true;
            }
            if (!office.minds(event)) {
                isNew = false; // the house was not shut
                follow(Set.of());
                return false;
            }
            look(view, plan.get()).ifPresent(this::callAt);
            return false;
        } catch (StoreException failed) {
            if (!office.timer().isClosed()) {
                LOG.warn("event {} waits for the store: {}", event, failed.getMessage());
                appointment = office.timer().after(AGAIN, this::call);
            }
            return false;
        } finally {
            lock.unlock();
        }
    }

    private void callAt(Instant when) {
        var time = Duration.between(office.clock().instant(), when).plusMillis(1);
        appointment = office.timer().after(time.isNegative() ? Duration.ZERO : time, this::call);
    }

    private Optional<Instant> look(TournamentView view, OnlinePlan plan) {
        office.plans().done(event, false);
        if (view.sections().isEmpty()) {
            return new Beginning(office, event, plan).look(view);
        }
        var floors = view.sections().stream().map(one -> one.section().floor()).toList();
        Seater.deal(office, event, floors);
        if (isNew && plan.rounds().alone() && giveBackTime(view)) {
            isNew = false;
            return Optional.empty();
        }
        isNew = false;
        return rounds(view, plan);
    }

    private Optional<Instant> rounds(TournamentView view, OnlinePlan plan) {
        var expected = new HashSet<TableId>();
        var wake = Optional.<Instant>empty();
        for (var one : view.sections()) {
            var round = new SectionRound(office, event, plan, view, one.section(), since);
            wake = earlier(wake, round.look());
            if (hasTimeAgain(one.section())) {
                round.timeAgain();
            }
            expected.addAll(round.tables());
        }
        follow(expected);
        return expected.isEmpty()
                ? wake
                : earlier(wake, Optional.of(office.clock().instant().plus(ANYWAY)));
    }

    /// Whether the round's time had been up when it was looked at last, and is not now.
    private boolean hasTimeAgain(Section section) {
        var now = office.clock().instant();
        boolean isUp = section.clock().flatMap(Clock::end).filter(now::isAfter).isPresent();
        if (isUp) {
            timeUp.add(section.name());
            return false;
        }
        return timeUp.remove(section.name());
    }

    static Optional<Instant> earlier(Optional<Instant> one, Optional<Instant> other) {
        if (one.isEmpty() || other.isEmpty()) {
            return one.or(() -> other);
        }
        return one.get().isBefore(other.get()) ? one : other;
    }

    /// Hears of these tables from now on, and of no others.
    private void follow(Set<TableId> expected) {
        tables.entrySet()
                .removeIf(known -> {
                    boolean gone = !expected.contains(known.getKey());
                    if (gone) {
                        known.getValue().close();
                    }
                    return gone;
                });
        for (var table : expected) {
            tables.computeIfAbsent(
                    table, _ -> office.tables().watch(table, Member.House.HOUSE, this::call));
        }
    }

    /// The time in which the house was shut is nobody's: the clocks of the rounds get it back.
    ///
    /// @return whether there was any
    private boolean giveBackTime(TournamentView view) {
        var now = office.clock().instant();
        var shut = Duration.between(lastSign(view), now);
        if (shut.compareTo(SHUT) < 0) {
            return false;
        }
        boolean given = false;
        for (var section : running(view)) {
            given |= office.direct(event, "", new Act.ExtendRound(section.name(), shut));
        }
        return given;
    }

    private static List<Section> running(TournamentView view) {
        return view.sections().stream()
                .map(SectionView::section)
                .filter(section -> section.clock().filter(Clock::isRunning).isPresent())
                .toList();
    }

    /// When something happened last, in the event or at one of its tables.
    private Instant lastSign(TournamentView view) {
        var last = view.trail().getLast().done().at();
        for (var table : new EventTables(office.store()).all(event)) {
            for (var logged : office.lastAt(table)) {
                last = logged.at().isAfter(last) ? logged.at() : last;
            }
        }
        return last;
    }

    void close() {
        closed.set(true);
        watch.close();
        lock.lock();
        try {
            appointment.cancel();
            follow(Set.of());
        } finally {
            lock.unlock();
        }
    }
}
