package overtrick.evening.page.console;

import io.javalin.http.HttpStatus;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import overtrick.bridgetable.page.ResultText;
import overtrick.evening.Evenings;
import overtrick.evening.page.Comparison;
import overtrick.evening.page.Doubts;
import overtrick.evening.page.EventVisit;
import overtrick.evening.page.start.Offers;
import overtrick.house.codes.TournamentId;
import overtrick.page.Frame;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.link.Addresses;
import overtrick.page.stream.Streams;
import overtrick.scoring.Outcome;
import overtrick.tournament.act.Act;
import overtrick.tournament.session.Pace;
import overtrick.tournament.session.Question;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.Slip;
import overtrick.tournament.session.Slot;
import overtrick.tournament.view.ResultLine;
import overtrick.tournament.view.SectionView;
import overtrick.tournament.view.TournamentView;

/// The console: its page, its clock, its one line, and the calls it answers.
public final class ConsoleRoutes implements AutoCloseable {

    private static final int LONGEST_LINE = 200;
    private static final int MOST_MINUTES = 120;

    private final Evenings evenings;
    private final Offers offers;
    private final Addresses addresses;
    private final Streams<TournamentId, ConsolePage.Seen, ConsolePage> streams = new Streams<>();

    public ConsoleRoutes(Evenings evenings, Offers offers, Addresses addresses) {
        this.evenings = evenings;
        this.offers = offers;
        this.addresses = addresses;
    }

    public void addTo(Routes routes) {
        routes.getSlow(Right.RECORD, "/events/{code}/console", this::show);
        routes.get(Right.RECORD, "/events/{code}/console/stream", this::stream);
        routes.post(Right.RECORD, "/events/{code}/console/line", this::line);
        routes.post(Right.DIRECT, "/events/{code}/console/clock", this::clock);
        routes.post(Right.DIRECT, "/events/{code}/console/course", this::course);
        routes.post(Right.DIRECT, "/events/{code}/console/attend", this::attend);
    }

    private void show(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        if (!event.has(Right.RECORD)) {
            visit.seeOther(event.path(""));
            return;
        }
        show(event, HttpStatus.OK, Answer.NOTHING);
    }

    private void show(EventVisit event, HttpStatus status, Answer answer) {
        var visit = event.visit();
        var page =
                new ConsolePage(
                        visit.words(),
                        event.id(),
                        new ConsolePage.Seen(event.asConsole(), event.rights()),
                        event.plan(),
                        offers,
                        evenings.online(),
                        evenings.tournaments().now());
        var reach = addresses.reach(visit);
        var link =
                page.desk().room()
                        ? event.path("/enter/" + evenings.tournaments().entryKey(event.id()))
                        : event.path("/join");
        var whole =
                new ConsoleWhole(
                        Frame.of(visit, page.title()),
                        page.path(),
                        page.title(),
                        page.number(),
                        event.plan(),
                        !reach.reachable(),
                        reach.link(link),
                        reach.picture(link),
                        page.desk(),
                        page.clock(),
                        page.course(),
                        page.needs(),
                        page.tables(),
                        page.standing(),
                        page.people(),
                        answer);
        visit.page(status, Pages.render("evening/console", whole));
    }

    private void stream(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.expect(Right.RECORD);
        streams.open(
                visit,
                event.id(),
                () -> new ConsoleScene(evenings, event.id(), offers),
                EventVisit.lastSeen(visit));
    }

    private void line(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        String line = visit.param("line");
        if (line.length() > LONGEST_LINE) {
            throw Sorry.unclear("unclear.long", LONGEST_LINE);
        }
        var view = event.asDirector().state();
        var typed = TypedLine.of(line, TypedLine.place(visit.param("last")), view);
        var outcome = ResultText.parse(typed.result(), typed.slot().board());
        enter(event, view, typed, outcome);
        var answer = answer(event, typed.slot(), outcome);
        if (visit.byScript()) {
            visit.page(Pages.render("evening/console_answer", answer));
        } else {
            show(event, HttpStatus.OK, answer);
        }
    }

    /// A first result is entered for both sides; anything else is a correction and says why.
    static void enter(EventVisit event, TournamentView view, TypedLine typed, Outcome outcome) {
        var slip = view.line(typed.slot()).flatMap(ResultLine::slip);
        if (slip.isEmpty() && outcome instanceof Outcome.Scored score) {
            event.direct("", new Act.Report(typed.slot(), score));
            return;
        }
        boolean same = slip.flatMap(Slip::outcome).equals(Optional.of(outcome));
        String why = same && typed.why().isEmpty() ? event.words().get("ev.why.slip") : typed.why();
        if (why.isEmpty()) {
            var stands = slip.flatMap(Slip::outcome).map(one -> ResultText.of(one, event.words()));
            String key =
                    stands.isPresent()
                            ? "ev.line.why"
                            : slip.isPresent() ? "ev.line.why.disputed" : "ev.line.why.none";
            throw new Sorry(
                    HttpStatus.CONFLICT,
                    words ->
                            words.get(
                                    key,
                                    typed.slot().at(),
                                    typed.slot().board().value(),
                                    stands.orElse("")));
        }
        event.direct(why, new Act.Rule(typed.slot(), outcome));
    }

    static Answer answer(EventVisit event, Slot slot, Outcome outcome) {
        var words = event.words();
        var others = Comparison.elsewhere(event.asDirector().state(), slot);
        String text =
                words.get(
                        "ev.line.done",
                        slot.at(),
                        slot.board().value(),
                        slot.round(),
                        ResultText.of(outcome, words),
                        ResultText.won(outcome, words));
        return new Answer(
                TypedLine.text(slot), text, String.join(" ", Doubts.of(outcome, others, words)));
    }

    private void clock(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        var sections = sections(event.asDirector().state());
        switch (visit.param("deed")) {
            case "next" -> next(event, sections);
            case "stop" -> each(event, sections, one -> new Act.StopClock(one.name()));
            case "go" -> each(event, sections, one -> new Act.RestartClock(one.name()));
            case "time" -> {
                var by = Duration.ofMinutes(visit.number("minutes", -MOST_MINUTES, MOST_MINUTES));
                each(event, sections, one -> new Act.ExtendRound(one.name(), by));
            }
            case "close" -> event.direct("", new Act.Close());
            default -> throw Sorry.unclear("ev.unclear.deed", visit.param("deed"));
        }
        event.done(event.path("/console"));
    }

    private static List<Section> sections(TournamentView view) {
        return view.sections().stream().map(SectionView::section).toList();
    }

    private interface OfSection {
        Act act(Section section);
    }

    private static void each(EventVisit event, List<Section> sections, OfSection act) {
        sections.forEach(section -> event.direct("", act.act(section)));
    }

    /// The round that the director sees is over: a second press begins no other one.
    private static void next(EventVisit event, List<Section> sections) {
        int seen = event.visit().has("round") ? event.visit().number("round", 0, 999) : -1;
        for (var section : sections) {
            if (seen >= 0 && section.begun() != seen) {
                continue;
            }
            section.next()
                    .ifPresent(
                            round -> event.direct("", new Act.BeginRound(section.name(), round)));
        }
    }

    /// By what rounds begin, or who sees what it comes to.
    private void course(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.director();
        if (visit.has("shown")) {
            event.direct("", new Act.Show(visit.param("shown").equals("yes")));
        } else if (visit.has("question")) {
            var question = visit.oneOf("question", Question.values(), "ev.unclear.deed");
            event.direct("", new Act.Ask(question, visit.param("asked").equals("yes")));
        } else {
            if (evenings.online().plan(event.id()).isPresent()) {
                throw Sorry.unclear("ev.unclear.deed", visit.param("pace"));
            }
            var pace = visit.oneOf("pace", Pace.values(), "ev.unclear.deed");
            event.direct("", new Act.SetPace(pace));
            evenings.timekeeper().attend(event.id());
        }
        event.done(event.path("/console"));
    }

    private void attend(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.director();
        event.direct("", new Act.Attend(visit.number("call", 1, Integer.MAX_VALUE)));
        event.done(event.path("/console"));
    }

    @Override
    public void close() {
        streams.close();
    }
}
