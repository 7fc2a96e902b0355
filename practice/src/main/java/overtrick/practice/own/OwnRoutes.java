package overtrick.practice.own;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
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
import overtrick.practice.OwnBoards;
import overtrick.practice.OwnBoards.Loss;
import overtrick.practice.OwnBoards.Phase;
import overtrick.practice.Practice;
import overtrick.teaching.memory.Mark;

/// What cost somebody something on their own boards becomes exercises of theirs, and is thought
/// over once more. Nobody but themselves can say whether they found it: they mark it.
public record OwnRoutes(Practice practice, OwnBoards own) implements Feature {

    /// Boards that are taken up at once, the dearest.
    private static final int AT_ONCE = 10;

    private static final String BOARD = "board";

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/practice/own/{phase}", this::show);
        routes.post(Right.PLAY, "/practice/own/{phase}", this::answer);
    }

    private static Phase phase(Visit visit) {
        String name = visit.ctx().pathParam("phase");
        for (var phase : Phase.values()) {
            if (OwnDrills.theme(phase).equals(name)) {
                return phase;
            }
        }
        throw Sorry.notFound("daily.own.not-yours");
    }

    /// The dearest first; of as dear ones the latest.
    private List<Loss> losses(Visit visit, Phase phase) {
        return visit.person().map(Member.Person::id).map(own::of).orElse(List.<Loss>of()).stream()
                .filter(loss -> loss.phase() == phase)
                .sorted(Comparator.comparingInt(Loss::imps).reversed())
                .toList();
    }

    private static Optional<Loss> wanted(Visit visit, List<Loss> losses) {
        if (!visit.has(BOARD)) {
            return losses.stream().findFirst();
        }
        return Optional.of(
                losses.stream()
                        .filter(loss -> loss.key().equals(visit.param(BOARD)))
                        .findFirst()
                        .orElseThrow(() -> Sorry.notFound("daily.own.not-yours")));
    }

    private void show(Visit visit) {
        var phase = phase(visit);
        boolean today = "yes".equals(visit.param("today"));
        var loss = wanted(visit, losses(visit, phase));
        var practised =
                loss.flatMap(one -> OwnSituation.of(one, practice.readings(), visit.words()));
        var page = new OwnPage(phase, loss, today, practised, visit.words());
        var frame = Frame.of(visit, page.title());
        visit.page(Pages.render("own/page", new Framed<>(frame, page)));
    }

    /// Takes up what was lost in a phase, or notes how it was this time.
    private void answer(Visit visit) {
        visit.limit(Deed.MOVE);
        var phase = phase(visit);
        var losses = losses(visit, phase);
        if (visit.has("mark")) {
            var loss = wanted(visit, losses).orElseThrow(() -> Sorry.notFound("daily.own.none"));
            var mark = mark(visit);
            practice.notebook().note(visit.guest().id(), OwnDrills.exercise(loss), mark);
            visit.seeOther(
                    "yes".equals(visit.param("today"))
                            ? "/practice/today"
                            : after(losses, loss, phase));
            return;
        }
        for (var loss : losses.stream().limit(AT_ONCE).toList()) {
            practice.notebook().takeUp(visit.guest().id(), OwnDrills.exercise(loss));
        }
        visit.seeOther("/practice/own/" + OwnDrills.theme(phase));
    }

    private static Mark mark(Visit visit) {
        return switch (visit.param("mark").toLowerCase(Locale.ROOT)) {
            case "right" -> Mark.RIGHT;
            case "close" -> Mark.CLOSE;
            case "wrong" -> Mark.WRONG;
            default -> throw Sorry.unclear("daily.own.unclear");
        };
    }

    private static String after(List<Loss> losses, Loss loss, Phase phase) {
        int next = losses.indexOf(loss) + 1;
        return next < Math.min(AT_ONCE, losses.size())
                ? OwnDrills.address(OwnDrills.theme(phase), losses.get(next).key(), false)
                : "/practice/today";
    }
}
