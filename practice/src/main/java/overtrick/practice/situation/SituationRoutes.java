package overtrick.practice.situation;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.auction.Call;
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
import overtrick.systems.BiddingSystem;
import overtrick.teaching.situation.Answer;
import overtrick.teaching.situation.Deck;
import overtrick.teaching.situation.Situations;

/// Situations to be practised: the list, and a table for a deck of them. Where somebody is stands
/// in the address; what they got wrong stands in their notebook.
public final class SituationRoutes implements Feature {

    private static final String COOKIE = "overtrick-practice";
    private static final String USUAL = BiddingSystem.NAMES.getFirst();
    private static final int LONGEST_SEARCH = 60;

    private final Practice practice;
    private final Coach coach = new Coach();

    public SituationRoutes(Practice practice) {
        this.practice = practice;
    }

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/practice", SituationRoutes::list);
        routes.get(Right.LOOK, "/practice/mix", SituationRoutes::mix);
        routes.getSlow(Right.LOOK, "/practice/{deck}", this::show);
        routes.postSlow(Right.PLAY, "/practice/{deck}", this::answer);
    }

    private static void list(Visit visit) {
        var asked = visit.param("q").strip();
        var sought = asked.substring(0, Math.min(asked.length(), LONGEST_SEARCH));
        var page =
                new SituationsPage(
                        visit.words(), system(visit), isAlive(visit), sought, left(visit));
        var frame = Frame.of(visit, visit.words().get("practice.title"));
        visit.page(Pages.render("situation/list", new Framed<>(frame, page)));
    }

    /// A deck of what was chosen on the list.
    private static void mix(Visit visit) {
        var chosen = visit.ctx().queryParams("s");
        var deck =
                Deck.of(List.copyOf(chosen), system(visit))
                        .orElseThrow(() -> Sorry.unclear("practice.mix.none"));
        visit.seeOther(new Place(deck, 0, isAlive(visit), List.of(), false).path());
    }

    private void show(Visit visit) {
        var place = place(visit);
        var round = coach.round(place);
        var page =
                new PracticePage(visit.words(), place, round, coach.verdict(visit, place, round));
        var frame = Frame.of(visit, page.title());
        visit.page(Pages.render("situation/table", new Framed<>(frame, page)));
    }

    private void answer(Visit visit) {
        visit.limit(Deed.MOVE);
        var before = place(visit);
        var place = before.with(call(visit));
        var round = coach.round(place);
        var person = visit.guest();
        coach.verdict(visit, place, round)
                .filter(_ -> before.said().isEmpty())
                .ifPresent(verdict -> {
                    var deck = place.deck();
                    var exercise =
                            SituationDrills.exercise(
                                    deck.situation(place.number()),
                                    deck.system(),
                                    deck.own(place.number()));
                    practice.notebook().note(person.id(), exercise, verdict.mark());
                });
        visit.setCookie(COOKIE, Left.of(place));
        visit.seeOther(place.path() + "#verdict");
    }

    private static Call call(Visit visit) {
        try {
            return Call.parse(visit.param("call"));
        } catch (FormatException wrong) {
            throw Sorry.unclear("practice.unclear");
        }
    }

    private static Place place(Visit visit) {
        var deck =
                Deck.named(visit.ctx().pathParam("deck"), system(visit))
                        .orElseThrow(() -> Sorry.notFound("practice.none"));
        int number = visit.has("n") ? visit.number("n", 0, Place.MOST) : 0;
        try {
            var said = Answer.parse(visit.param("said"));
            return new Place(deck, number, isAlive(visit), said, visit.param("on").equals("yes"));
        } catch (FormatException wrong) {
            throw Sorry.unclear("practice.unclear");
        }
    }

    private static String system(Visit visit) {
        var named = visit.param("system");
        return BiddingSystem.NAMES.contains(named) ? named : USUAL;
    }

    private static boolean isAlive(Visit visit) {
        return visit.param("alive").equals("yes");
    }

    private static Optional<SituationsPage.Left> left(Visit visit) {
        return visit.cookie(COOKIE)
                .flatMap(Left::place)
                .map(place ->
                        new SituationsPage.Left(
                                place.next().path(),
                                place.deck().situations().size() == 1
                                        ? Situations.name(
                                                place.deck().situations().getFirst(),
                                                visit.words().locale())
                                        : visit.words()
                                                .get(
                                                        "practice.mix",
                                                        place.deck().situations().size()),
                                place.number() + 2));
    }
}
