package overtrick.evening.page.paper;

import overtrick.evening.Evenings;
import overtrick.evening.page.Admission;
import overtrick.evening.page.EventVisit;
import overtrick.evening.tournament.EventLink;
import overtrick.evening.tournament.EventLink.Kind;
import overtrick.evening.tournament.Rights;
import overtrick.house.people.Grant;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;

/// How somebody comes with a director's link: it is opened once, and one press makes them direct.
record DirectRoutes(Evenings evenings) {

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
        String hash = Rights.hash(event.id(), secret);
        var admission = new Admission(event, EventLink.ofDirector(hash));
        admission.expect(event.tournaments().rights().judge(event.id(), secret));
        return admission;
    }

    private void show(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        if (new Admission(event, EventLink.ofDirector("")).isLedToResults()) {
            return;
        }
        var _ = grant(event);
        String title = event.asPublic().state().title();
        var page = new DirectPage(visit.words(), event.path("/direct"), title, event.directs());
        visit.page(
                Pages.render("evening/paper_direct", new Framed<>(Frame.of(visit, title), page)));
    }

    /// Which of the links that stand has been opened on the device, the last one first.
    ///
    /// @throws Sorry when none has
    private Grant grant(EventVisit event) {
        var device = event.visit().keyring().device();
        return evenings.devices().in(event.id()).stream()
                .filter(one -> device.filter(one.device()::equals).isPresent())
                .filter(one -> one.scope().link().equals(Kind.DIRECT.word()))
                .filter(one -> event.tournaments().rights().stands(event.id(), one.scope().place()))
                .findFirst()
                .orElseGet(() -> new Admission(event, EventLink.ofDirector("")).grant());
    }

    private void come(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        var grant = grant(event);
        visit.nameGuest();
        var person = visit.guest().id();
        if (!event.tournaments().rights().come(event.id(), grant.scope().place(), person)) {
            throw visit.unknown("ev.old.link");
        }
        evenings.devices().grants().use(grant, person);
        visit.seeOther(event.path("/console"));
    }
}
