package overtrick.evening.page.online;

import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Optional;
import overtrick.cards.Seat;
import overtrick.evening.Evenings;
import overtrick.evening.online.EventSeats.Player;
import overtrick.evening.online.OnlinePlan;
import overtrick.evening.page.EventVisit;
import overtrick.evening.page.Names;
import overtrick.house.people.People;
import overtrick.house.table.Member;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Robots;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.door.Deed;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee.Outsider;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.TableKind;
import overtrick.tournament.view.TournamentView;

/// How people come into an event that is played in the program: by its address, and on a partner's
/// chair or a screen in the room by the link of that chair.
final class JoinRoutes {

    private static final int MOST_ENTRIES = 160;

    private static final String CHAIR = "/events/{code}/sit/{entry}/{player}";

    private final Evenings evenings;

    JoinRoutes(Evenings evenings) {
        this.evenings = evenings;
    }

    void addTo(Routes routes) {
        routes.get(
                Right.LOOK, "/events/{code}/join", visit -> show(online(visit), HttpStatus.OK, ""));
        routes.post(Right.PLAY, "/events/{code}/join", this::join);
        routes.get(Right.SCORE, CHAIR, this::chair);
        routes.post(Right.SCORE, CHAIR, this::sit);
        routes.get(Right.SCORE, CHAIR + "/{key}", this::come);
        routes.post(Right.SCORE, CHAIR + "/{key}", this::sit);
    }

    private EventVisit online(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        if (evenings.online().plan(event.id()).isEmpty()) {
            throw Sorry.notFound("ev.not.online");
        }
        return event;
    }

    private void show(EventVisit event, HttpStatus status, String notice) {
        var visit = event.visit();
        boolean plays =
                visit.person()
                        .flatMap(one -> evenings.online().seats().of(event.id(), one.id()))
                        .isPresent();
        if (plays) {
            visit.seeOther(event.path("/play"));
            return;
        }
        var view = event.asPublic().state();
        String title = view.title();
        var page =
                new JoinPage(
                        visit.words(),
                        event.path("/join"),
                        title,
                        visit.person().map(Member.Person::name).filter(People::isNamed).orElse(""),
                        view.sections().isEmpty(),
                        When.of(evenings.online().plan(event.id()), visit.words()),
                        event.plan().format().contestants().name(),
                        present(view).map(Entry::name).toList(),
                        notice);
        var frame = Frame.of(visit, title);
        visit.page(status, Pages.render("evening/join", new Framed<>(frame, page)));
    }

    private static java.util.stream.Stream<Entry> present(TournamentView view) {
        return view.entries().stream().filter(entry -> !entry.withdrawn());
    }

    /// Their name, and who plays with them: a robot until a person comes to that chair.
    private void join(Visit visit) {
        var event = online(visit);
        visit.limit(Deed.TALK);
        event.expectPlayer();
        var view = event.asPublic().state();
        String own = Names.tidy(visit.param("name"));
        if (own.isEmpty()) {
            show(event, HttpStatus.UNPROCESSABLE_CONTENT, visit.words().get("ev.join.no.name"));
            return;
        }
        if (present(view).count() >= MOST_ENTRIES) {
            throw Sorry.unclear("ev.too.many", MOST_ENTRIES);
        }
        var players = players(own, partner(visit), event.plan().format().isOfTeams());
        if (present(view).anyMatch(entry -> entry.players().contains(own))) {
            show(event, HttpStatus.CONFLICT, visit.words().get("ev.join.name.taken", own));
            return;
        }
        visit.nameGuest();
        var person = visit.guest();
        if (evenings.online().seats().of(event.id(), person.id()).isEmpty()) {
            event.expectDone(
                    evenings.tournaments()
                            .act(
                                    event.id(),
                                    Outsider.HOUSE,
                                    "",
                                    new Act.Join(players, TableKind.ONLINE, system(event))));
            entry(event.asPublic().state(), players)
                    .ifPresent(entry -> take(event, new Player(entry.id(), 0), person));
        }
        visit.seeOther(event.path("/play"));
    }

    /// The other pair of a team are robots, until people come to their chairs.
    private static List<String> players(String own, String partner, boolean team) {
        return team
                ? List.of(own, partner, Robots.name(Seat.EAST), Robots.name(Seat.WEST))
                : List.of(own, partner);
    }

    private static String partner(Visit visit) {
        String said = Names.tidy(visit.param("partner"));
        boolean same = said.equals(Names.tidy(visit.param("name")));
        return said.isEmpty() || same ? Robots.name(Seat.NORTH) : said;
    }

    private String system(EventVisit event) {
        return evenings.online().plan(event.id()).map(OnlinePlan::robots).orElseThrow().system();
    }

    private static Optional<Entry> entry(TournamentView view, List<String> players) {
        return present(view).filter(entry -> entry.players().equals(players)).findFirst();
    }

    private boolean take(EventVisit event, Player chair, Member.Person person) {
        event.expectPlayer();
        boolean taken = evenings.online().seats().take(event.id(), chair, person.id());
        if (taken) {
            event.tournaments().rights().speak(event.id(), person.id(), chair.entry());
            evenings.online().look(event.id());
        }
        return taken;
    }

    /// The link of a chair has been opened.
    private void come(Visit visit) {
        var chair = Chair.of(online(visit));
        Chair.admission(chair.event()).exchange(chair.home());
    }

    private void chair(Visit visit) {
        var event = online(visit);
        if (!Chair.admission(event).isLedToResults()) {
            show(Chair.of(event), false);
        }
    }

    private void show(Chair chair, boolean taken) {
        var visit = chair.event().visit();
        String title = chair.event().asPublic().state().title();
        var page =
                new SitPage(
                        visit.words(),
                        chair.home(),
                        title,
                        chair.name(),
                        chair.entry().name(),
                        taken);
        visit.page(
                taken ? HttpStatus.CONFLICT : HttpStatus.OK,
                Pages.render("evening/sit", new Framed<>(Frame.of(visit, title), page)));
    }

    private void sit(Visit visit) {
        var chair = Chair.of(online(visit));
        visit.limit(Deed.TALK);
        var admission = Chair.admission(chair.event());
        admission.take();
        if (take(chair.event(), chair.player(), visit.guest())) {
            evenings.devices().grants().use(admission.grant(), visit.viewer().id());
            visit.seeOther(chair.event().path("/play"));
        } else {
            show(chair, true);
        }
    }
}
