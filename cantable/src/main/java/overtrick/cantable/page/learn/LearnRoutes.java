package overtrick.cantable.page.learn;

import java.util.Optional;
import overtrick.can.CanRefusal;
import overtrick.can.act.CanEvent;
import overtrick.cantable.page.words.Speech;
import overtrick.cards.rules.Decision.Refused;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.door.Deed;
import overtrick.teaching.can.CanCourse;
import overtrick.teaching.can.Task;
import overtrick.teaching.can.Task.Move;
import overtrick.teaching.can.Task.Question;

/// The course of Bài Càn and its tasks. Which are done is kept with the visitor.
public final class LearnRoutes implements Feature {

    /// What came of an answer.
    private record Judged(String said, boolean right) {}

    public LearnRoutes() {} // explicit, as lint asks for in exported packages

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/can/learn", LearnRoutes::contents);
        routes.get(Right.LOOK, "/can/learn/{number}", LearnRoutes::show);
        routes.post(Right.PLAY, "/can/learn/{number}", LearnRoutes::answer);
    }

    private static void contents(Visit visit) {
        var speech = Speech.of(visit.words());
        var page = new CoursePage(speech, Done.of(visit), visit.person().isPresent());
        var frame = Frame.of(visit, speech.get("lessons.title"));
        visit.page(Pages.render("can/course", new Framed<>(frame, page)));
    }

    private static Task task(Visit visit) {
        String number = visit.ctx().pathParam("number");
        return Optional.of(number)
                .filter(text -> text.matches("\\d{1,2}"))
                .flatMap(text -> CanCourse.task(Integer.parseInt(text)))
                .orElseThrow(() -> Sorry.notFound("no.page"));
    }

    private static void show(Visit visit) {
        render(visit, task(visit), Optional.empty(), Done.of(visit));
    }

    private static void answer(Visit visit) {
        visit.limit(Deed.PREFERENCE);
        var task = task(visit);
        var speech = Speech.of(visit.words());
        var judged =
                switch (task.asked()) {
                    case Move move -> judged(visit, task, move, speech);
                    case Question(_, _, var right) ->
                            said(task, right.equals(visit.param("answer")), speech);
                };
        var done = Done.of(visit);
        if (judged.right()) {
            done = done.withTask(CanCourse.number(task), visit);
        }
        render(visit, task, Optional.of(judged), done);
    }

    private static Judged judged(Visit visit, Task task, Move move, Speech speech) {
        var command = Taken.command(visit, move.position());
        if (move.position().decide(Task.SEAT, command)
                instanceof Refused<CanEvent>(CanRefusal reason)) {
            return new Judged(speech.words().refusal(reason), false);
        }
        return said(task, move.good().test(command), speech);
    }

    private static Judged said(Task task, boolean right, Speech speech) {
        return new Judged(speech.get("lesson." + task.key() + (right ? ".good" : ".other")), right);
    }

    private static void render(Visit visit, Task task, Optional<Judged> judged, Done done) {
        var speech = Speech.of(visit.words());
        var page =
                new LessonPage(
                        speech,
                        task,
                        judged.map(Judged::said),
                        judged.filter(Judged::right).isPresent(),
                        done.tasks());
        var frame = Frame.of(visit, speech.get("lessons.title"));
        visit.page(Pages.render("can/lesson", new Framed<>(frame, page)));
    }
}
