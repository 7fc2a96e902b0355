package overtrick.company.page;

import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;
import overtrick.company.Circles.Tie;
import overtrick.company.Company;
import overtrick.company.Partnerships;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.page.Called;
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

/// Friends and blocks.
///
/// @param named finds the member of a name
/// @param partnerships with whom people have played
/// @param shown whether somebody has a page with their results that the visitor may see
record TieRoutes(
        Company company,
        Function<String, Optional<Member.Person>> named,
        Partnerships partnerships,
        BiPredicate<Visit, PersonId> shown)
        implements Feature {

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.PLAY, "/people/one", this::show);
        routes.get(Right.PLAY, "/people/partnerships", this::partnerships);
        routes.post(Right.PLAY, "/people/friend", this::befriend);
        routes.post(Right.PLAY, "/people/unfriend", this::drop);
        routes.post(Right.PLAY, "/people/keep-off", this::keepOff);
        routes.post(Right.PLAY, "/people/meet", this::meet);
    }

    private void show(Visit visit) {
        var words = visit.words();
        var other = Names.other(company, visit);
        var here =
                company.here(visit.viewer()).stream()
                        .filter(one -> one.person().id().equals(other.id()))
                        .findFirst();
        String name = Called.in(words, other.name());
        var page =
                new OnePage(
                        words,
                        other.id().value(),
                        name,
                        company.circles().tie(visit.viewer().id(), other.id()),
                        here.isPresent(),
                        here.flatMap(one -> one.openTable())
                                .map(at -> at.table().code())
                                .orElse(""),
                        shown.test(visit, other.id()));
        visit.page(Pages.render("company/one", new Framed<>(Frame.of(visit, name), page)));
    }

    /// What somebody has played with whom is shown to themselves.
    private void partnerships(Visit visit) {
        var words = visit.words();
        var lines =
                partnerships.of(visit.viewer().id()).stream().map(one -> line(one, words)).toList();
        var frame = Frame.of(visit, words.get("meet.partnerships"));
        var page = new PartnershipsPage(words, lines);
        visit.page(Pages.render("company/partnerships", new Framed<>(frame, page)));
    }

    private PartnershipsPage.Line line(Partnerships.Partnership one, Words words) {
        var system = company.wishes().games().system(one.system(), words.locale());
        String result =
                one.compared() == 0
                        ? ""
                        : words.get(
                                "meet.partnerships.imps",
                                String.format(words.locale(), "%+.2f", one.each()),
                                one.compared());
        return new PartnershipsPage.Line(
                one.partner().value(),
                Names.of(company, one.partner(), words),
                words.count("meet.partnerships.boards", one.boards()),
                result,
                system.map(_ -> "/systems/" + one.system()),
                system.orElse(""));
    }

    /// By their id, or a member by the name that they sign in with.
    private void befriend(Visit visit) {
        visit.limit(Deed.TALK);
        var me = visit.guest();
        var other =
                visit.has("person")
                        ? Names.other(company, visit)
                        : named.apply(visit.name())
                                .filter(one -> !one.id().equals(me.id()))
                                .orElseThrow(() -> Sorry.notFound("meet.unknown"));
        if (!company.circles().befriend(me.id(), other.id())) {
            throw Sorry.unclear("meet.list.full");
        }
        done(visit, other);
    }

    private void drop(Visit visit) {
        var other = Names.other(company, visit);
        company.circles().drop(visit.guest().id(), other.id());
        done(visit, other);
    }

    private void keepOff(Visit visit) {
        visit.limit(Deed.TALK);
        var other = Names.other(company, visit);
        if (!company.circles().keepOff(visit.guest().id(), other.id())) {
            throw Sorry.unclear("meet.list.full");
        }
        done(visit, other);
    }

    private void meet(Visit visit) {
        var other = Names.other(company, visit);
        if (company.circles().tie(visit.guest().id(), other.id()) == Tie.KEPT_OFF) {
            company.circles().meet(visit.guest().id(), other.id());
        }
        done(visit, other);
    }

    private static void done(Visit visit, Member.Person other) {
        visit.seeOther(
                visit.has("back") ? visit.back() : "/people/one?person=" + other.id().value());
    }
}
