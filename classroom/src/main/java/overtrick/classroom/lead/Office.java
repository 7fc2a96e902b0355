package overtrick.classroom.lead;

import java.time.InstantSource;
import java.util.Optional;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardView;
import overtrick.classroom.course.Course;
import overtrick.classroom.course.CourseCommand;
import overtrick.classroom.course.CourseEvent;
import overtrick.classroom.course.CourseView;
import overtrick.house.game.GameTables;
import overtrick.house.table.Member;
import overtrick.house.thinking.Timer;
import overtrick.log.Neighbours;
import overtrick.log.host.LocalHost;

/// What ushers work with.
///
/// @param classes where the classes live
/// @param tables of the club at which they play
/// @param near other programs of the club
record Office(
        LocalHost<Course, Member, CourseCommand, CourseEvent, CourseView> classes,
        GameTables<BoardCommand, Optional<BoardView>> tables,
        Timer timer,
        InstantSource clock,
        Neighbours near) {

    /// Whether it is this program that looks after a class.
    boolean minds(String code) {
        return near.minds(classes.kind().stream(code));
    }

    /// A class as the house sees it; empty when nobody has opened it.
    Optional<Course> course(String code) {
        return classes.view(code, Member.House.HOUSE).state().whole();
    }

    boolean does(String code, CourseCommand command) {
        return classes.submit(code, Member.House.HOUSE, command)
                instanceof overtrick.log.host.Reply.Done;
    }
}
