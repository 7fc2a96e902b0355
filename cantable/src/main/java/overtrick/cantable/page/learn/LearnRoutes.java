package overtrick.cantable.page.learn;

import io.javalin.http.HttpStatus;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import overtrick.can.CanCard;
import overtrick.can.CanRefusal;
import overtrick.can.CanSet;
import overtrick.can.act.CanCommand;
import overtrick.can.act.CanCommand.AnswerRedeal;
import overtrick.can.act.CanCommand.BuryCard;
import overtrick.can.act.CanCommand.DeclareTrump;
import overtrick.can.act.CanCommand.MakeCall;
import overtrick.can.act.CanCommand.PayTribute;
import overtrick.can.act.CanCommand.PlayCard;
import overtrick.can.act.CanCommand.ReturnTribute;
import overtrick.can.act.CanEvent;
import overtrick.can.auction.CanCall;
import overtrick.can.play.Trump;
import overtrick.can.view.DealView;
import overtrick.cantable.page.words.Speech;
import overtrick.cards.FormatException;
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

/// The lessons of Bài Càn. Which are done is kept with the visitor.
public final class LearnRoutes implements Feature {

    private static final String DONE = "overtrick-can-lessons";

    public LearnRoutes() {} // explicit, as lint asks for in exported packages

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/can/learn", visit -> visit.seeOther("/can/learn/" + first(visit)));
        routes.get(Right.LOOK, "/can/learn/{number}", this::show);
        routes.post(Right.PLAY, "/can/learn/{number}", this::answer);
    }

    /// The first lesson that is not done, or the first of all.
    private static int first(Visit visit) {
        var done = done(visit);
        return Lessons.ALL.stream()
                .map(Lesson::number)
                .filter(number -> !done.contains(number))
                .findFirst()
                .orElse(1);
    }

    private static Set<Integer> done(Visit visit) {
        String kept = visit.cookie(DONE).orElse("");
        if (!kept.matches("\\d{1,2}(\\.\\d{1,2}){0,20}")) {
            return Set.of();
        }
        return Arrays.stream(kept.split("\\.")).map(Integer::valueOf).collect(Collectors.toSet());
    }

    private static Lesson lesson(Visit visit) {
        String number = visit.ctx().pathParam("number");
        return Lessons.ALL.stream()
                .filter(lesson -> String.valueOf(lesson.number()).equals(number))
                .findFirst()
                .orElseThrow(() -> Sorry.notFound("no.page"));
    }

    private void show(Visit visit) {
        render(visit, lesson(visit), Optional.empty(), false, done(visit));
    }

    private void answer(Visit visit) {
        visit.limit(Deed.PREFERENCE);
        var lesson = lesson(visit);
        var speech = Speech.of(visit.words());
        var command = command(visit, lesson);
        var done = new TreeSet<>(done(visit));
        if (lesson.position().decide(Lesson.SEAT, command)
                instanceof Refused<CanEvent>(CanRefusal reason)) {
            render(visit, lesson, Optional.of(speech.words().refusal(reason)), false, done);
            return;
        }
        boolean solved = lesson.good().test(command);
        if (solved && done.add(lesson.number())) {
            visit.setCookie(
                    DONE, done.stream().map(String::valueOf).collect(Collectors.joining(".")));
        }
        String said = speech.get(lesson.key() + (solved ? ".good" : ".other"));
        render(visit, lesson, Optional.of(said), solved, done);
    }

    private static CanCommand command(Visit visit, Lesson lesson) {
        try {
            if (visit.has("call")) {
                return new MakeCall(CanCall.parse(visit.param("call")));
            }
            if (visit.has("trump")) {
                return new DeclareTrump(Trump.parse(visit.param("trump")));
            }
            if (visit.has("ask")) {
                return new AnswerRedeal(visit.yes("ask"));
            }
            return card(CanCard.parse(visit.param("card")), lesson);
        } catch (FormatException wrong) {
            String why = String.valueOf(wrong.getMessage());
            throw new Sorry(HttpStatus.UNPROCESSABLE_CONTENT, _ -> why);
        }
    }

    /// What a card is chosen for.
    private static CanCommand card(CanCard card, Lesson lesson) {
        var view = lesson.position().view(Lesson.SEAT);
        var step = view.deal().map(DealView::step).orElseThrow();
        return switch (step) {
            case TRIBUTE ->
                    view.offers().stream().anyMatch(PayTribute.class::isInstance)
                            ? new PayTribute(CanSet.of(card))
                            : new ReturnTribute(CanSet.of(card));
            case KITTY -> new BuryCard(card);
            case PACK, SHUFFLED, REDEAL_BEFORE_TRIBUTE, REDEAL, AUCTION, PLAY -> new PlayCard(card);
        };
    }

    private static void render(
            Visit visit, Lesson lesson, Optional<String> said, boolean solved, Set<Integer> done) {
        var speech = Speech.of(visit.words());
        var page =
                new LessonPage(
                        speech,
                        lesson.number(),
                        lesson.key(),
                        lesson.position().view(Lesson.SEAT),
                        said,
                        solved,
                        Set.copyOf(done));
        var frame = Frame.of(visit, speech.get("lessons.title"));
        visit.page(Pages.render("can/lesson", new Framed<>(frame, page)));
    }
}
