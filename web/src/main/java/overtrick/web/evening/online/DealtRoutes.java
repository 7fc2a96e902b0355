package overtrick.web.evening.online;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import overtrick.bridge.Board;
import overtrick.cards.Side;
import overtrick.club.Club;
import overtrick.club.duplicate.EventBoards;
import overtrick.club.online.Chairs;
import overtrick.club.online.EventSeats.Player;
import overtrick.club.online.EventTables;
import overtrick.formats.pbn.Pbn;
import overtrick.formats.pbn.PlayedBoard;
import overtrick.movement.Seating;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.TableKind;
import overtrick.tournament.view.TournamentView;
import overtrick.web.Frame;
import overtrick.web.Framed;
import overtrick.web.Pages;
import overtrick.web.Routes;
import overtrick.web.Sorry;
import overtrick.web.Visit;
import overtrick.web.evening.EventVisit;
import overtrick.web.evening.Roster;
import overtrick.web.link.Addresses;

/// What a director prepares when part of the field plays in the room: the boards, as a file for the
/// dealing machine and printed, and screens for those who meet somebody elsewhere.
final class DealtRoutes {

    private final Club club;
    private final Addresses addresses;

    DealtRoutes(Club club, Addresses addresses) {
        this.club = club;
        this.addresses = addresses;
    }

    void addTo(Routes routes) {
        routes.get("/events/{code}/console/boards.pbn", this::pbn);
        routes.get("/events/{code}/console/hands", this::hands);
        routes.get("/events/{code}/console/screens", this::screens);
    }

    /// The director sees the hands: he deals them.
    private List<Board> boards(EventVisit event) {
        var floors = Roster.floors(event.asDirector().state());
        if (floors.isEmpty()) {
            throw Sorry.unclear("ev.cards.later");
        }
        return club.online().boards(event.id(), floors).stream()
                .map(EventBoards.Sealed::board)
                .toList();
    }

    private void pbn(Visit visit) {
        var event = EventVisit.of(visit, club);
        var title = JoinRoutes.title(event.asDirector().state());
        var dealt =
                boards(event).stream()
                        .map(board -> PlayedBoard.dealt(board, Map.of("Event", title)))
                        .toList();
        visit.ctx()
                .contentType("text/x-pbn")
                .header(
                        "Content-Disposition",
                        "attachment; filename=\"boards-" + event.id().code() + ".pbn\"")
                .header("Cache-Control", "no-store")
                .result(Pbn.write(dealt));
    }

    private void hands(Visit visit) {
        var event = EventVisit.of(visit, club);
        var title = JoinRoutes.title(event.asDirector().state());
        var page = new HandsPage(visit.words(), event.path(""), title, boards(event));
        var frame = Frame.of(visit, visit.words().get("ev.hands"));
        visit.page(Pages.render("evening/hands", new Framed<>(frame, page)));
    }

    private void screens(Visit visit) {
        var event = EventVisit.of(visit, club);
        var view = event.asDirector().state();
        var roster = Roster.of(view);
        var rounds = new TreeMap<Integer, List<ScreensPage.Place>>();
        var players = new LinkedHashSet<Player>();
        for (var floor : Roster.floors(view)) {
            for (var seating : floor.movement().seatings()) {
                if (EventTables.kind(view, floor, seating) == TableKind.REAL) {
                    continue;
                }
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
        }
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
        var taken = club.online().seats().of(event.id());
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
