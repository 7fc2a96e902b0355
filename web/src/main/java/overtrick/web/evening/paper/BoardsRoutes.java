package overtrick.web.evening.paper;

import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Map;
import overtrick.bridge.Board;
import overtrick.club.Club;
import overtrick.club.duplicate.BoardSetException;
import overtrick.club.duplicate.BoardSets;
import overtrick.club.duplicate.EventBoards;
import overtrick.club.duplicate.EventBoards.Misfit;
import overtrick.formats.pbn.Pbn;
import overtrick.formats.pbn.PlayedBoard;
import overtrick.tournament.session.Floor;
import overtrick.tournament.view.TournamentView;
import overtrick.web.Frame;
import overtrick.web.Framed;
import overtrick.web.Pages;
import overtrick.web.Routes;
import overtrick.web.Sorry;
import overtrick.web.Upload;
import overtrick.web.Visit;
import overtrick.web.Words;
import overtrick.web.door.Deed;
import overtrick.web.evening.EventVisit;
import overtrick.web.evening.Roster;

/// The boards of an event: printed to be dealt by hand, as a file for the dealing machine, or
/// brought from one.
final class BoardsRoutes {

    private final Club club;

    BoardsRoutes(Club club) {
        this.club = club;
    }

    void addTo(Routes routes) {
        routes.get("/events/{code}/console/boards.pbn", this::pbn);
        routes.get("/events/{code}/console/hands", this::hands);
        routes.post("/events/{code}/console/hands", this::bring);
    }

    private static List<Floor> floors(TournamentView view) {
        var floors = Roster.floors(view);
        if (floors.isEmpty()) {
            throw Sorry.unclear("ev.cards.later");
        }
        return floors;
    }

    /// The director sees the hands: he deals them.
    private List<Board> boards(EventVisit event) {
        var floors = floors(event.asDirector().state());
        return club.online().boards(event.id(), floors).stream()
                .map(EventBoards.Sealed::board)
                .toList();
    }

    private void pbn(Visit visit) {
        var event = EventVisit.of(visit, club);
        var title = event.asDirector().state().title();
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
        var page =
                new HandsPage(
                        visit.words(),
                        event.path(""),
                        event.asDirector().state().title(),
                        boards(event),
                        isOpen(event));
        var frame = Frame.of(visit, visit.words().get("ev.hands"));
        visit.page(Pages.render("evening/hands", new Framed<>(frame, page)));
    }

    /// In the room the cards are what they are, whenever the file comes; a table of the program has
    /// dealt its boards as soon as the first round has begun.
    private boolean isOpen(EventVisit event) {
        boolean begun =
                event.asDirector().state().sections().stream()
                        .anyMatch(one -> one.section().begun() > 0);
        return !begun || club.online().plan(event.id()).isEmpty();
    }

    private void bring(Visit visit) {
        var event = EventVisit.of(visit, club);
        var floors = floors(event.asDirector().state());
        visit.limit(Deed.UPLOAD);
        if (!isOpen(event)) {
            throw new Sorry(HttpStatus.CONFLICT, words -> words.get("ev.bring.late"));
        }
        var file = visit.file("pbn").orElseThrow(() -> Sorry.unclear("unclear.nofile"));
        club.online()
                .bring(event.id(), floors, read(file))
                .ifPresent(misfit -> {
                    throw new Sorry(
                            HttpStatus.UNPROCESSABLE_CONTENT, words -> sentence(misfit, words));
                });
        event.done(event.path("/console/hands"));
    }

    private static List<Board> read(Upload file) {
        try {
            return BoardSets.read(file.name(), file.bytes());
        } catch (BoardSetException wrong) {
            throw Sorry.unclear("unclear.pbn", String.valueOf(wrong.getMessage()));
        }
    }

    private static String sentence(Misfit misfit, Words words) {
        return switch (misfit) {
            case Misfit.Missing(var number) -> words.get("ev.bring.missing", number.value());
            case Misfit.Conditions(var board) -> {
                var right = Board.of(board.number(), board.deal());
                yield words.get(
                        "ev.bring.conditions",
                        board.number().value(),
                        words.name(board.dealer()),
                        words.name(board.vulnerability()),
                        words.name(right.dealer()),
                        words.name(right.vulnerability()));
            }
        };
    }
}
