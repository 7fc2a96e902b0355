package overtrick.evening.page.lineup;

import java.util.ArrayList;
import java.util.List;
import overtrick.cards.Side;
import overtrick.evening.Evenings;
import overtrick.evening.page.EventVisit;
import overtrick.evening.page.LineUps;
import overtrick.evening.page.Roster;
import overtrick.evening.page.TableName;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.Words;
import overtrick.tournament.act.Act;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Floor;
import overtrick.tournament.view.TournamentView;

/// Line-ups as the director has them: told by the tables, or written on a slip of paper.
public record LineUpRoutes(Evenings evenings) {

    /// Who sit on one side.
    private static final int PARTNERS = 2;

    public void addTo(Routes routes) {
        routes.get(Right.RECORD, "/events/{code}/console/lineups", this::show);
        routes.post(Right.RECORD, "/events/{code}/console/lineups", this::sit);
    }

    private void show(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.expect(Right.RECORD);
        var view = event.asDirector().state();
        var sections = view.sections().stream().map(one -> one.section()).toList();
        int rounds =
                sections.stream().mapToInt(one -> one.floor().movement().rounds()).max().orElse(1);
        int begun = sections.stream().mapToInt(one -> one.begun()).max().orElse(0);
        int round =
                visit.has("round")
                        ? visit.number("round", 1, Math.max(1, rounds))
                        : Math.max(1, begun);
        var lines = new ArrayList<LineUpPage.Line>();
        for (var floor : Roster.floors(view)) {
            for (var seating : floor.movement().in(new RoundNumber(round)).toList()) {
                for (var side : Side.values()) {
                    lines.addAll(lines(view, floor, seating, side, visit.words()));
                }
            }
        }
        var page = new LineUpPage(visit.words(), event.path(""), round, rounds, lines);
        var frame = Frame.of(visit, visit.words().get("ev.lineups"));
        visit.page(Pages.render("evening/desk_lineups", new Framed<>(frame, page)));
    }

    private static List<LineUpPage.Line> lines(
            TournamentView view, Floor floor, Seating seating, Side side, Words words) {
        var seats = side.seats();
        return LineUps.entry(view, floor, seating, side).stream()
                .filter(entry -> entry.players(seating.round()).size() >= PARTNERS)
                .map(entry ->
                        new LineUpPage.Line(
                                floor.section() + "" + seating.table(),
                                entry.id().value(),
                                Roster.numbers(floor, seating.at(side)),
                                entry.name(seating.round()),
                                words.name(seats.getFirst()),
                                words.name(seats.getLast()),
                                entry.players(seating.round()),
                                LineUps.of(view, floor, seating, side)))
                .toList();
    }

    private void sit(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.expect(Right.RECORD);
        var table =
                TableName.parse(visit.param("table"))
                        .orElseThrow(() -> Sorry.unclear("ev.no.table", visit.param("table")));
        int round = visit.number("round", 1, 999);
        var entry = new EntryId(visit.number("entry", 1, Integer.MAX_VALUE));
        var players = List.of(visit.param("first"), visit.param("second"));
        event.direct("", new Act.Sit(entry, table, new RoundNumber(round), players));
        event.done(event.path("/console/lineups?round=" + round));
    }
}
