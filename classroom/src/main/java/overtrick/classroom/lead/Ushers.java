package overtrick.classroom.lead;

import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardView;
import overtrick.classroom.course.Course;
import overtrick.classroom.course.CourseCommand;
import overtrick.classroom.course.CourseEvent;
import overtrick.classroom.course.CourseView;
import overtrick.classroom.course.Desk;
import overtrick.classroom.course.Kept;
import overtrick.house.game.GameTables;
import overtrick.house.table.Member;
import overtrick.house.table.TableView;
import overtrick.house.thinking.Timer;
import overtrick.log.Neighbours;
import overtrick.log.host.LocalHost;
import overtrick.log.host.Watch;

/// Who looks after the classes that are open: one usher for each.
public final class Ushers implements AutoCloseable {

    private static final String TOPIC = "ushers";

    private final Office office;
    private final Map<String, Usher> ushers = new ConcurrentHashMap<>();

    /// @param classes where the classes live
    /// @param tables of the club at which they play
    /// @param clock says when a homework is over
    /// @param near other programs; the usher of the one who minds a class acts
    public Ushers(
            LocalHost<Course, Member, CourseCommand, CourseEvent, CourseView> classes,
            GameTables<BoardCommand, Optional<BoardView>> tables,
            Timer timer,
            InstantSource clock,
            Neighbours near) {
        this.office = new Office(classes, tables, timer, clock, near);
        near.hear(TOPIC, (_, code) -> usher(code).call());
        near.whenChanged(() -> ushers.values().forEach(Usher::call));
    }

    /// Looks after a class from now on.
    public void attend(String code) {
        usher(code).call();
        office.near().tell(TOPIC, code);
    }

    private Usher usher(String code) {
        return ushers.computeIfAbsent(code, one -> new Usher(office, one, this::leave));
    }

    /// A class that is over needs nobody, unless somebody still looks at it.
    private void leave(String code) {
        ushers.computeIfPresent(
                code,
                (_, usher) -> {
                    if (usher.isNeeded()) {
                        return usher;
                    }
                    usher.close();
                    return null;
                });
    }

    /// Has somebody told of everything that happens in a class or at its tables.
    ///
    /// @param signal must return at once
    public Watch listen(String code, Runnable signal) {
        var watch = usher(code).listen(signal);
        usher(code).call();
        return () -> {
            watch.close();
            Optional.ofNullable(ushers.get(code)).ifPresent(Usher::call);
        };
    }

    /// A table of a class as the house sees it.
    public Optional<TableView<Optional<BoardView>>> look(Desk desk) {
        return office.tables().look(desk.table(), Member.House.HOUSE);
    }

    /// What a table has made of the board that lies there; empty when nobody has done anything.
    public Optional<Kept> lying(Course course, Desk desk) {
        return look(desk).flatMap(view -> Tending.kept(course, desk, view));
    }

    @Override
    public void close() {
        ushers.values().forEach(Usher::close);
    }
}
