package overtrick.evening.page.desk;

import java.util.List;
import java.util.Optional;
import overtrick.evening.Evenings;
import overtrick.evening.online.OnlinePlan;
import overtrick.evening.page.EventVisit;
import overtrick.house.table.Delay;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.scoring.regulation.Unequal;
import overtrick.tournament.act.Act;
import overtrick.tournament.session.Charter;
import overtrick.tournament.session.Method;

/// The conditions of an event: everything is reckoned anew when they change (Law 78D).
record ConditionsRoutes(Evenings evenings) {

    void addTo(Routes routes) {
        routes.get(Right.DIRECT, "/events/{code}/console/conditions", this::show);
        routes.post(Right.DIRECT, "/events/{code}/console/conditions", this::change);
    }

    private static Charter charter(EventVisit event) {
        return event.asDirector().state().charter().orElseThrow();
    }

    private static List<Unequal> rules(Method method) {
        return method.kind() == Method.Kind.MATCHPOINTS ? List.of(Unequal.values()) : List.of();
    }

    private void show(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.director();
        var terms = charter(event).terms();
        var page =
                new ConditionsPage(
                        visit.words(),
                        event.path(""),
                        terms,
                        rules(terms.method()),
                        event.plan().open(),
                        delay(event));
        var frame = Frame.of(visit, visit.words().get("ev.conditions"));
        visit.page(Pages.render("evening/desk_conditions", new Framed<>(frame, page)));
    }

    /// How much later others see its tables; empty where nobody looks on.
    private static Optional<Delay> delay(EventVisit event) {
        return event.online().plan(event.id()).filter(OnlinePlan::watched).map(OnlinePlan::delay);
    }

    private void change(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.director();
        var charter = charter(event);
        var method = charter.terms().method();
        if (visit.has("unequal")) {
            var rule =
                    Unequal.named(visit.param("unequal"))
                            .filter(rules(method)::contains)
                            .orElseThrow(() ->
                                    Sorry.unclear("ev.unclear.unequal", visit.param("unequal")));
            var changed = new Charter(charter.title(), charter.terms().with(method.with(rule)));
            if (!changed.equals(charter)) {
                event.direct("", new Act.Amend(changed));
            }
        }
        boolean open = visit.param("open").equals("yes");
        if (open != event.plan().open()) {
            evenings.tournaments().change(event.id(), event.plan().withOpen(open));
        }
        if (visit.has("delay") && delay(event).isPresent()) {
            show(event, visit.oneOf("delay", Delay.values(), "unclear.delay"));
        }
        event.done(event.path("/console"));
    }

    /// Has the tables shown so much later; the trail says who wanted it.
    private void show(EventVisit event, Delay later) {
        var now = delay(event).orElseThrow();
        if (later != now) {
            event.direct("", new Act.ShowLater(now.name(), later.name()));
            evenings.online().show(event.id(), later);
        }
    }
}
