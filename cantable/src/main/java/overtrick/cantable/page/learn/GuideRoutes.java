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
import overtrick.teaching.can.GuidedDeal;
import overtrick.teaching.can.GuidedDeals;
import overtrick.teaching.can.Task;

/// Whole deals of Bài Càn with a reason for each card. The step stands in the address, so that
/// going back is going back.
public record GuideRoutes() implements Feature {

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/can/learn/deals/{deal}", GuideRoutes::show);
        routes.post(Right.PLAY, "/can/learn/deals/{deal}", GuideRoutes::answer);
    }

    private static int number(Visit visit) {
        return Optional.of(visit.ctx().pathParam("deal"))
                .filter(text -> text.matches("\\d{1,2}"))
                .map(Integer::parseInt)
                .filter(one -> one >= 1 && one <= GuidedDeals.ALL.size())
                .orElseThrow(() -> Sorry.notFound("no.page"));
    }

    private static int step(Visit visit, GuidedDeal deal) {
        return visit.has("step") ? visit.number("step", 1, deal.own().size()) : 1;
    }

    private static void show(Visit visit) {
        var deal = GuidedDeals.ALL.get(number(visit) - 1);
        render(visit, deal, step(visit, deal), Optional.empty(), false);
    }

    private static void answer(Visit visit) {
        visit.limit(Deed.PREFERENCE);
        int number = number(visit);
        var deal = GuidedDeals.ALL.get(number - 1);
        int step = step(visit, deal);
        int at = deal.own().get(step - 1);
        var wanted = deal.steps().get(at);
        var speech = Speech.of(visit.words());
        if (!wanted.isAsked()) {
            render(visit, deal, step, Optional.empty(), false);
            return;
        }
        var position = deal.before(at);
        var command = Taken.command(visit, position);
        if (position.decide(Task.SEAT, command) instanceof Refused<CanEvent>(CanRefusal reason)) {
            render(visit, deal, step, Optional.of(speech.words().refusal(reason)), false);
            return;
        }
        boolean right = command.equals(wanted.command());
        if (right && step == deal.own().size()) {
            Done.of(visit).withDeal(number, visit);
        }
        String why = speech.get(deal.key() + "." + wanted.reason().orElse(""));
        String said = speech.get(right ? "guide.right" : "guide.other", why);
        render(visit, deal, step, Optional.of(said), right);
    }

    private static void render(
            Visit visit, GuidedDeal deal, int step, Optional<String> said, boolean right) {
        var speech = Speech.of(visit.words());
        var page = new GuidePage(speech, deal, step, said, right);
        var frame = Frame.of(visit, page.title());
        visit.page(Pages.render("can/guide", new Framed<>(frame, page)));
    }
}
