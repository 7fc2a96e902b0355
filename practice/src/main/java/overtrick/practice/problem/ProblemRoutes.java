package overtrick.practice.problem;

import java.util.ArrayList;
import java.util.Optional;
import overtrick.cards.Card;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.door.Deed;
import overtrick.practice.Practice;
import overtrick.teaching.memory.Mark;
import overtrick.teaching.problem.Shelf;
import overtrick.teaching.problem.draft.Theme;

/// The pages of problems. How far somebody has come stands in the address of the page.
public final class ProblemRoutes implements Feature {

    static final String PATH = "/practice/problems";

    private final Practice practice;
    private final Judging judging = new Judging();

    public ProblemRoutes(Practice practice) {
        this.practice = practice;
    }

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, PATH, ProblemRoutes::themes);
        new OwnRoutes(this, judging).addTo(routes);
        routes.get(Right.LOOK, PATH + "/{theme}", ProblemRoutes::theme);
        routes.getSlow(Right.LOOK, PATH + "/{theme}/{number}", visit -> show(visit, given(visit)));
        routes.postSlow(
                Right.PLAY, PATH + "/{theme}/{number}", visit -> answer(visit, given(visit)));
    }

    private static void themes(Visit visit) {
        var page = new ThemesPage(visit.words(), Optional.empty());
        var frame = Frame.of(visit, visit.words().get("problem.title"));
        visit.page(Pages.render("problem/themes", new Framed<>(frame, page)));
    }

    private static void theme(Visit visit) {
        var page = new ThemesPage(visit.words(), Optional.of(themeOf(visit)));
        var frame = Frame.of(visit, page.title());
        visit.page(Pages.render("problem/theme", new Framed<>(frame, page)));
    }

    private static Theme themeOf(Visit visit) {
        return Theme.of(visit.ctx().pathParam("theme"))
                .orElseThrow(() -> Sorry.notFound("problem.none.theme"));
    }

    private static Given given(Visit visit) {
        var theme = themeOf(visit);
        String number = visit.ctx().pathParam("number");
        return Optional.of(number)
                .filter(text -> text.matches("\\d{1,4}"))
                .map(Integer::valueOf)
                .flatMap(place -> Shelf.problem(theme, place).map(found -> Given.of(found, place)))
                .orElseThrow(() -> Sorry.notFound("problem.none", Shelf.rows(theme).size()));
    }

    void show(Visit visit, Given given) {
        var course = Course.of(visit, given);
        var page = ProblemPage.of(given, course, judging, visit.words());
        var frame = Frame.of(visit, page.title());
        visit.page(Pages.render("problem/page", new Framed<>(frame, page)));
    }

    void answer(Visit visit, Given given) {
        visit.limit(Deed.HINT);
        var course = Course.of(visit, given);
        visit.seeOther(next(visit, given, course).address(given) + "#play");
    }

    private Course next(Visit visit, Given given, Course course) {
        if (visit.has("skip")) {
            return course.planned(PlanCount.NONE);
        }
        if (visit.has("winners")) {
            return course.planned(
                    new PlanCount(
                            visit.number("winners", 0, 13),
                            visit.number("losers", 0, 13),
                            visit.number("needed", 0, 13)));
        }
        return played(visit, given, course, Course.card(visit, "card"));
    }

    private Course played(Visit visit, Given given, Course course, Card card) {
        var play = given.after(course.cards());
        if (Judging.isDecided(given, play) || play.refusal(card).isPresent()) {
            throw Sorry.unclear("problem.unclear.card");
        }
        var verdicts = judging.verdicts(given, course.cards());
        boolean kept = visit.param("keep").equals("yes") && given.problem().isEmpty();
        if (!kept && judging.isWrong(given, verdicts, card)) {
            if (course.wrong() == 0) {
                note(visit, given, Mark.WRONG);
            }
            return course.takenBack(card);
        }
        var cards = new ArrayList<>(course.cards());
        cards.add(card);
        int more = verdicts.most() - verdicts.wins(card);
        boolean near = more > 0 && !judging.isWrong(given, verdicts, card);
        var next =
                course.after(
                        judging.goneOn(given, cards),
                        near ? Optional.of(new Course.Near(card, more)) : Optional.empty());
        boolean over = Judging.isDecided(given, given.after(next.cards()));
        if (over && course.wrong() == 0) {
            note(visit, given, Mark.RIGHT);
        }
        return next;
    }

    private void note(Visit visit, Given given, Mark mark) {
        practice.notebook().note(visit.guest().id(), ProblemDrills.exercise(given), mark);
    }
}
