package overtrick.practice.situation;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import overtrick.cards.Card;
import overtrick.cards.FormatException;
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
import overtrick.robots.bidding.Recent;
import overtrick.robots.search.Solvers;
import overtrick.robots.search.Thought;
import overtrick.teaching.lead.LeadDeals;
import overtrick.teaching.lead.LeadDeals.Lead;
import overtrick.teaching.lead.LeadJudge;
import overtrick.teaching.lead.LeadKind;
import overtrick.teaching.lead.LeadVerdict;
import overtrick.teaching.memory.Exercise;

/// Opening leads to be practised.
final class LeadRoutes implements Feature {

    static final String KIND = "lead";

    /// Layouts in which leads are tried; a lead gets half as many more.
    private static final int LAYOUTS = 20;

    private static final int KEPT = 128;
    private static final int MEGABYTES = 16;

    private record Asked(LeadKind kind, int number) {}

    private final Practice practice;
    private final LeadJudge judge;
    private final Map<LeadKind, LeadDeals> deals = new ConcurrentHashMap<>();
    private final Recent<Asked, Lead> leads = new Recent<>(KEPT);
    private final Recent<Asked, Thought> thoughts = new Recent<>(KEPT);

    LeadRoutes(Practice practice) {
        this.practice = practice;
        judge = new LeadJudge(LAYOUTS, practice.readings(), new Solvers(MEGABYTES));
    }

    @Override
    public void addTo(Routes routes) {
        routes.getSlow(Right.LOOK, "/practice/leads", this::show);
        routes.postSlow(Right.PLAY, "/practice/leads", this::answer);
    }

    private static Asked asked(Visit visit) {
        var kind =
                visit.has("against")
                        ? LeadKind.named(visit.param("against"))
                        : Optional.of(LeadKind.NOTRUMP);
        int number = visit.has("n") ? visit.number("n", 0, Place.MOST) : 0;
        return new Asked(kind.orElseThrow(() -> Sorry.unclear("practice.unclear")), number);
    }

    private Lead lead(Asked asked) {
        try {
            return leads.get(
                    asked,
                    _ -> deals.computeIfAbsent(asked.kind(), LeadDeals::new).deal(asked.number()));
        } catch (FormatException none) {
            throw Sorry.unclear("practice.unclear");
        }
    }

    private static Card card(Visit visit, Lead lead) {
        try {
            var card = Card.parse(visit.param("card"));
            if (lead.view().playable().contains(card)) {
                return card;
            }
        } catch (FormatException wrong) {
            // said below
        }
        throw Sorry.unclear("practice.unclear");
    }

    private LeadVerdict verdict(Visit visit, Asked asked, Lead lead) {
        var card = card(visit, lead);
        var thought =
                thoughts.get(
                        asked,
                        _ -> {
                            visit.limit(Deed.HINT);
                            return judge.thought(lead);
                        });
        return judge.judge(lead, thought, card);
    }

    private void show(Visit visit) {
        var asked = asked(visit);
        var lead = lead(asked);
        var verdict =
                visit.has("card")
                        ? Optional.of(verdict(visit, asked, lead))
                        : Optional.<LeadVerdict>empty();
        var page = new LeadPage(visit.words(), asked.kind(), asked.number(), lead, verdict);
        var frame = Frame.of(visit, page.title());
        visit.page(Pages.render("situation/lead", new Framed<>(frame, page)));
    }

    private void answer(Visit visit) {
        visit.limit(Deed.MOVE);
        var asked = asked(visit);
        var verdict = verdict(visit, asked, lead(asked));
        var key = asked.kind().code() + " " + asked.number();
        practice.notebook()
                .note(
                        visit.guest().id(),
                        new Exercise(KIND, asked.kind().code(), key),
                        verdict.mark());
        visit.seeOther(
                LeadPage.path(asked.kind(), asked.number())
                        + "&card="
                        + verdict.led().code()
                        + "#verdict");
    }
}
