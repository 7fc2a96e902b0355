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
import overtrick.page.Words;
import overtrick.page.door.Deed;
import overtrick.practice.Practice;
import overtrick.systems.BiddingSystem;
import overtrick.teaching.script.OwnScript;
import overtrick.teaching.situation.Answer;
import overtrick.teaching.situation.Deck;
import overtrick.teaching.situation.Situations;

/// Situations to be practised: the list, and a table for a deck of them. Where somebody is stands
/// in the address; what they got wrong stands in their notebook.
final class SituationRoutes implements Feature {

    static final String COOKIE = "overtrick-practice";
    private static final String USUAL = BiddingSystem.NAMES.getFirst();
    private static final int LONGEST_SEARCH = 60;

    private final Practice practice;
    private final Coach coach;
    private final ScriptShelf scripts;

    SituationRoutes(Practice practice, Coach coach, ScriptShelf scripts) {
        this.practice = practice;
        this.coach = coach;
        this.scripts = scripts;
    }

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/practice", this::list);
        routes.get(Right.LOOK, "/practice/mix", SituationRoutes::mix);
        routes.getSlow(Right.LOOK, "/practice/{deck}", this::show);
        routes.postSlow(Right.PLAY, "/practice/{deck}", this::answer);
    }

    private void list(Visit visit) {
        var asked = visit.param("q").strip();
        var sought = asked.substring(0, Math.min(asked.length(), LONGEST_SEARCH));
        var page =
                new SituationsPage(
                        visit.words(),
                        system(visit),
                        isAlive(visit),
                        sought,
                        left(visit),
                        visit.person().map(person -> scripts.of(person.id())).orElse(List.of()));
        var frame = Frame.of(visit, visit.words().get("practice.title"));
        visit.page(Pages.render("situation/list", new Framed<>(frame, page)));
    }

    /// A deck of what was chosen on the list.
    private static void mix(Visit visit) {
        var chosen = visit.ctx().queryParams("s");
        var deck =
                Deck.of(List.copyOf(chosen), system(visit))
                        .orElseThrow(() -> Sorry.unclear("practice.mix.none"));
        visit.seeOther(
                new Place(at(deck), deck.system(), 0, isAlive(visit), List.of(), false).path());
    }

    private static String at(Deck deck) {
        return "/practice/" + deck.name();
    }

    private void show(Visit visit) {
        var deck = deck(visit);
        var place = place(visit, at(deck), deck.system());
        var round = coach.round(coach.deal(deck, place.number()), place);
        var situation = Situations.name(deck.situation(place.number()), visit.words().locale());
        var title = title(deck, visit.words());
        var course = new Course(title, title.equals(situation) ? "" : situation, "", "");
        show(
                visit,
                new PracticePage(
                        visit.words(), place, course, round, coach.verdict(visit, place, round)));
    }

    static void show(Visit visit, PracticePage page) {
        var frame = Frame.of(visit, page.course().title());
        visit.page(Pages.render("situation/table", new Framed<>(frame, page)));
    }

    private static String title(Deck deck, Words words) {
        return deck.situations().size() == 1
                ? Situations.name(deck.situations().getFirst(), words.locale())
                : words.get("practice.mix", deck.situations().size());
    }

    private void answer(Visit visit) {
        visit.limit(Deed.MOVE);
        var deck = deck(visit);
        var before = place(visit, at(deck), deck.system());
        var place = before.with(call(visit));
        var round = coach.round(coach.deal(deck, place.number()), place);
        var person = visit.guest();
        coach.verdict(visit, place, round)
                .filter(_ -> before.said().isEmpty())
                .ifPresent(verdict -> {
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

    static Call call(Visit visit) {
        try {
            return Call.parse(visit.param("call"));
        } catch (FormatException wrong) {
            throw Sorry.unclear("practice.unclear");
        }
    }

    private static Deck deck(Visit visit) {
        return Deck.named(visit.ctx().pathParam("deck"), system(visit))
                .orElseThrow(() -> Sorry.notFound("practice.none"));
    }

    /// Where the visitor is, as the address or the form says it.
    static Place place(Visit visit, String at, String system) {
        int number = visit.has("n") ? visit.number("n", 0, Place.MOST) : 0;
        try {
            var said = Answer.parse(visit.param("said"));
            return new Place(
                    at, system, number, isAlive(visit), said, visit.param("on").equals("yes"));
        } catch (FormatException wrong) {
            throw Sorry.unclear("practice.unclear");
        }
    }

    static String system(Visit visit) {
        var named = visit.param("system");
        return BiddingSystem.NAMES.contains(named) ? named : USUAL;
    }

    static boolean isAlive(Visit visit) {
        return visit.param("alive").equals("yes");
    }

    private Optional<SituationsPage.Left> left(Visit visit) {
        return visit.cookie(COOKIE)
                .flatMap(Left::place)
                .flatMap(place ->
                        name(place, visit.words())
                                .map(name ->
                                        new SituationsPage.Left(
                                                place.next().path(), name, place.number() + 2)));
    }

    /// What a deck that was left is called; empty if it is no more.
    private Optional<String> name(Place place, Words words) {
        var key = place.at().substring("/practice/".length());
        return key.startsWith("scripts/")
                ? scripts.find(key.substring("scripts/".length())).map(OwnScript::name)
                : Deck.named(key, place.system()).map(deck -> title(deck, words));
    }
}
