package overtrick.web.evening.start;

import io.javalin.http.HttpStatus;
import overtrick.club.Club;
import overtrick.club.season.EventTemplate;
import overtrick.tournament.session.Charter;
import overtrick.web.Routes;
import overtrick.web.Sorry;
import overtrick.web.Visit;
import overtrick.web.evening.EventVisit;

/// Usual events: kept under a name, and announced again with one press.
public record TemplateRoutes(Club club) {

    public void addTo(Routes routes) {
        routes.post("/events/{code}/console/template", this::keep);
        routes.post("/events/templates", this::announce);
        routes.post("/events/templates/forget", this::forget);
    }

    private void keep(Visit visit) {
        var event = EventVisit.of(visit, club);
        event.director();
        String name = visit.param("name").replaceAll("\\p{Cntrl}", " ").strip();
        if (name.isEmpty() || name.codePointCount(0, name.length()) > EventTemplate.LONGEST) {
            throw Sorry.unclear("ev.template.name", EventTemplate.LONGEST);
        }
        var terms = event.asDirector().state().charter().orElseThrow().terms();
        var template = new EventTemplate(name, terms, event.plan(), club.online().plan(event.id()));
        if (!club.season().templates().keep(visit.viewer().id(), template)) {
            throw new Sorry(HttpStatus.CONFLICT, words -> words.get("ev.template.taken", name));
        }
        visit.seeOther("/events");
    }

    private void announce(Visit visit) {
        String name = visit.param("template");
        var template =
                club.season()
                        .templates()
                        .named(name)
                        .orElseThrow(() -> Sorry.notFound("ev.template.none", name));
        String today = visit.words().day(club.tournaments().now());
        String title = Announcement.title(visit, template.name() + " · " + today);
        new Announcement(new Charter(title, template.terms()), template.plan(), template.online())
                .make(visit, club);
    }

    private void forget(Visit visit) {
        String name = visit.param("template");
        if (!club.season().templates().forget(visit.viewer().id(), name)) {
            throw Sorry.notFound("ev.template.none", name);
        }
        visit.seeOther("/events");
    }
}
