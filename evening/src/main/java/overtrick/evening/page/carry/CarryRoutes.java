package overtrick.evening.page.carry;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.bridgetable.page.ResultText;
import overtrick.evening.Evenings;
import overtrick.evening.page.EventVisit;
import overtrick.house.codes.TournamentId;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.Words;
import overtrick.scoring.Adjustment.Kind;
import overtrick.scoring.Unit;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.regulation.CarryOver;
import overtrick.tournament.act.Act;
import overtrick.tournament.season.EarlierSession;
import overtrick.tournament.session.Entry;
import overtrick.tournament.view.TournamentView;

/// Qualifying and final, or an event of several evenings: what was won in an earlier session counts
/// in this one, by the rule that the director chooses. It is shown first, and each amount is an act
/// that can be taken back.
public record CarryRoutes(Evenings evenings) {

    /// Among so many events the earlier session is looked for.
    private static final int LATEST = 60;

    private static final int ALL = 100;

    /// What was asked for.
    private record Asked(TournamentId from, CarryOver rule, Brought brought, String why) {

        Fraction of(Entry entry) {
            return EarlierSession.counting(rule, brought.of(entry));
        }

        /// Whether the entry has it already: to press twice is to press once.
        boolean isDone(TournamentView view, Entry entry) {
            return view.levies().stream()
                    .anyMatch(levy ->
                            levy.entry().equals(entry.id())
                                    && levy.kind() == Kind.CARRY_OVER
                                    && isFrom(levy.cause(), from));
        }
    }

    /// Whether a reason names the earlier session. In every language its code is the last word; the
    /// rest is in that of the director who carried it over, and titles change.
    static boolean isFrom(String cause, TournamentId from) {
        var words = cause.split("[^\\p{L}\\p{N}]+");
        return words.length > 0 && words[words.length - 1].equals(from.code());
    }

    public void addTo(Routes routes) {
        routes.getSlow(Right.DIRECT, "/events/{code}/console/carry", this::show);
        routes.postSlow(Right.DIRECT, "/events/{code}/console/carry", this::carry);
    }

    private static List<Entry> entries(TournamentView view) {
        return view.entries().stream().filter(one -> !one.withdrawn()).toList();
    }

    private static int percent(Visit visit) {
        return visit.has("percent") ? visit.number("percent", 0, ALL) : ALL;
    }

    private static Optional<Fraction> most(Visit visit) {
        String text = visit.param("most").strip().replace(',', '.');
        if (text.isEmpty()) {
            return Optional.empty();
        }
        if (!text.matches("\\d{1,4}(\\.\\d{1,2})?") || Fraction.parse(text).signum() == 0) {
            throw Sorry.unclear("ev.unclear.amount", text);
        }
        return Optional.of(Fraction.parse(text));
    }

    /// Empty while no earlier session is chosen.
    private Optional<Asked> asked(EventVisit event, TournamentView view) {
        var visit = event.visit();
        if (visit.param("from").isBlank()) {
            return Optional.empty();
        }
        var from = visit.tournamentId(visit.param("from"));
        if (evenings.tournaments().plan(from).isEmpty()) {
            throw visit.unknown("ev.no.event", from.code());
        }
        if (from.equals(event.id()) || !evenings.directs(from, visit.viewer().id())) {
            throw EventVisit.only(Right.DIRECT);
        }
        var earlier = evenings.tournaments().view(from.code(), event.director()).state();
        var brought =
                Brought.of(earlier, entries(view))
                        .orElseThrow(() -> Sorry.unclear("ev.carry.nothing", earlier.title()));
        var scoring = view.charter().orElseThrow().terms().regulations().scoring();
        if (!scoring.takes(brought.unit())) {
            throw Sorry.unclear("ev.carry.units", brought.unit().code(), scoring.unit().code());
        }
        var rule = new CarryOver(Fraction.of(percent(visit), ALL), most(visit));
        String why = visit.words().get("ev.carry.why", earlier.title(), from.code());
        return Optional.of(new Asked(from, rule, brought, why));
    }

    private void show(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.director();
        var view = event.asDirector().state();
        var asked = asked(event, view);
        var lines = new ArrayList<CarryPage.Line>();
        asked.ifPresent(one ->
                entries(view).forEach(entry -> lines.add(line(visit.words(), view, one, entry))));
        var page =
                new CarryPage(
                        visit.words(),
                        event.path(""),
                        events(event),
                        asked.map(one -> one.from().code()).orElse(""),
                        percent(visit),
                        visit.param("most").strip(),
                        asked.map(one -> unit(one.brought().unit(), visit)).orElse(""),
                        lines);
        var frame = Frame.of(visit, visit.words().get("ev.carry"));
        visit.page(Pages.render("evening/desk_carry", new Framed<>(frame, page)));
    }

    private static String unit(Unit unit, Visit visit) {
        return visit.words().get("ev.unit." + (unit.code().equals("%") ? "percent" : unit.code()));
    }

    private static CarryPage.Line line(Words words, TournamentView view, Asked asked, Entry entry) {
        return new CarryPage.Line(
                entry.name(),
                ResultText.number(asked.brought().of(entry), 2, words),
                ResultText.number(asked.of(entry), 2, words),
                String.join(", ", asked.brought().missing(entry)),
                String.join(", ", asked.brought().unclear(entry)),
                asked.isDone(view, entry));
    }

    private List<CarryPage.Event> events(EventVisit event) {
        var me = event.visit().viewer().id();
        return evenings.tournaments().latest(LATEST).stream()
                .filter(one -> !one.id().equals(event.id()))
                .filter(one -> evenings.directs(one.id(), me))
                .map(one -> new CarryPage.Event(one.id().code(), one.title()))
                .toList();
    }

    private void carry(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.director();
        var view = event.asDirector().state();
        var asked = asked(event, view).orElseThrow(() -> Sorry.unclear("ev.carry.from.which"));
        for (var entry : entries(view)) {
            var amount = asked.of(entry);
            if (amount.signum() != 0 && !asked.isDone(view, entry)) {
                event.direct(
                        asked.why(),
                        new Act.Adjust(
                                entry.id(), Kind.CARRY_OVER, amount, asked.brought().unit()));
            }
        }
        event.done(event.path("/console/people"));
    }
}
