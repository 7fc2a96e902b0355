package overtrick.classroom.page.learn;

import io.javalin.http.HttpStatus;
import java.util.LinkedHashMap;
import java.util.Optional;
import overtrick.classroom.Classrooms;
import overtrick.classroom.course.CourseCommand.Advance;
import overtrick.classroom.course.CourseCommand.Leave;
import overtrick.classroom.course.CourseCommand.Raise;
import overtrick.classroom.course.CourseView;
import overtrick.classroom.judge.Judge;
import overtrick.classroom.page.ClassVisit;
import overtrick.classroom.page.lead.LeadScene;
import overtrick.classroom.page.lead.TeacherPage;
import overtrick.log.host.Snapshot;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Visit;
import overtrick.page.door.Deed;
import overtrick.page.link.Addresses;
import overtrick.page.stream.Streams;

/// The page of a class: its teacher sees all tables, a student the way to their own, and everybody
/// else how one comes to it.
public final class LearnRoutes implements Feature {

    private final Classrooms classes;
    private final Judge judge;
    private final Addresses addresses;
    private final Streams<String, LeadScene.Seen, LeadScene.Parts> teachers = new Streams<>();
    private final Streams<String, Snapshot<CourseView>, MinePart> students = new Streams<>();

    public LearnRoutes(Classrooms classes, Judge judge, Addresses addresses) {
        this.classes = classes;
        this.judge = judge;
        this.addresses = addresses;
    }

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/class/{code}", this::show);
        routes.get(Right.LOOK, "/class/{code}/stream", this::stream);
        routes.get(Right.LOOK, "/class/{code}/bar", this::bar);
        routes.post(Right.PLAY, "/class/{code}/hand", this::raise);
        routes.post(Right.PLAY, "/class/{code}/next", this::next);
        routes.post(Right.PLAY, "/class/{code}/leave", this::leave);
    }

    private void show(Visit visit) {
        var here = ClassVisit.of(visit, classes);
        var frame = Frame.of(visit, here.setting().name());
        if (here.isTeacher()) {
            visit.page(Pages.render("classroom/teacher", new Framed<>(frame, teacher(here))));
            return;
        }
        boolean inside =
                here.view()
                        .own()
                        .filter(own -> own.student().here() || here.view().over())
                        .isPresent();
        visit.page(
                inside
                        ? Pages.render("classroom/student", new Framed<>(frame, student(here)))
                        : Pages.render("classroom/join", new Framed<>(frame, stranger(here))));
    }

    private TeacherPage teacher(ClassVisit here) {
        var scene = new LeadScene(classes, judge, here.code());
        var seen = scene.look(here.visit().viewer()).orElseThrow();
        var kept = new LinkedHashMap<Long, String>();
        classes.shelf()
                .of(here.visit().viewer().id())
                .forEach(one ->
                        kept.put(
                                one.number(),
                                one.folder().isEmpty()
                                        ? one.name()
                                        : one.folder() + " / " + one.name()));
        var reach = addresses.reach(here.visit());
        return new TeacherPage(
                here.visit().words(),
                here.code().code(),
                here.setting().name(),
                scene.number(seen),
                scene.page(seen, here.visit().words()),
                kept,
                reach.reachable() ? Optional.of(reach.picture(here.path())) : Optional.empty());
    }

    /// Who teaches, or who asks for a partner.
    private static String lead(ClassVisit here, boolean inside) {
        var words = here.visit().words();
        String who = here.view().teacher();
        if (!here.view().isTogether()) {
            return words.get("class.taught.by", who);
        }
        return inside ? words.get("class.together.lead") : words.get("class.together.wants", who);
    }

    private Optional<StudentPage.Invite> invite(ClassVisit here) {
        var reach = addresses.reach(here.visit());
        return Optional.of(
                        new StudentPage.Invite(
                                here.code().code(),
                                reach.reachable()
                                        ? Optional.of(reach.picture(here.path()))
                                        : Optional.empty()))
                .filter(_ -> here.view().isAlone() && !here.view().over());
    }

    private StudentPage student(ClassVisit here) {
        var words = here.visit().words();
        boolean leads = here.visit().param("lead").equals("yes");
        return new StudentPage(
                words,
                here.path(),
                here.setting().name(),
                lead(here, true),
                here.now().number(),
                invite(here),
                MinePart.of(here.code(), here.view(), leads, words));
    }

    private static JoinPage stranger(ClassVisit here) {
        return new JoinPage(
                here.visit().words(),
                here.code().code(),
                here.setting().name(),
                lead(here, false),
                here.visit().isNamed(),
                here.view().over());
    }

    private void stream(Visit visit) {
        var here = ClassVisit.of(visit, classes);
        String key = here.code().code();
        if (here.isTeacher()) {
            teachers.open(
                    visit, key, () -> new LeadScene(classes, judge, here.code()), visit.lastSeen());
        } else {
            students.open(
                    visit, key, () -> new StudentScene(classes, here.code()), visit.lastSeen());
        }
    }

    /// What stands above the table. Who sits at another by now is led there; a page that shows it
    /// already gets nothing.
    private void bar(Visit visit) {
        var here = ClassVisit.of(visit, classes);
        var own = here.view().own();
        if (own.isEmpty()) {
            visit.ctx().status(HttpStatus.NO_CONTENT);
            return;
        }
        String table = own.get().table().map(one -> one.code()).orElse("");
        if (visit.byScript() && (here.view().over() || !table.equals(visit.param("table")))) {
            visit.goTo(table.isEmpty() || here.view().over() ? here.path() : "/tables/" + table);
            return;
        }
        var part = BarPart.of(here.path(), here.view(), visit.words());
        if (part.known().equals(visit.param("known"))) {
            visit.ctx().status(HttpStatus.NO_CONTENT);
            return;
        }
        visit.page(Pages.render("classroom/bar", part));
    }

    private void raise(Visit visit) {
        var here = ClassVisit.of(visit, classes);
        visit.limit(Deed.TALK);
        here.does(new Raise(visit.yes("up")), here.path());
    }

    private void next(Visit visit) {
        var here = ClassVisit.of(visit, classes);
        visit.limit(Deed.MOVE);
        here.does(new Advance(), here.path());
    }

    private void leave(Visit visit) {
        var here = ClassVisit.of(visit, classes);
        visit.limit(Deed.TALK);
        ClassVisit.expectDone(classes.submit(here.code(), visit.guest(), new Leave()));
        visit.goTo("/class");
    }

    @Override
    public void close() {
        teachers.close();
        students.close();
    }
}
