package overtrick.evening.pace;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import overtrick.evening.tournament.Tournaments;
import overtrick.house.codes.TournamentId;
import overtrick.house.thinking.Timer;
import overtrick.log.Neighbours;
import overtrick.log.StoreException;
import overtrick.log.host.Watch;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.pace.Timetable;
import overtrick.tournament.session.Pace;
import overtrick.tournament.session.Slot;
import overtrick.tournament.view.ResultLine;
import overtrick.tournament.view.SectionView;
import overtrick.tournament.view.TournamentView;

/// One event whose rounds begin by themselves. It keeps nothing: whenever something has happened,
/// and when the time has come, it looks at the event and begins what is due.
final class PacedEvent {

    /// The program acts without a name, as it does where it directs.
    private static final Attendee PROGRAM = new Attendee.Director("");

    /// Changes that come so close together are looked at once.
    private static final Duration TOGETHER = Duration.ofMillis(40);

    /// How long to wait before what the store could not keep is tried again.
    private static final Duration AGAIN = Duration.ofSeconds(1);

    private final Tournaments tournaments;
    private final Timer timer;
    private final Neighbours near;
    private final TournamentId id;
    private final Consumer<TournamentId> over;
    private final ReentrantLock lock = new ReentrantLock();
    private final AtomicBoolean called = new AtomicBoolean();
    private final AtomicBoolean closed = new AtomicBoolean();
    private final Watch watch;
    private Timer.Appointment appointment = () -> {};

    /// @param over is told when nothing more begins by itself
    PacedEvent(
            Tournaments tournaments,
            Timer timer,
            Neighbours near,
            TournamentId id,
            Consumer<TournamentId> over) {
        this.tournaments = tournaments;
        this.timer = timer;
        this.near = near;
        this.id = id;
        this.over = over;
        this.watch = tournaments.watch(id.code(), this::call);
    }

    /// Something has happened, or might have; never waits.
    void call() {
        if (!closed.get() && called.compareAndSet(false, true)) {
            var _ = timer.after(TOGETHER, this::attempt);
        }
    }

    /// Whether it will look once more.
    boolean isCalled() {
        return called.get();
    }

    private void attempt() {
        called.set(false);
        if (isOver()) {
            over.accept(id);
        }
    }

    private boolean isOver() {
        lock.lock();
        try {
            appointment.cancel();
            if (closed.get()) {
                return false;
            }
            var view = tournaments.view(id.code(), PROGRAM).state();
            if (view.closed() || view.particulars().pace() == Pace.BY_HAND) {
                return true;
            }
            if (!near.minds(Tournaments.KIND.stream(id.code()))) {
                return false;
            }
            look(view).ifPresent(this::callAt);
            return false;
        } catch (StoreException _) {
            appointment = timer.after(AGAIN, this::call);
            return false;
        } finally {
            lock.unlock();
        }
    }

    /// @return when to look again if nothing happens before
    private Optional<Instant> look(TournamentView view) {
        var now = tournaments.now();
        var timetable = timetable(view);
        var again = Optional.<Instant>empty();
        for (var section : view.sections().stream().map(SectionView::section).toList()) {
            var due = timetable.due(section, now);
            due.round()
                    .ifPresent(round -> {
                        var begin = new Act.BeginRound(section.name(), round);
                        var _ = tournaments.act(id, PROGRAM, "", begin);
                    });
            again = earlier(again, due.again());
        }
        return again;
    }

    private static Optional<Instant> earlier(Optional<Instant> one, Optional<Instant> other) {
        if (one.isEmpty() || other.isEmpty()) {
            return one.or(() -> other);
        }
        return one.get().isBefore(other.get()) ? one : other;
    }

    private static Timetable timetable(TournamentView view) {
        var in =
                view.results().stream()
                        .filter(ResultLine::in)
                        .map(ResultLine::slot)
                        .collect(Collectors.<Slot>toSet());
        var change = view.charter().orElseThrow().terms().change();
        return new Timetable(view.particulars().pace(), change, in::contains);
    }

    private void callAt(Instant when) {
        var time = Duration.between(tournaments.now(), when).plusMillis(1);
        appointment = timer.after(time.isNegative() ? Duration.ZERO : time, this::call);
    }

    void close() {
        closed.set(true);
        watch.close();
        lock.lock();
        try {
            appointment.cancel();
        } finally {
            lock.unlock();
        }
    }
}
