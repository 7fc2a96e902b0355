package overtrick.evening.page.paper;

import io.javalin.http.HttpStatus;
import overtrick.evening.Evenings;
import overtrick.evening.page.Admission;
import overtrick.evening.page.EventVisit;
import overtrick.evening.tournament.Duties;
import overtrick.evening.tournament.EventLink;
import overtrick.evening.tournament.EventLink.Kind;
import overtrick.house.people.Duty;
import overtrick.house.people.Grant;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;

/// How somebody takes the office that a link or the director has asked them to take: the link is
/// opened once, and one press gives the office.
record DirectRoutes(Evenings evenings) {

    /// Who takes an office has been given it before.
    private static final Attendee PROGRAM = new Attendee.Director("");

    void addTo(Routes routes) {
        routes.get(Right.SCORE, "/events/{code}/direct", this::show);
        routes.post(Right.SCORE, "/events/{code}/direct", this::come);
        routes.get(Right.SCORE, "/events/{code}/direct/{secret}", this::open);
        routes.post(Right.SCORE, "/events/{code}/direct/{secret}", this::openAndCome);
    }

    private void open(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        bySecret(event).exchange(event.path("/direct"));
    }

    /// From a page that was open when links were not exchanged yet.
    private void openAndCome(Visit visit) {
        bySecret(EventVisit.of(visit, evenings)).take();
        come(visit);
    }

    private static Admission bySecret(EventVisit event) {
        String secret = event.visit().ctx().pathParam("secret");
        String hash = Duties.hash(event.id(), secret);
        var admission = new Admission(event, EventLink.ofDirector(hash));
        admission.expect(event.tournaments().duties().judge(event.id(), secret));
        return admission;
    }

    private void show(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        if (new Admission(event, EventLink.ofDirector("")).isLedToResults()) {
            return;
        }
        var duty =
                isAsked(event) ? Duty.COMMENTATOR : link(event, grant(event)).invitation().duty();
        String title = event.asPublic().state().title();
        var page = new DirectPage(visit.words(), event.path("/direct"), title, duty);
        visit.page(
                Pages.render("evening/paper_direct", new Framed<>(Frame.of(visit, title), page)));
    }

    private static Duties.Link link(EventVisit event, Grant grant) {
        return event.tournaments()
                .duties()
                .link(event.id(), grant.scope().place())
                .orElseThrow(() -> event.visit().unknown("ev.old.link"));
    }

    /// Whether the visitor was chosen to comment, and has still to say that they do not play.
    private static boolean isAsked(EventVisit event) {
        return event.visit()
                .person()
                .filter(one -> event.tournaments().duties().isAsked(event.id(), one.id()))
                .isPresent();
    }

    /// Which of the links that stand has been opened on the device, the last one first.
    ///
    /// @throws Sorry when none has
    private Grant grant(EventVisit event) {
        var duties = event.tournaments().duties();
        var device = event.visit().keyring().device();
        return evenings.devices().in(event.id()).stream()
                .filter(one -> device.filter(one.device()::equals).isPresent())
                .filter(one -> one.scope().link().equals(Kind.DIRECT.word()))
                .filter(one -> duties.stands(event.id(), one.scope().place()))
                .findFirst()
                .orElseGet(() -> new Admission(event, EventLink.ofDirector("")).grant());
    }

    private void come(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        if (isAsked(event)) {
            expectOnlooker(event);
            event.tournaments().duties().say(event.id(), visit.guest().id());
            tell(event, Duty.COMMENTATOR);
            visit.seeOther(event.path("/commentary"));
            return;
        }
        var grant = grant(event);
        var duty = link(event, grant).invitation().duty();
        if (duty == Duty.COMMENTATOR) {
            expectOnlooker(event);
        }
        visit.nameGuest();
        var person = visit.guest().id();
        switch (event.tournaments().duties().come(event.id(), grant.scope().place(), person)) {
            case COME -> tell(event, duty);
            case HELD -> {}
            case ENDED -> throw visit.unknown("ev.old.link");
            case FULL ->
                    throw new Sorry(HttpStatus.CONFLICT, words -> words.get("ev.link.used.up"));
        }
        evenings.devices().grants().use(grant, person);
        visit.seeOther(event.path(duty == Duty.COMMENTATOR ? "/commentary" : "/console"));
    }

    /// @throws Sorry when the visitor plays, or has not said that they do not
    private void expectOnlooker(EventVisit event) {
        var visit = event.visit();
        if (!visit.has("only")) {
            throw Sorry.unclear("ev.direct.say");
        }
        var known = event.speakers();
        boolean speaks = evenings.tournaments().phones().of(event.id(), known).isPresent();
        boolean plays =
                visit.person().filter(one -> evenings.plays(event.id(), one.id())).isPresent();
        if (speaks || plays) {
            throw new Sorry(HttpStatus.CONFLICT, words -> words.get("ev.direct.plays"));
        }
    }

    /// The trail has who has taken an office.
    private static void tell(EventVisit event, Duty duty) {
        var name = event.visit().guest().name();
        var act = HelperRoutes.entrust(duty, Act.Change.GIVEN, name);
        event.expectDone(event.act(PROGRAM, "", act));
    }
}
