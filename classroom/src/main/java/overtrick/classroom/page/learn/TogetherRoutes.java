package overtrick.classroom.page.learn;

import io.javalin.http.HttpStatus;
import java.util.Optional;
import overtrick.classroom.Classrooms;
import overtrick.classroom.course.Course;
import overtrick.classroom.course.CourseCommand.End;
import overtrick.classroom.course.CourseCommand.Load;
import overtrick.classroom.course.Filling;
import overtrick.classroom.course.Place;
import overtrick.classroom.course.Setting;
import overtrick.classroom.judge.Judge;
import overtrick.classroom.page.ClassVisit;
import overtrick.classroom.page.lead.SetRoutes;
import overtrick.house.table.Member;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.door.Deed;
import overtrick.systems.BiddingSystem;
import overtrick.teaching.situation.Situations;

/// Two partners practise a situation at two screens, and nobody teaches them: one opens it and
/// sends the other a link.
public record TogetherRoutes(Classrooms classes, Judge judge) implements Feature {

    @Override
    public void addTo(Routes routes) {
        routes.postSlow(Right.PLAY, "/class/together", this::open);
        routes.getSlow(Right.LOOK, "/class/{code}/calls", this::calls);
        routes.post(Right.PLAY, "/class/{code}/done", this::end);
    }

    private void open(Visit visit) {
        String system = visit.param("system");
        if (!BiddingSystem.isKnown(system)) {
            throw Sorry.unclear("class.unclear.system", system);
        }
        var situation =
                Situations.named(visit.param("situation"))
                        .orElseThrow(() -> Sorry.unclear("class.together.none"));
        visit.limit(Deed.TABLE);
        visit.limit(Deed.ANALYSIS);
        visit.nameGuest();
        if (!visit.isNamed()) {
            throw Sorry.unclear("class.together.noname");
        }
        String name = Situations.name(situation, visit.words().locale());
        var set = SetRoutes.together(classes, visit, system, name);
        var setting =
                new Setting(
                        name.substring(0, Math.min(name.length(), Setting.LONGEST_NAME)),
                        Filling.TOGETHER,
                        system,
                        Optional.empty());
        var code = classes.open(visit.guest(), setting);
        ClassVisit.expectDone(classes.submit(code, visit.guest(), new Load(set)));
        visit.seeOther("/class/" + code.code());
    }

    /// Either of the two may end it.
    private void end(Visit visit) {
        var here = ClassVisit.of(visit, classes);
        visit.limit(Deed.MOVE);
        here.does(new End(), here.path());
    }

    /// The calls on the board that they have just done with, and what the judge thinks of those
    /// that the system does not have.
    private void calls(Visit visit) {
        var here = ClassVisit.of(visit, classes);
        var place = here.view().own().flatMap(own -> own.place());
        if (!here.view().isTogether() || here.view().lying().isEmpty() || place.isEmpty()) {
            throw new Sorry(HttpStatus.FORBIDDEN, words -> words.get("class.together.not.yet"));
        }
        var page = page(here, place.get());
        var frame = Frame.of(visit, page.title());
        visit.page(Pages.render("classroom/together_calls", new Framed<>(frame, page)));
    }

    private CallsPage page(ClassVisit here, Place place) {
        var course = whole(here);
        var board = here.view().lying().orElseThrow();
        var kept =
                course.done(place.desk())
                        .orElseThrow(() -> Sorry.unclear("class.together.not.yet"));
        var judged = judge.of(board, here.setting().system(), kept);
        var verdicts =
                judged.stream()
                        .filter(one -> !one.isRight())
                        .map(one ->
                                judge.verdict(
                                        board,
                                        here.setting().system(),
                                        kept,
                                        one,
                                        () -> here.visit().limit(Deed.HINT)))
                        .toList();
        return CallsPage.of(here, course, board, kept, judged, verdicts);
    }

    private Course whole(ClassVisit here) {
        return classes.look(here.code(), Member.House.HOUSE)
                .flatMap(now -> now.state().whole())
                .orElseThrow();
    }
}
