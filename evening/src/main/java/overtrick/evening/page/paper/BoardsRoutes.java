package overtrick.evening.page.paper;

import io.javalin.http.HttpStatus;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.bridge.Board;
import overtrick.bridgetable.duplicate.BoardSetException;
import overtrick.bridgetable.duplicate.BoardSets;
import overtrick.bridgetable.duplicate.EventBoards.Misfit;
import overtrick.evening.Evenings;
import overtrick.evening.page.EventVisit;
import overtrick.evening.page.Roster;
import overtrick.formats.pbn.Pbn;
import overtrick.formats.pbn.PlayedBoard;
import overtrick.page.Download;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Upload;
import overtrick.page.Visit;
import overtrick.page.Words;
import overtrick.page.door.Deed;
import overtrick.tournament.act.Act;
import overtrick.tournament.session.Floor;
import overtrick.tournament.view.ResultLine;
import overtrick.tournament.view.TournamentView;

/// The boards of an event: printed to be dealt by hand, as a file for the dealing machine, or
/// brought from one.
final class BoardsRoutes {

    private final Evenings evenings;

    BoardsRoutes(Evenings evenings) {
        this.evenings = evenings;
    }

    void addTo(Routes routes) {
        routes.getSlow(Right.DIRECT, "/events/{code}/console/boards.pbn", this::pbn);
        routes.getSlow(Right.DIRECT, "/events/{code}/console/hands", this::hands);
        routes.postSlow(Right.DIRECT, "/events/{code}/console/hands", this::bring);
        routes.postSlow(Right.DIRECT, "/events/{code}/console/hands/deal", this::deal);
        routes.post(Right.DIRECT, "/events/{code}/console/hands/used", this::use);
        routes.post(Right.DIRECT, "/events/{code}/console/hands/away", this::putAway);
    }

    private static List<Floor> floors(TournamentView view) {
        var floors = Roster.floors(view);
        if (floors.isEmpty()) {
            throw Sorry.unclear("ev.cards.later");
        }
        return floors;
    }

    /// The boards that were dealt here, but for those that a director who plays has still to play:
    /// somebody else deals them.
    private List<Board> boards(EventVisit event) {
        floors(event.asDirector().state());
        var ahead = event.ahead();
        return evenings.online().dealt(event.id()).stream()
                .filter(board -> !ahead.contains(board.number()))
                .toList();
    }

    private void pbn(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        var title = event.asDirector().state().title();
        var dealt =
                boards(event).stream()
                        .map(board -> PlayedBoard.dealt(board, Map.of("Event", title)))
                        .toList();
        if (dealt.isEmpty()) {
            throw new Sorry(HttpStatus.CONFLICT, words -> words.get("ev.hands.none"));
        }
        String name = "boards-%s.pbn".formatted(event.id().code());
        Download.send(visit, name, "text/x-pbn", Pbn.write(dealt));
    }

    /// Shows what there is. Whoever looks deals nothing: as often as not the boards are dealt at
    /// the tables, and hands that nobody has played would be everybody's in the end.
    private void hands(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        var boards = boards(event);
        int dealt = evenings.online().dealt(event.id()).size();
        var page =
                new HandsPage(
                        visit.words(),
                        event.path(""),
                        event.asDirector().state().title(),
                        boards,
                        needed(event),
                        isOpen(event),
                        dealt - boards.size(),
                        evenings.online().hasPutAway(event.id()),
                        event.asDirector().state().particulars().usesHands());
        var frame = Frame.of(visit, visit.words().get("ev.hands"));
        visit.page(Pages.render("evening/hands", new Framed<>(frame, page)));
    }

    private int needed(EventVisit event) {
        return evenings.online().needed(floors(event.asDirector().state()));
    }

    /// Deals them, or brings back those that were put away. With results there are other boards on
    /// the tables already.
    private void deal(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        var view = event.asDirector().state();
        var floors = floors(view);
        boolean late = view.closed() || view.results().stream().anyMatch(ResultLine::in);
        boolean known =
                evenings.online().hasPutAway(event.id())
                        || !evenings.online().dealt(event.id()).isEmpty();
        if (late && !known) {
            throw new Sorry(HttpStatus.CONFLICT, words -> words.get("ev.hands.late"));
        }
        evenings.online().deal(event.id(), floors);
        if (evenings.online().plan(event.id()).isEmpty()) {
            say(event, false); // printed is not yet laid out at the tables
        }
        event.done(event.path("/console/hands"));
    }

    /// These are the hands that lie in the boards, or they are not after all.
    private void use(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.director();
        if (evenings.online().dealt(event.id()).isEmpty()) {
            throw new Sorry(HttpStatus.CONFLICT, words -> words.get("ev.hands.none"));
        }
        if (!isOpen(event)) {
            throw new Sorry(HttpStatus.CONFLICT, words -> words.get("ev.bring.late"));
        }
        say(event, visit.param("used").equals("yes"));
        event.done(event.path("/console/hands"));
    }

    private static void say(EventVisit event, boolean used) {
        if (!event.asDirector().state().particulars().used().equals(Optional.of(used))) {
            event.direct("", new Act.UseHands(used));
        }
    }

    /// They are not what is played: nobody is to see them.
    private void putAway(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.director();
        if (!isOpen(event)) {
            throw new Sorry(HttpStatus.CONFLICT, words -> words.get("ev.bring.late"));
        }
        evenings.online().putAway(event.id());
        event.done(event.path("/console/hands"));
    }

    /// In the room the cards are what they are, whenever the file comes; a table of the program has
    /// dealt its boards as soon as the first round has begun.
    private boolean isOpen(EventVisit event) {
        boolean begun =
                event.asDirector().state().sections().stream()
                        .anyMatch(one -> one.section().begun() > 0);
        return !begun || evenings.online().plan(event.id()).isEmpty();
    }

    private void bring(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        var floors = floors(event.asDirector().state());
        visit.limit(Deed.UPLOAD);
        if (!isOpen(event)) {
            throw new Sorry(HttpStatus.CONFLICT, words -> words.get("ev.bring.late"));
        }
        var file =
                visit.file("pbn")
                        .or(() -> dropped(visit))
                        .orElseThrow(() -> Sorry.unclear("unclear.nofile"));
        evenings.online()
                .bring(event.id(), floors, read(file))
                .ifPresent(misfit -> {
                    throw new Sorry(
                            HttpStatus.UNPROCESSABLE_CONTENT, words -> sentence(misfit, words));
                });
        if (!event.asDirector().state().particulars().usesHands()) {
            say(event, true); // a machine has dealt them
        }
        event.done(event.path("/console/hands"));
    }

    /// Boards of a file that was dropped on a page and read there.
    private static Optional<Upload> dropped(Visit visit) {
        return Optional.of(visit.lines("boards"))
                .filter(text -> !text.isBlank())
                .map(text -> new Upload("", text.getBytes(StandardCharsets.UTF_8)));
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
