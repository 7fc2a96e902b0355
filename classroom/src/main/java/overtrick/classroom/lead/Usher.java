package overtrick.classroom.lead;

import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import overtrick.bridgetable.duplicate.BoardPlan;
import overtrick.bridgetable.duplicate.DuplicateTerms;
import overtrick.classroom.course.Course;
import overtrick.classroom.course.CourseCommand.Close;
import overtrick.classroom.course.CourseCommand.OpenDesk;
import overtrick.house.codes.TableId;
import overtrick.house.table.Access;
import overtrick.house.table.Member;
import overtrick.house.table.TableRules;
import overtrick.house.thinking.Timer;
import overtrick.log.StoreException;
import overtrick.log.host.Watch;
import overtrick.robots.bidding.Agreements;

/// Looks after one class. It keeps nothing: whenever something has happened in the class or at one
/// of its tables it looks, and does what is due. So a new one after a crash goes on where the last
/// one stopped, and nothing waits for a teacher who has gone.
final class Usher {

    private static final Logger LOG = LoggerFactory.getLogger(Usher.class);

    /// Changes that come so close together are looked at once.
    private static final Duration TOGETHER = Duration.ofMillis(40);

    /// How long to wait before what the store could not keep is tried again.
    private static final Duration AGAIN = Duration.ofMillis(500);

    /// How long until it is looked at the clock again: clocks are set, and machines sleep.
    private static final Duration AT_MOST = Duration.ofHours(1);

    private final Office office;
    private final String code;
    private final Consumer<String> over;
    private final ReentrantLock lock = new ReentrantLock();
    private final AtomicBoolean called = new AtomicBoolean();
    private final AtomicBoolean closed = new AtomicBoolean();
    private final Map<TableId, Watch> tables = new HashMap<>();
    private final CopyOnWriteArrayList<Runnable> listeners = new CopyOnWriteArrayList<>();
    private final Watch watch;
    private Timer.Appointment appointment = () -> {};

    /// @param over is told when the class needs no usher
    Usher(Office office, String code, Consumer<String> over) {
        this.office = office;
        this.code = code;
        this.over = over;
        this.watch = office.classes().watch(code, this::stir);
    }

    /// Has somebody told of everything that happens in the class or at its tables.
    ///
    /// @param signal must return at once
    Watch listen(Runnable signal) {
        listeners.add(signal);
        return () -> listeners.remove(signal);
    }

    private void stir() {
        listeners.forEach(Runnable::run);
        call();
    }

    /// Something has happened, or might have; never waits.
    void call() {
        if (!closed.get() && called.compareAndSet(false, true)) {
            var _ = office.timer().after(TOGETHER, this::attempt);
        }
    }

    /// Whether they will look once more, or somebody listens.
    boolean isNeeded() {
        return called.get() || !listeners.isEmpty();
    }

    private void attempt() {
        called.set(false);
        lock.lock();
        try {
            if (closed.get()) {
                return;
            }
            var course = office.course(code);
            course.ifPresent(this::look);
            if (course.filter(one -> !one.stage().over()).isEmpty()) {
                over.accept(code);
            }
        } catch (StoreException failed) {
            if (!office.timer().isClosed()) {
                LOG.warn("class {} waits for the store: {}", code, failed.getMessage());
                var _ = office.timer().after(AGAIN, this::call);
            }
        } finally {
            lock.unlock();
        }
    }

    /// A homework ends when its time has come.
    private void mindTheTime(Course course) {
        appointment.cancel();
        var until = course.opened().flatMap(one -> one.setting().until());
        if (until.isEmpty() || course.stage().over()) {
            return;
        }
        var left = Duration.between(office.clock().instant(), until.get());
        if (left.isPositive()) {
            appointment =
                    office.timer().after(left.compareTo(AT_MOST) < 0 ? left : AT_MOST, this::call);
        } else {
            office.does(code, new Close());
        }
    }

    private void look(Course course) {
        if (office.minds(code)) {
            tend(course);
        } else {
            appointment.cancel();
        }
        var now = office.course(code).orElseThrow();
        var expected = new HashSet<TableId>();
        now.desks().values().forEach(desk -> expected.add(desk.table()));
        follow(now.stage().over() ? Set.of() : expected);
    }

    private void tend(Course course) {
        mindTheTime(course);
        if (!course.stage().over()) {
            Tending.missing(course).forEach(number -> open(course, number));
        }
        var now = office.course(code).orElseThrow();
        now.desks().values().forEach(desk -> new Tending(office, code, now, desk).tend());
    }

    /// A table is closed to all but those who sit there; the teacher overlooks it from the class.
    private void open(Course course, int number) {
        var setting = course.opened().orElseThrow().setting();
        var terms =
                new DuplicateTerms(
                        new BoardPlan.OfClass(code, number),
                        Agreements.both(setting.system()),
                        Set.of(),
                        setting.robots());
        String end = " · " + number;
        int room = Math.min(setting.name().length(), TableRules.LONGEST_NAME - end.length());
        String name = setting.name().substring(0, room) + end;
        var table = office.tables().open(Member.House.HOUSE, name, terms, Access.CLOSED);
        office.does(code, new OpenDesk(number, table));
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
            if (!tables.containsKey(table)) {
                tables.put(table, office.tables().watch(table, Member.House.HOUSE, this::stir));
                call(); // what happened before it was heard of
            }
        }
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
