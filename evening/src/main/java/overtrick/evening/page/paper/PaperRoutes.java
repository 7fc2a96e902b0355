package overtrick.evening.page.paper;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import overtrick.evening.Evenings;
import overtrick.evening.page.Changes;
import overtrick.evening.page.EventVisit;
import overtrick.evening.page.Moves;
import overtrick.evening.page.Roster;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.Words;
import overtrick.page.link.Addresses;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.Section;

/// Links and what is printed with them.
public record PaperRoutes(Evenings evenings, Addresses addresses) {

    public void addTo(Routes routes) {
        new BoardsRoutes(evenings).addTo(routes);
        routes.get(Right.DIRECT, "/events/{code}/console/share", this::share);
        new HelperRoutes(evenings, addresses).addTo(routes);
        new DeviceRoutes(evenings).addTo(routes);
        routes.getSlow(Right.DIRECT, "/events/{code}/console/cards", this::cards);
        new SheetRoutes(evenings).addTo(routes);
        new DirectRoutes(evenings).addTo(routes);
    }

    private void share(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.director();
        var words = visit.words();
        var reach = addresses.reach(visit);
        var page =
                new SharePage(
                        words,
                        event.path(""),
                        !reach.reachable(),
                        reach.picture(event.path("")),
                        reach.picture(
                                event.path("/enter/" + event.tournaments().entryKey(event.id()))));
        var frame = Frame.of(visit, words.get("ev.share"));
        visit.page(Pages.render("evening/paper_share", new Framed<>(frame, page)));
    }

    private void cards(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        var view = event.asDirector().state();
        if (view.sections().isEmpty()) {
            throw Sorry.unclear("ev.cards.later");
        }
        var reach = addresses.reach(visit);
        var cards = new ArrayList<CardsPage.Card>();
        for (var floor : Roster.floors(view)) {
            tables(floor, visit.words())
                    .forEach((table, rounds) -> {
                        String key = event.tournaments().key(event.id(), table);
                        String link = event.path("/t/%s/%s".formatted(table, key));
                        cards.add(
                                new CardsPage.Card(table.toString(), reach.picture(link), rounds));
                    });
        }
        String title = view.title();
        var page = new CardsPage(visit.words(), event.path(""), title, !reach.reachable(), cards);
        var frame = Frame.of(visit, visit.words().get("ev.cards"));
        visit.page(Pages.render("evening/paper_cards", new Framed<>(frame, page)));
    }

    private static Map<Section.Table, List<CardsPage.Round>> tables(Floor floor, Words words) {
        var tables = new TreeMap<Section.Table, List<CardsPage.Round>>();
        floor.planned().seatings().stream()
                .sorted(Comparator.comparing(one -> one.round()))
                .forEach(one ->
                        tables.computeIfAbsent(
                                        new Section.Table(floor.section(), one.table()),
                                        _ -> new ArrayList<>())
                                .add(
                                        new CardsPage.Round(
                                                one.round().value(),
                                                Roster.numbers(floor, one.northSouth()),
                                                Roster.numbers(floor, one.eastWest()),
                                                Moves.boards(floor, one.set()),
                                                Changes.onCard(floor, one, words))));
        return tables;
    }
}
