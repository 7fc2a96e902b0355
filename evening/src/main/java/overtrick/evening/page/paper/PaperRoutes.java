package overtrick.evening.page.paper;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import overtrick.evening.Evenings;
import overtrick.evening.page.EventVisit;
import overtrick.evening.page.Moves;
import overtrick.evening.page.Roster;
import overtrick.evening.page.Times;
import overtrick.evening.tournament.EventLink;
import overtrick.evening.tournament.Rights;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.door.Deed;
import overtrick.page.link.Addresses;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.Section;

/// Links and what is printed with them.
public record PaperRoutes(Evenings evenings, Addresses addresses) {

    private static final int LONGEST_LABEL = 40;
    private static final int MOST_LINKS = 20;

    public void addTo(Routes routes) {
        new BoardsRoutes(evenings).addTo(routes);
        routes.get(
                Right.DIRECT,
                "/events/{code}/console/share",
                visit -> share(visit, Optional.empty()));
        routes.post(Right.DIRECT, "/events/{code}/console/links", this::link);
        routes.post(Right.DIRECT, "/events/{code}/console/links/withdraw", this::withdraw);
        routes.post(Right.DIRECT, "/events/{code}/console/links/renew", this::renew);
        new DeviceRoutes(evenings).addTo(routes);
        routes.getSlow(Right.DIRECT, "/events/{code}/console/cards", this::cards);
        new DirectRoutes(evenings).addTo(routes);
    }

    private void share(Visit visit, Optional<String> secret) {
        var event = EventVisit.of(visit, evenings);
        event.director();
        var words = visit.words();
        var reach = addresses.reach(visit);
        var links =
                event.tournaments().rights().links(event.id()).stream()
                        .map(one ->
                                new SharePage.Line(
                                        one.hash(),
                                        one.label(),
                                        Times.of(one.created(), words),
                                        one.people()))
                        .toList();
        var page =
                new SharePage(
                        words,
                        event.path(""),
                        !reach.reachable(),
                        reach.picture(event.path("")),
                        reach.picture(
                                event.path("/enter/" + event.tournaments().entryKey(event.id()))),
                        secret.map(one -> reach.picture(event.path("/direct/" + one))),
                        links);
        var frame = Frame.of(visit, words.get("ev.share"));
        visit.page(Pages.render("evening/paper_share", new Framed<>(frame, page)));
    }

    private void link(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.director();
        visit.limit(Deed.TABLE);
        String label = visit.param("label").replaceAll("\\p{Cntrl}", " ").strip();
        if (label.length() > LONGEST_LABEL) {
            throw Sorry.unclear("unclear.long", LONGEST_LABEL);
        }
        var rights = event.tournaments().rights();
        if (rights.links(event.id()).size() >= MOST_LINKS) {
            throw Sorry.unclear("ev.too.many.links", MOST_LINKS);
        }
        share(visit, Optional.of(rights.link(event.id(), label)));
    }

    private void withdraw(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.director();
        withdraw(event, visit.param("link"));
        visit.seeOther(event.path("/console/share"));
    }

    private boolean withdraw(EventVisit event, String hash) {
        boolean stood = event.tournaments().rights().withdraw(event.id(), hash);
        var scope = EventLink.ofDirector(hash).scope(event.id());
        evenings.devices().end(event.id(), grant -> grant.scope().equals(scope));
        return stood;
    }

    /// Another link for the same person or device; the old one opens nothing from then on.
    private void renew(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.director();
        visit.limit(Deed.TABLE);
        var rights = event.tournaments().rights();
        String hash = visit.param("link");
        String label =
                rights.links(event.id()).stream()
                        .filter(one -> one.hash().equals(hash))
                        .findFirst()
                        .map(Rights.Link::label)
                        .orElseThrow(() -> Sorry.notFound("ev.old.link"));
        withdraw(event, hash);
        share(visit, Optional.of(rights.link(event.id(), label)));
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
            tables(floor)
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

    private static Map<Section.Table, List<CardsPage.Round>> tables(Floor floor) {
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
                                                Moves.boards(floor, one.set()))));
        return tables;
    }
}
