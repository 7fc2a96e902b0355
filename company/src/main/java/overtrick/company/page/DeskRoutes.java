package overtrick.company.page;

import io.javalin.http.HttpStatus;
import java.util.List;
import overtrick.company.Company;
import overtrick.company.desk.Evenings;
import overtrick.company.desk.PartnersDesk;
import overtrick.company.word.Messages;
import overtrick.house.codes.TournamentId;
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
import overtrick.page.door.Deed;

/// The partners' desk, and what a director says to all who have entered.
record DeskRoutes(Company company) implements Feature {

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/people/partners", this::show);
        routes.post(Right.PLAY, "/people/partners/seek", this::seek);
        routes.post(Right.PLAY, "/people/partners/offer", this::offer);
        routes.post(Right.PLAY, "/people/partners/accept", this::accept);
        routes.get(Right.DIRECT, "/events/{code}/console/message", this::write);
        routes.post(Right.DIRECT, "/events/{code}/console/message", this::tell);
    }

    private PartnersDesk desk() {
        return company.desk();
    }

    private void show(Visit visit) {
        var words = visit.words();
        var me = visit.viewer().id();
        var offers = desk().offers(me);
        var events =
                desk().evenings().announced().stream()
                        .map(event -> event(visit, event, offers, me))
                        .toList();
        var frame = Frame.of(visit, words.get("meet.desk"));
        visit.page(Pages.render("company/desk", new Framed<>(frame, new DeskPage(words, events))));
    }

    private DeskPage.Event event(
            Visit visit, Evenings.Announced event, List<PartnersDesk.Offer> offers, PersonId me) {
        var alone = desk().alone(event.id(), me);
        return new DeskPage.Event(
                event.id().code(),
                Called.in(visit.words(), event.title()),
                may(event, me),
                desk().evenings().entrants(event.id()).contains(me),
                alone.stream().anyMatch(one -> one.person().equals(me)),
                alone.stream()
                        .filter(one -> !one.person().equals(me))
                        .map(one -> new PeoplePage.One(one.person().value(), one.name()))
                        .toList(),
                offers.stream()
                        .filter(one -> one.event().equals(event.id()))
                        .map(one ->
                                new PeoplePage.One(
                                        one.by().value(),
                                        Names.of(company, one.by(), visit.words())))
                        .toList());
    }

    private boolean may(Evenings.Announced event, PersonId me) {
        return !event.members() || company.standing().isMember(me);
    }

    /// The event that a form names, if the visitor may enter it.
    private TournamentId event(Visit visit) {
        var id = Names.event(visit);
        var event =
                desk().evenings()
                        .announced(id)
                        .orElseThrow(() -> visit.unknown("ev.no.event", id.code()));
        if (!may(event, visit.viewer().id())) {
            throw new Sorry(HttpStatus.FORBIDDEN, words -> words.get("meet.desk.members"));
        }
        if (desk().evenings().entrants(id).contains(visit.viewer().id())) {
            throw new Sorry(HttpStatus.CONFLICT, words -> words.get("meet.desk.entered"));
        }
        return id;
    }

    private void seek(Visit visit) {
        var id = event(visit);
        visit.limit(Deed.TALK);
        visit.nameGuest();
        if (!desk().evenings().seek(id, visit.guest())) {
            throw new Sorry(HttpStatus.CONFLICT, words -> words.get("meet.desk.not"));
        }
        done(visit);
    }

    private void offer(Visit visit) {
        var id = event(visit);
        visit.limit(Deed.TALK);
        var other = Names.other(company, visit);
        if (!desk().offer(id, visit.guest().id(), other.id())) {
            throw new Sorry(HttpStatus.CONFLICT, words -> words.get("meet.desk.not"));
        }
        done(visit);
    }

    private void accept(Visit visit) {
        var id = event(visit);
        visit.limit(Deed.TALK);
        var other = Names.other(company, visit);
        if (desk().accept(id, visit.guest(), other.id()).isEmpty()) {
            throw new Sorry(HttpStatus.CONFLICT, words -> words.get("meet.desk.not"));
        }
        company.pulse().beat();
        visit.seeOther("/events/" + id.code());
    }

    private void done(Visit visit) {
        company.pulse().beat();
        visit.seeOther("/people/partners");
    }

    private void write(Visit visit) {
        var id = visit.tournament();
        var lines =
                company.messages().toEvent(id.code()).stream()
                        .map(one ->
                                new MessagesPage.Line(
                                        one.number(),
                                        Names.of(company, one.by(), visit.words()),
                                        one.words(),
                                        visit.words().when(one.at()),
                                        true))
                        .toList();
        int people = desk().evenings().entrants(id).size();
        var page = new TellPage(visit.words(), id.code(), people, Messages.LONGEST, lines);
        var frame = Frame.of(visit, visit.words().get("meet.tell"));
        visit.page(Pages.render("company/tell", new Framed<>(frame, page)));
    }

    private void tell(Visit visit) {
        visit.limit(Deed.TALK);
        var id = visit.tournament();
        company.messages().toEvent(visit.guest().id(), id.code(), WordRoutes.said(visit));
        company.pulse().beat();
        visit.seeOther("/events/" + id.code() + "/console/message");
    }
}
