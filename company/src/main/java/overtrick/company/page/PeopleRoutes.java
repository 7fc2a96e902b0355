package overtrick.company.page;

import java.util.Collection;
import java.util.List;
import overtrick.company.Company;
import overtrick.company.here.Seen;
import overtrick.house.table.PersonId;
import overtrick.house.terms.Strength;
import overtrick.page.Alphabet;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Visit;
import overtrick.page.door.Deed;
import overtrick.page.stream.Streams;
import overtrick.systems.sheet.SystemMenu;

/// The page of people, and the news that every page tells.
final class PeopleRoutes implements Feature {

    private final Company company;
    private final PeopleScene people;
    private final Streams<String, PeopleScene.Seen, PeopleScene.Parts> pages = new Streams<>();
    private final Streams<String, PeopleScene.Seen, NewsScene.News> heads = new Streams<>();

    PeopleRoutes(Company company) {
        this.company = company;
        this.people = new PeopleScene(company);
    }

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/people", this::show);
        routes.get(Right.LOOK, "/people/wishes", this::wishes);
        routes.get(
                Right.LOOK,
                "/people/stream",
                visit -> pages.open(visit, "people", () -> people, visit.lastSeen()));
        routes.get(Right.LOOK, "/news/stream", this::follow);
        routes.post(Right.PLAY, "/people/seen", this::choose);
    }

    /// News for the head of a page; the front page hears of wishes besides.
    private void follow(Visit visit) {
        boolean wishes = visit.has("wishes");
        heads.open(
                visit,
                wishes ? "front" : "news",
                () -> new NewsScene(company, wishes),
                visit.lastSeen());
    }

    private void show(Visit visit) {
        var words = visit.words();
        var seen = people.look(visit.viewer()).orElseThrow();
        var parts = people.page(seen, words);
        var id = visit.viewer().id();
        var page =
                new PeoplePage(
                        words,
                        people.number(seen),
                        visit.isNamed(),
                        visit.person().isPresent(),
                        new PeoplePage.Parts(parts.calls(), parts.wishes(), parts.here()),
                        new PeoplePage.Lists(
                                list(seen.live().friends(), visit),
                                list(company.circles().keptOffBy(id), visit)),
                        company.chosen(id),
                        new PeoplePage.Choice(
                                company.wishes().games().words(),
                                SystemMenu.of(words.locale()),
                                visit.preferences().level().orElse(Strength.CLUB)),
                        visit.param("said").equals("reported") ? words.get("meet.reported") : "");
        var frame = Frame.of(visit, words.get("meet.title"));
        visit.page(Pages.render("company/people", new Framed<>(frame, page)));
    }

    private List<PeoplePage.One> list(Collection<PersonId> people, Visit visit) {
        return people.stream()
                .map(one -> new PeoplePage.One(one.value(), Names.of(company, one, visit.words())))
                .sorted(Alphabet.of(visit.words().locale(), PeoplePage.One::name))
                .toList();
    }

    /// The wishes alone, for pages that show them besides.
    private void wishes(Visit visit) {
        var part =
                WishesPart.of(
                        company.wishes(visit.viewer()),
                        visit.viewer().id(),
                        company.wishes().games(),
                        company.house().clock().instant(),
                        visit.words());
        visit.page(Pages.render("company/wishes", part));
    }

    private void choose(Visit visit) {
        visit.limit(Deed.PREFERENCE);
        company.choose(visit.guest().id(), visit.oneOf("seen", Seen.values(), "meet.unclear"));
        visit.seeOther("/people");
    }

    @Override
    public void close() {
        pages.close();
        heads.close();
    }
}
