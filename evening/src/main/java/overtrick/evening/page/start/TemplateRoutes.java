package overtrick.evening.page.start;

import io.javalin.http.HttpStatus;
import overtrick.evening.Evenings;
import overtrick.evening.page.EventVisit;
import overtrick.evening.season.EventTemplate;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.tournament.session.Charter;

/// Usual events: kept under a name, and announced again with one press.
public record TemplateRoutes(Evenings evenings) {

    public void addTo(Routes routes) {
        routes.post(Right.DIRECT, "/events/{code}/console/template", this::keep);
        routes.post(Right.ANNOUNCE, "/events/templates", this::announce);
        routes.post(Right.ANNOUNCE, "/events/templates/forget", this::forget);
    }

    private void keep(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.director();
        String name = visit.param("name").replaceAll("\\p{Cntrl}", " ").strip();
        if (name.isEmpty() || name.codePointCount(0, name.length()) > EventTemplate.LONGEST) {
            throw Sorry.unclear("ev.template.name", EventTemplate.LONGEST);
        }
        var terms = event.asDirector().state().charter().orElseThrow().terms();
        var template =
                new EventTemplate(name, terms, event.plan(), evenings.online().plan(event.id()));
        if (!evenings.season().templates().keep(visit.viewer().id(), template)) {
            throw new Sorry(HttpStatus.CONFLICT, words -> words.get("ev.template.taken", name));
        }
        visit.seeOther("/events");
    }

    private void announce(Visit visit) {
        String name = visit.param("template");
        var template =
                evenings.season()
                        .templates()
                        .named(name)
                        .orElseThrow(() -> Sorry.notFound("ev.template.none", name));
        String today = visit.words().day(evenings.tournaments().now());
        String title = Announcement.title(visit, template.name() + " · " + today);
        new Announcement(new Charter(title, template.terms()), template.plan(), template.online())
                .make(visit, evenings);
    }

    private void forget(Visit visit) {
        String name = visit.param("template");
        if (!evenings.season().templates().forget(visit.viewer().id(), name)) {
            throw Sorry.notFound("ev.template.none", name);
        }
        visit.seeOther("/events");
    }
}
