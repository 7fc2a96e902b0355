package overtrick.evening.page.desk;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import overtrick.evening.Evenings;
import overtrick.evening.page.EventVisit;
import overtrick.evening.page.Names;
import overtrick.evening.page.Roster;
import overtrick.movement.RoundNumber;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.Words;
import overtrick.scoring.Adjustment.Kind;
import overtrick.scoring.Contestant;
import overtrick.scoring.Unit;
import overtrick.scoring.reckoning.Fraction;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.TournamentEvent.TakenBack;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Offence;
import overtrick.tournament.session.StandIn;
import overtrick.tournament.view.TournamentView;

/// People and penalties, and the trail with what can be taken back.
record PeopleRoutes(Evenings evenings) {

    private static final int TRAIL_SHOWN = 500;
    private static final int LONGEST_WHY = 200;
    private static final int MOST_ROUNDS = 999;

    void addTo(Routes routes) {
        routes.getSlow(Right.RECORD, "/events/{code}/console/people", this::people);
        routes.post(Right.DIRECT, "/events/{code}/console/penalty", this::adjust);
        routes.post(Right.RECORD, "/events/{code}/console/standin", this::standIn);
        routes.post(Right.RECORD, "/events/{code}/console/rename", this::rename);
        routes.getSlow(Right.RECORD, "/events/{code}/console/trail", this::trail);
        routes.post(Right.DIRECT, "/events/{code}/console/back", this::takeBack);
    }

    private void people(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        var view = event.asDirector().state();
        var roster = Roster.of(view);
        var lines =
                view.entries().stream()
                        .filter(entry -> !entry.withdrawn())
                        .sorted(
                                Comparator.comparing(entry ->
                                        roster.number(entry.id()).orElse(new Contestant("~"))))
                        .map(entry -> line(view, roster, entry, visit.words()))
                        .toList();
        var page =
                new PeoplePage(
                        visit.words(),
                        event.path(""),
                        lines,
                        units(view),
                        Roster.floors(view).stream()
                                .mapToInt(floor -> floor.movement().rounds())
                                .max()
                                .orElse(1),
                        view.closed(),
                        event.directs());
        var frame = Frame.of(visit, visit.words().get("ev.people"));
        visit.page(Pages.render("evening/desk_people", new Framed<>(frame, page)));
    }

    /// A sign of percent stands at its number, as in each of the house's languages; every other
    /// unit is a word of its own.
    private static String unit(Unit unit) {
        return unit == Unit.PERCENT_OF_TOP ? unit.code() : " " + unit.code();
    }

    private static PeoplePage.Line line(
            TournamentView view, Roster roster, Entry entry, Words words) {
        var levies = new ArrayList<String>();
        view.levies().stream()
                .filter(levy -> levy.entry().equals(entry.id()))
                .forEach(levy ->
                        levies.add(
                                "%s%s: %s"
                                        .formatted(
                                                levy.amount().text().replace('-', '−'),
                                                unit(levy.unit()),
                                                levy.cause())));
        String number = roster.number(entry.id()).map(Contestant::id).orElse("–");
        return new PeoplePage.Line(
                entry.id().value(),
                number,
                entry.name(),
                entry.players(),
                names(entry),
                levies,
                entry.standIns().stream().map(one -> line(one, words)).toList());
    }

    private static List<String> names(Entry entry) {
        var names = new ArrayList<>(entry.players());
        entry.standIns().forEach(one -> names.add(one.coming()));
        entry.team().ifPresent(names::add);
        return names.stream().distinct().toList();
    }

    private static String line(StandIn one, Words words) {
        return words.get(
                "ev.stand.in.line",
                one.coming(),
                one.leaving(),
                ActText.rounds(one.from(), one.last(), words));
    }

    private void standIn(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.expect(Right.RECORD);
        var last =
                visit.has("last")
                        ? Optional.of(new RoundNumber(visit.number("last", 1, MOST_ROUNDS)))
                        : Optional.<RoundNumber>empty();
        event.direct(
                "",
                new Act.StandIn(
                        entry(visit),
                        visit.param("leaving"),
                        Names.tidy(visit.param("coming")),
                        new RoundNumber(visit.number("from", 1, MOST_ROUNDS)),
                        last));
        event.done(event.path("/console/people"));
    }

    private void rename(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.expect(Right.RECORD);
        var right = Names.tidy(visit.param("right"));
        event.direct("", new Act.Rename(entry(visit), visit.param("wrong"), right));
        event.done(event.path("/console/people"));
    }

    private static EntryId entry(Visit visit) {
        return new EntryId(visit.number("entry", 1, Integer.MAX_VALUE));
    }

    private static List<String> units(TournamentView view) {
        var scoring = view.charter().orElseThrow().terms().regulations().scoring();
        return Arrays.stream(Unit.values())
                .filter(scoring::takes)
                .sorted(Comparator.comparing(unit -> unit != Unit.PERCENT_OF_TOP))
                .map(Unit::code)
                .toList();
    }

    /// What happens to somebody's total.
    enum Change {
        PENALTY,
        BONUS,
        CARRY_OVER,
        /// What is brought along below zero.
        LESS;

        Kind kind() {
            return this == PENALTY ? Kind.PENALTY : Kind.CARRY_OVER;
        }

        Fraction of(Fraction amount) {
            return this == PENALTY || this == LESS ? amount.negated() : amount;
        }
    }

    /// Told as a number without a sign: what it is says whether it is taken away.
    private void adjust(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.director();
        var unit =
                Arrays.stream(Unit.values())
                        .filter(one -> one.code().equals(visit.param("unit")))
                        .findFirst()
                        .orElseThrow(() -> Sorry.unclear("ev.unclear.unit", visit.param("unit")));
        var change =
                visit.has("change")
                        ? visit.oneOf("change", Change.values(), "ev.unclear.deed")
                        : Change.PENALTY;
        var offence =
                visit.has("offence") && change == Change.PENALTY
                        ? Optional.of(
                                visit.oneOf("offence", Offence.values(), "ev.unclear.offence"))
                        : Optional.<Offence>empty();
        var usual =
                change == Change.PENALTY
                        ? Offence.usual(unit, visit.has("again"))
                        : Optional.<Fraction>empty();
        var amount = visit.has("amount") ? amount(visit) : usual.orElseGet(() -> amount(visit));
        String why =
                offence.map(one -> law(one, visit.words()) + " " + why(visit))
                        .orElseGet(() -> why(visit));
        event.direct(
                why.strip(), new Act.Adjust(entry(visit), change.kind(), change.of(amount), unit));
        if (visit.byScript()) {
            visit.ctx().header("HX-Refresh", "true");
        }
        event.done(event.path("/console/people"));
    }

    /// Such as `Slow play (Law 90B2)`.
    private static String law(Offence offence, Words words) {
        return words.get("ev.offence." + offence, words.law(offence.law()));
    }

    private static Fraction amount(Visit visit) {
        String text = visit.param("amount").strip().replace(',', '.').replace("−", "");
        if (!text.matches("\\d{1,4}(\\.\\d{1,2})?")) {
            throw Sorry.unclear("ev.unclear.amount", text);
        }
        return Fraction.parse(text);
    }

    private static String why(Visit visit) {
        String why = visit.param("why").replaceAll("\\p{Cntrl}", " ").strip();
        if (why.length() > LONGEST_WHY) {
            throw Sorry.unclear("unclear.long", LONGEST_WHY);
        }
        return why;
    }

    private void trail(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        var view = event.asConsole().state();
        var words = visit.words();
        var texts = new ActText(view, words);
        var lines =
                view.trail().reversed().stream()
                        .limit(TRAIL_SHOWN)
                        .map(line ->
                                new TrailPage.Line(
                                        line.done().number(),
                                        words.time(line.done().at()),
                                        texts.by(line.done()),
                                        texts.of(line.done().act()),
                                        texts.why(line.done().why()),
                                        line.takenBack()
                                                .map(back -> back(texts, back, visit))
                                                .orElse(""),
                                        !(line.done().act() instanceof Act.Entrust
                                                || line.done().act() instanceof Act.ShowLater)))
                        .toList();
        var page = new TrailPage(words, event.path(""), lines, event.directs());
        var frame = Frame.of(visit, words.get("ev.trail"));
        visit.page(Pages.render("evening/desk_trail", new Framed<>(frame, page)));
    }

    private static String back(ActText texts, TakenBack back, Visit visit) {
        return visit.words()
                .get(
                        "ev.taken.back",
                        visit.words().time(back.at()),
                        texts.of(back.by()),
                        texts.why(back.why()));
    }

    private void takeBack(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.director();
        event.takeBack(why(visit), visit.number("act", 1, Integer.MAX_VALUE));
        if (visit.byScript()) {
            visit.ctx().header("HX-Refresh", "true");
        }
        event.done(event.path("/console/trail"));
    }
}
