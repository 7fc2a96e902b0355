package overtrick.classroom.page;

import io.javalin.http.HttpStatus;
import overtrick.classroom.Classrooms;
import overtrick.classroom.course.Course;
import overtrick.classroom.course.CourseCommand;
import overtrick.classroom.course.CourseView;
import overtrick.classroom.course.Setting;
import overtrick.house.codes.TournamentId;
import overtrick.log.host.Reply;
import overtrick.log.host.Snapshot;
import overtrick.page.Sorry;
import overtrick.page.Visit;

/// A visit to a class.
///
/// @param now as the visitor may know it
public record ClassVisit(
        Visit visit, Classrooms classes, TournamentId code, Snapshot<CourseView> now) {

    /// The class in the path.
    ///
    /// @throws Sorry when there is none
    public static ClassVisit of(Visit visit, Classrooms classes) {
        var code = visit.tournament();
        var now =
                classes.look(code, visit.viewer())
                        .orElseThrow(() -> visit.unknown("class.none", code.code()));
        return new ClassVisit(visit, classes, code, now);
    }

    /// The same for its teacher, who sees everything.
    ///
    /// @throws Sorry when somebody else comes
    public static ClassVisit ofTeacher(Visit visit, Classrooms classes) {
        var here = of(visit, classes);
        var _ = here.course();
        return here;
    }

    public CourseView view() {
        return now.state();
    }

    public Setting setting() {
        return view().setting().orElseThrow();
    }

    public boolean isTeacher() {
        return view().whole().isPresent();
    }

    /// Everything.
    ///
    /// @throws Sorry for everybody but the teacher
    public Course course() {
        return view().whole()
                .orElseThrow(() ->
                        new Sorry(
                                HttpStatus.FORBIDDEN,
                                words -> words.get("class.refused.CLASS_NOT_YOURS")));
    }

    public String path() {
        return "/class/" + code.code();
    }

    public String path(String below) {
        return path() + below;
    }

    /// Does what the visitor asks, and shows a page again where no script has asked.
    ///
    /// @throws Sorry when it is refused
    public void does(CourseCommand command, String page) {
        expectDone(classes.submit(code, visit.guest(), command));
        if (visit.byScript()) {
            visit.ctx().status(HttpStatus.NO_CONTENT);
        } else {
            visit.seeOther(page);
        }
    }

    /// @throws Sorry when it was refused
    public static void expectDone(Reply reply) {
        if (reply instanceof Reply.Refused(var reason)) {
            throw new Sorry(
                    HttpStatus.CONFLICT, words -> words.get("class.refused." + reason.name()));
        }
    }
}
