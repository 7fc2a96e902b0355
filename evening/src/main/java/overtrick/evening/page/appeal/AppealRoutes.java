package overtrick.evening.page.appeal;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import overtrick.cards.Side;
import overtrick.evening.Evenings;
import overtrick.evening.page.EventVisit;
import overtrick.evening.page.PlaceText;
import overtrick.evening.page.Roster;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.tournament.act.Act;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Slot;
import overtrick.tournament.view.TournamentView;

/// Appeals in the record of an event: the director notes them, prints the form, and notes what was
/// decided.
public record AppealRoutes(Evenings evenings) {

    private static final int LONGEST = 200;
    private static final int MEMBERS = 7;

    public void addTo(Routes routes) {
        routes.get(Right.DIRECT, "/events/{code}/console/appeals", this::show);
        routes.get(Right.DIRECT, "/events/{code}/console/appeals/form", this::form);
        routes.post(Right.DIRECT, "/events/{code}/console/appeal", this::appeal);
        routes.post(Right.DIRECT, "/events/{code}/console/appeals/decide", this::decide);
    }

    private static AppealsPage page(EventVisit event, Visit visit) {
        return AppealsPage.of(event.asDirector().state(), event.path(""), visit.words());
    }

    private void show(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        var frame = Frame.of(visit, visit.words().get("ev.appeals"));
        visit.page(Pages.render("evening/appeals", new Framed<>(frame, page(event, visit))));
    }

    /// The form of one appeal, or a blank one.
    private void form(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        var page = page(event, visit);
        var line =
                visit.has("number")
                        ? Optional.of(line(page, visit.number("number", 1, Integer.MAX_VALUE)))
                        : Optional.<AppealsPage.Line>empty();
        var shown = new FormPage(visit.words(), page.path(), page.title(), line);
        var frame = Frame.of(visit, visit.words().get("ev.appeal.form"));
        visit.page(Pages.render("evening/appeal_form", new Framed<>(frame, shown)));
    }

    private static AppealsPage.Line line(AppealsPage page, int number) {
        return page.lines().stream()
                .filter(one -> one.number() == number)
                .findFirst()
                .orElseThrow(() -> Sorry.notFound("ev.appeal.none"));
    }

    private void appeal(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.director();
        var slot = PlaceText.read(visit);
        var side = visit.oneOf("side", Side.values(), "ev.appeal.unclear");
        var act =
                new Act.Appeal(
                        slot,
                        entry(event.asDirector().state(), slot, side),
                        visit.has("agreed"),
                        visit.oneOf("against", Act.Against.values(), "ev.appeal.unclear"),
                        text(visit, "deposit"));
        event.direct(text(visit, "why"), act);
        done(visit, event);
    }

    /// The entry that sat there.
    private static EntryId entry(TournamentView view, Slot slot, Side side) {
        return Roster.floors(view).stream()
                .filter(floor -> floor.section().equals(slot.section()))
                .flatMap(floor ->
                        floor.at(slot).stream()
                                .map(at -> at.at(side).members().getFirst())
                                .flatMap(number ->
                                        Optional.ofNullable(floor.wearers().get(number)).stream()))
                .findFirst()
                .orElseThrow(() -> Sorry.unclear("ev.appeal.unclear"));
    }

    private void decide(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.director();
        List<String> by =
                Arrays.stream(text(visit, "by").split(","))
                        .map(String::strip)
                        .filter(name -> !name.isEmpty())
                        .limit(MEMBERS)
                        .toList();
        event.direct(
                text(visit, "why"),
                new Act.DecideAppeal(
                        visit.number("number", 1, Integer.MAX_VALUE),
                        visit.oneOf("decision", Act.Decision.values(), "ev.appeal.unclear"),
                        by,
                        visit.has("kept")));
        done(visit, event);
    }

    private static String text(Visit visit, String field) {
        String text = visit.param(field).replaceAll("\\p{Cntrl}", " ").strip();
        if (text.length() > LONGEST) {
            throw Sorry.unclear("unclear.long", LONGEST);
        }
        return text;
    }

    private static void done(Visit visit, EventVisit event) {
        if (visit.byScript()) {
            visit.ctx().header("HX-Redirect", event.path("/console/appeals"));
        }
        event.done(event.path("/console/appeals"));
    }
}
