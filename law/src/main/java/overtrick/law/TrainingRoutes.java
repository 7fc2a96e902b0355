package overtrick.law;

import java.util.Optional;
import overtrick.cards.FormatException;
import overtrick.laws.training.Attempt;
import overtrick.laws.training.Course;
import overtrick.laws.training.TrainingCase;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.door.Deed;

/// The training of directors. What somebody has answered in a case stands in the address of its
/// page; which cases are solved is kept with the visitor.
public final class TrainingRoutes implements Feature {

    private static final String PICKS = "picks";

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/laws/training", TrainingRoutes::course);
        routes.get(Right.LOOK, "/laws/training/{number}", TrainingRoutes::show);
        routes.post(Right.LOOK, "/laws/training/{number}", TrainingRoutes::answer);
    }

    private static void course(Visit visit) {
        var page = new CoursePage(Progress.of(visit), visit.words());
        var frame = Frame.of(visit, visit.words().get("law.training.title"));
        visit.page(Pages.render("law/course", new Framed<>(frame, page)));
    }

    private static TrainingCase given(Visit visit) {
        String number = visit.ctx().pathParam("number");
        return Optional.of(number)
                .filter(text -> text.matches("\\d{1,3}"))
                .flatMap(text -> Course.find(Integer.parseInt(text)))
                .orElseThrow(() -> Sorry.notFound("law.training.none", Course.cases().size()));
    }

    private static void show(Visit visit) {
        var page = new TrainingPage(attempt(visit), Progress.of(visit), visit.words());
        var frame = Frame.of(visit, page.title());
        visit.page(Pages.render("law/training", new Framed<>(frame, page)));
    }

    private static void answer(Visit visit) {
        visit.limit(Deed.MOVE);
        var before = attempt(visit);
        var after = picked(before, visit);
        if (after.isSolved()) {
            Progress.of(visit).with(after.given().number(), after.mistakes()).keep(visit);
        }
        visit.seeOther(
                "/laws/training/%d?%s=%s#ask"
                        .formatted(after.given().number(), PICKS, after.text()));
    }

    private static Attempt attempt(Visit visit) {
        try {
            return Attempt.parse(given(visit), visit.param(PICKS));
        } catch (FormatException wrong) {
            throw Sorry.unclear("law.training.unclear");
        }
    }

    private static Attempt picked(Attempt before, Visit visit) {
        try {
            return before.with(visit.number("pick", 0, Integer.MAX_VALUE));
        } catch (FormatException wrong) {
            throw Sorry.unclear("law.training.unclear");
        }
    }
}
