package overtrick.classroom.page.lead;

import java.util.Optional;
import overtrick.classroom.Classrooms;
import overtrick.classroom.course.CourseCommand;
import overtrick.classroom.course.CourseCommand.Answered;
import overtrick.classroom.course.CourseCommand.Change;
import overtrick.classroom.course.CourseCommand.Dismiss;
import overtrick.classroom.course.CourseCommand.End;
import overtrick.classroom.course.CourseCommand.MoveTo;
import overtrick.classroom.course.CourseCommand.Pause;
import overtrick.classroom.course.CourseCommand.Restart;
import overtrick.classroom.course.CourseCommand.Show;
import overtrick.classroom.course.CourseCommand.StandUp;
import overtrick.classroom.course.CourseCommand.Step;
import overtrick.classroom.course.CourseCommand.Tell;
import overtrick.classroom.course.Loaded;
import overtrick.classroom.course.Mode;
import overtrick.classroom.course.Place;
import overtrick.classroom.judge.Judge;
import overtrick.classroom.page.ClassVisit;
import overtrick.house.table.PersonId;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.door.Deed;
import overtrick.page.stream.Streams;
import overtrick.teaching.judge.CallSentences;

/// What a teacher does with a class.
public final class LeadRoutes implements Feature {

    /// No auction has more calls.
    private static final int MOST_CALLS = 318;

    private final Classrooms classes;
    private final Judge judge;
    private final Streams<String, OverScene.Seen, OverPart> tables = new Streams<>();

    public LeadRoutes(Classrooms classes, Judge judge) {
        this.classes = classes;
        this.judge = judge;
    }

    @Override
    public void addTo(Routes routes) {
        routes.post(Right.PLAY, "/class/{code}/step", this::step);
        routes.post(Right.PLAY, "/class/{code}/restart", this::restart);
        routes.post(
                Right.PLAY,
                "/class/{code}/mode",
                visit ->
                        lead(
                                visit,
                                new Change(visit.oneOf("mode", Mode.values(), "class.unclear"))));
        routes.post(
                Right.PLAY,
                "/class/{code}/pause",
                visit -> lead(visit, new Pause(visit.yes("still"))));
        routes.post(
                Right.PLAY,
                "/class/{code}/show",
                visit -> lead(visit, new Show(visit.yes("open"))));
        routes.post(Right.PLAY, "/class/{code}/tell", this::tell);
        routes.post(Right.PLAY, "/class/{code}/answered", this::answered);
        routes.post(Right.PLAY, "/class/{code}/end", visit -> lead(visit, new End()));
        routes.get(Right.LOOK, "/class/{code}/seats", this::seats);
        routes.post(Right.PLAY, "/class/{code}/seats", this::move);
        routes.getSlow(Right.LOOK, "/class/{code}/tables/{table}", this::over);
        routes.get(Right.LOOK, "/class/{code}/tables/{table}/stream", this::stream);
    }

    private void lead(Visit visit, CourseCommand command) {
        lead(visit, command, "");
    }

    /// @param below the page of the class that is shown again
    private void lead(Visit visit, CourseCommand command, String below) {
        var here = ClassVisit.ofTeacher(visit, classes);
        visit.limit(Deed.MOVE);
        here.does(command, here.path(below));
    }

    private void step(Visit visit) {
        int board = visit.number("board", 0, Loaded.MOST_BOARDS - 1);
        lead(visit, new Step(board, visit.yes("anew")));
    }

    private void restart(Visit visit) {
        int desk = visit.number("table", 1, Place.MOST_DESKS);
        lead(visit, new Restart(desk), "/tables/" + desk);
    }

    private void tell(Visit visit) {
        visit.limit(Deed.TALK);
        Optional<Integer> desk =
                visit.has("table")
                        ? Optional.of(visit.number("table", 1, Place.MOST_DESKS))
                        : Optional.empty();
        lead(
                visit,
                new Tell(visit.param("text"), desk),
                desk.map(one -> "/tables/" + one).orElse(""));
    }

    /// A hand that was raised in the class, or at a table as one calls the director.
    private void answered(Visit visit) {
        var here = ClassVisit.ofTeacher(visit, classes);
        visit.limit(Deed.MOVE);
        var student = student(visit);
        var course = here.course();
        boolean called = classes.answer(course, student);
        if (called && course.present(student).filter(one -> one.raised()).isEmpty()) {
            visit.goTo(here.path());
            return;
        }
        here.does(new Answered(student), here.path());
    }

    private static PersonId student(Visit visit) {
        String text = visit.param("student");
        if (!text.matches("[\\w-]{1,40}")) {
            throw Sorry.unclear("class.unclear.student");
        }
        return new PersonId(text);
    }

    private void seats(Visit visit) {
        var here = ClassVisit.ofTeacher(visit, classes);
        var page = SeatsPage.of(here.path(), here.course(), visit.words());
        var frame = Frame.of(visit, page.title());
        visit.page(Pages.render("classroom/seats", new Framed<>(frame, page)));
    }

    private void move(Visit visit) {
        var student = student(visit);
        String to = visit.param("to");
        lead(
                visit,
                switch (to) {
                    case "stand" -> new StandUp(student);
                    case "dismiss" -> new Dismiss(student);
                    case String chair ->
                            new MoveTo(
                                    student,
                                    SeatsPage.parse(chair)
                                            .orElseThrow(() ->
                                                    Sorry.unclear("class.unclear.chair", chair)));
                },
                "/seats");
    }

    private OverScene scene(ClassVisit here) {
        String text = here.visit().ctx().pathParam("table");
        int desk = text.matches("\\d{1,2}") ? Integer.parseInt(text) : 0;
        if (!here.course().desks().containsKey(desk)) {
            throw Sorry.notFound("class.refused.CLASS_NO_TABLE");
        }
        return new OverScene(classes, judge, here.code(), desk);
    }

    private void over(Visit visit) {
        var here = ClassVisit.ofTeacher(visit, classes);
        var scene = scene(here);
        var seen = scene.look(visit.viewer()).orElseThrow();
        var words = visit.words();
        String title = words.get("class.table", scene.desk());
        var page =
                new OverPage(
                        words,
                        here.path(),
                        title,
                        scene.desk(),
                        scene.number(seen),
                        scene.page(seen, words),
                        why(visit, seen));
        visit.page(Pages.render("classroom/over_page", new Framed<>(Frame.of(visit, title), page)));
    }

    /// What the judge says of the call whose place the address names; nothing where none is wrong.
    private Optional<CallSentences> why(Visit visit, OverScene.Seen seen) {
        if (!visit.has("why")) {
            return Optional.empty();
        }
        int place = visit.number("why", 0, MOST_CALLS);
        var course = seen.course();
        return seen.table()
                .lying()
                .flatMap(kept ->
                        TablesPart.judged(course, Optional.of(kept), judge).stream()
                                .filter(one -> one.place() == place && !one.isRight())
                                .findFirst()
                                .map(one ->
                                        judge.verdict(
                                                course.sets()
                                                        .get(kept.set())
                                                        .boards()
                                                        .get(kept.board())
                                                        .board(),
                                                course.opened().orElseThrow().setting().system(),
                                                kept,
                                                one,
                                                () -> visit.limit(Deed.HINT))))
                .map(verdict -> CallSentences.of(verdict, visit.words().locale()));
    }

    private void stream(Visit visit) {
        var scene = scene(ClassVisit.ofTeacher(visit, classes));
        tables.open(visit, scene.code() + "/" + scene.desk(), () -> scene, visit.lastSeen());
    }

    @Override
    public void close() {
        tables.close();
    }
}
