package overtrick.company.page;

import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Optional;
import overtrick.cards.Seat;
import overtrick.company.Company;
import overtrick.company.Invitations.Answer;
import overtrick.company.Invitations.Invitation;
import overtrick.house.codes.TableId;
import overtrick.house.table.Chair;
import overtrick.house.table.Occupant;
import overtrick.house.table.TableRefusal;
import overtrick.house.table.TableView;
import overtrick.page.Called;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.door.Deed;

/// Who comes to which table: invitations and their answers, and once more with the same.
record InviteRoutes(Company company) implements Feature {

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.PLAY, "/people/at", this::show);
        routes.post(Right.PLAY, "/people/invite", this::invite);
        routes.post(Right.PLAY, "/people/answer", this::answer);
        routes.post(Right.PLAY, "/people/again", this::again);
    }

    /// The table that a form or a link names, as the visitor sees it.
    ///
    /// @throws Sorry when there is none, or it is closed to them
    static TableView<?> look(Company company, Visit visit, TableId id) {
        var view =
                company.house()
                        .tables()
                        .at(id)
                        .flatMap(tables -> tables.look(id, visit.viewer()))
                        .orElseThrow(() -> visit.noTable(id));
        if (view.shut()) {
            throw new Sorry(
                    HttpStatus.FORBIDDEN, words -> words.refusal(TableRefusal.TABLE_CLOSED));
        }
        return view;
    }

    private void show(Visit visit) {
        var id = Names.table(visit);
        var view = look(company, visit, id);
        var words = visit.words();
        String title = Called.in(words, view.name());
        var page =
                new AtPage(
                        words,
                        id.code(),
                        title,
                        view.seat().isPresent(),
                        company.house().tables().at(id).orElseThrow().isArranged(id),
                        people(visit, view),
                        friends(visit, view),
                        view.chat());
        visit.page(Pages.render("company/at", new Framed<>(Frame.of(visit, title), page)));
    }

    private List<AtPage.Person> people(Visit visit, TableView<?> view) {
        return view.chairs().values().stream()
                .map(Chair::occupant)
                .<Occupant.Person>mapMulti((one, taker) -> {
                    if (one instanceof Occupant.Person person) {
                        taker.accept(person);
                    }
                })
                .filter(one -> !one.id().equals(visit.viewer().id()))
                .map(one ->
                        new AtPage.Person(
                                one.id().value(),
                                Called.in(visit.words(), one.name()),
                                company.circles().tie(visit.viewer().id(), one.id())))
                .toList();
    }

    private List<PeoplePage.One> friends(Visit visit, TableView<?> view) {
        var friends = company.circles().friends(visit.viewer().id());
        return company.here(visit.viewer()).stream()
                .filter(one -> friends.contains(one.person().id()))
                .filter(one -> view.seatOf(one.person().id()).isEmpty())
                .map(one ->
                        new PeoplePage.One(
                                one.person().id().value(),
                                Called.in(visit.words(), one.person().name())))
                .toList();
    }

    /// A friend; a free seat is kept in mind for nobody.
    private void invite(Visit visit) {
        var id = Names.table(visit);
        visit.limit(Deed.TALK);
        var view = look(company, visit, id);
        if (view.seat().isEmpty()) {
            throw new Sorry(HttpStatus.CONFLICT, words -> words.refusal(TableRefusal.NOT_SEATED));
        }
        var other = Names.other(company, visit);
        var me = visit.guest().id();
        if (!company.circles().friends(me).contains(other.id())) {
            throw new Sorry(HttpStatus.CONFLICT, words -> words.get("meet.friends.only"));
        }
        company.laying().invite(me, other.id(), id, Optional.<Seat>empty());
        company.pulse().beat();
        visit.seeOther("/people/at?table=" + id.code());
    }

    private void answer(Visit visit) {
        var answer = visit.oneOf("answer", Answer.values(), "meet.unclear");
        var me = visit.guest();
        long number = visit.number("invitation", 1, Integer.MAX_VALUE);
        boolean came =
                company.invitationsTo(me.id()).stream().anyMatch(one -> one.number() == number);
        var found =
                came
                        ? company.invitations().answer(me.id(), number, answer)
                        : Optional.<Invitation>empty();
        if (found.isEmpty()) {
            throw Sorry.notFound("meet.invitation.over");
        }
        if (answer == Answer.YES) {
            company.laying().seat(found.get(), me);
        }
        company.pulse().beat();
        visit.seeOther(answer == Answer.YES ? "/tables/" + found.get().table().code() : "/people");
    }

    private void again(Visit visit) {
        var id = Names.table(visit);
        visit.limit(Deed.TABLE);
        look(company, visit, id);
        var table =
                company.laying()
                        .again(id, visit.guest())
                        .orElseThrow(() ->
                                new Sorry(
                                        HttpStatus.CONFLICT, words -> words.get("meet.again.not")));
        company.pulse().beat();
        visit.goTo("/tables/" + table.code());
    }
}
