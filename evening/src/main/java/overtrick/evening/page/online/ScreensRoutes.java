package overtrick.evening.page.online;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import overtrick.cards.Side;
import overtrick.evening.Evenings;
import overtrick.evening.online.Chairs;
import overtrick.evening.online.EventSeats.Player;
import overtrick.evening.online.EventTables;
import overtrick.evening.page.EventVisit;
import overtrick.evening.page.Roster;
import overtrick.movement.Seating;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Visit;
import overtrick.page.link.Addresses;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.TableKind;
import overtrick.tournament.view.TournamentView;

/// The screens that are needed in the room by those who meet somebody elsewhere.
final class ScreensRoutes {

    private final Evenings evenings;
    private final Addresses addresses;

    ScreensRoutes(Evenings evenings, Addresses addresses) {
        this.evenings = evenings;
        this.addresses = addresses;
    }

    void addTo(Routes routes) {
        routes.get(Right.DIRECT, "/events/{code}/console/screens", this::screens);
    }

    private void screens(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        var view = event.asDirector().state();
        var rounds = new TreeMap<Integer, List<ScreensPage.Place>>();
        var players = new LinkedHashSet<Player>();
        for (var floor : Roster.floors(view)) {
            floor.movement().seatings().stream()
                    .filter(at -> EventTables.kind(view, floor, at) != TableKind.REAL)
                    .forEach(at -> addNeeded(view, floor, at, rounds, players));
        }
        players.addAll(notCome(event, view));
        var page =
                new ScreensPage(
                        visit.words(),
                        event.path(""),
                        !addresses.reach(visit).reachable(),
                        rounds.entrySet().stream()
                                .map(one -> new ScreensPage.Round(one.getKey(), one.getValue()))
                                .toList(),
                        chairs(event, view, players));
        var frame = Frame.of(visit, visit.words().get("ev.screens"));
        visit.page(Pages.render("evening/screens", new Framed<>(frame, page)));
    }

    /// Who needs screens at a table of the program.
    private static void addNeeded(
            TournamentView view,
            Floor floor,
            Seating seating,
            Map<Integer, List<ScreensPage.Place>> rounds,
            Set<Player> players) {
        var roster = Roster.of(view);
        for (var side : Side.values()) {
            var here = here(view, floor, seating, side);
            if (!here.isEmpty()) {
                rounds.computeIfAbsent(seating.round().value(), _ -> new ArrayList<>())
                        .add(
                                new ScreensPage.Place(
                                        floor.section() + "" + seating.table(),
                                        roster.names(floor, seating, side),
                                        roster.names(floor, seating, side.other())));
                players.addAll(here);
            }
        }
    }

    /// Players elsewhere who have been entered by name and have not come.
    private List<Player> notCome(EventVisit event, TournamentView view) {
        var taken = evenings.online().seats().of(event.id()).keySet();
        return view.entries().stream()
                .filter(entry -> entry.where() == TableKind.ONLINE && !entry.withdrawn())
                .flatMap(entry ->
                        IntStream.range(0, entry.players().size())
                                .mapToObj(at -> new Player(entry.id(), at)))
                .filter(player -> !taken.contains(player))
                .toList();
    }

    /// The players of a side who are in the room.
    private static List<Player> here(TournamentView view, Floor floor, Seating seating, Side side) {
        return Chairs.players(floor, seating, side).stream()
                .filter(player -> entry(view, player).where() == TableKind.REAL)
                .toList();
    }

    private static Entry entry(TournamentView view, Player player) {
        return view.entries().stream()
                .filter(entry -> entry.id().equals(player.entry()))
                .findFirst()
                .orElseThrow();
    }

    private List<ScreensPage.Chair> chairs(
            EventVisit event, TournamentView view, Set<Player> players) {
        var reach = addresses.reach(event.visit());
        var taken = evenings.online().seats().of(event.id());
        return players.stream()
                .map(player -> {
                    var entry = entry(view, player);
                    return new ScreensPage.Chair(
                            entry.players().get(player.player()),
                            entry.name(),
                            reach.picture(Chair.path(event, player)),
                            taken.containsKey(player));
                })
                .toList();
    }
}
