package overtrick.evening.page.console;

import io.javalin.http.HttpStatus;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridgetable.page.ResultText;
import overtrick.cards.Side;
import overtrick.evening.Evenings;
import overtrick.evening.page.EventVisit;
import overtrick.evening.page.Roster;
import overtrick.evening.page.cards.KnownCards;
import overtrick.evening.page.start.Offers;
import overtrick.house.codes.TournamentId;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.stream.Streams;
import overtrick.scoring.Outcome;
import overtrick.tournament.session.Slip;
import overtrick.tournament.session.Slot;
import overtrick.tournament.view.ResultLine;
import overtrick.tournament.view.SectionView;
import overtrick.tournament.view.TournamentView;

/// What commentators see: the tables of the round, and each board that is being played with its
/// cards and what it has come to so far.
public final class CommentaryRoutes implements AutoCloseable {

    private final Evenings evenings;
    private final Offers offers;
    private final Streams<TournamentId, ConsolePage.Seen, ConsolePage> streams = new Streams<>();

    public CommentaryRoutes(Evenings evenings, Offers offers) {
        this.evenings = evenings;
        this.offers = offers;
    }

    public void addTo(Routes routes) {
        routes.getSlow(Right.COMMENT, "/events/{code}/commentary", this::show);
        routes.get(Right.COMMENT, "/events/{code}/commentary/stream", this::stream);
        routes.getSlow(Right.COMMENT, "/events/{code}/commentary/{board}", this::board);
    }

    /// @throws Sorry when they have a place in the event: a director may
    private EventVisit onlooker(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.expect(Right.COMMENT);
        if (event.entry().isPresent()) {
            throw new Sorry(HttpStatus.CONFLICT, words -> words.get("ev.commentary.plays"));
        }
        return event;
    }

    private CommentaryScene scene(EventVisit event) {
        return new CommentaryScene(evenings, event.id(), offers);
    }

    private void show(Visit visit) {
        var event = onlooker(visit);
        var scene = scene(event);
        var seen = scene.look(visit.viewer()).orElseThrow(() -> EventVisit.only(Right.COMMENT));
        var now = scene.page(seen, visit.words());
        var page =
                new CommentaryPage(
                        visit.words(),
                        event.path(""),
                        now.number(),
                        now.title(),
                        now.clock(),
                        now.tables(),
                        now.standing());
        var frame = Frame.of(visit, visit.words().get("ev.commentary"));
        visit.page(Pages.render("evening/commentary", new Framed<>(frame, page)));
    }

    private void stream(Visit visit) {
        var event = onlooker(visit);
        streams.open(visit, event.id(), () -> scene(event), EventVisit.lastSeen(visit));
    }

    private void board(Visit visit) {
        var event = onlooker(visit);
        String text = visit.ctx().pathParam("board");
        int number = text.matches("\\d{1,4}") ? Integer.parseInt(text) : 0;
        var view = event.asDirector().state();
        var boards = begun(view);
        if (!boards.contains(number)) {
            throw Sorry.notFound("ev.no.board.yet", text);
        }
        var words = visit.words();
        var board = new BoardNumber(number);
        var page =
                new CommentedBoard(
                        words,
                        event.path(""),
                        number,
                        words.name(board.dealer()),
                        words.name(board.vulnerability()),
                        cards(event, number),
                        lines(event, view, number),
                        boards);
        var frame = Frame.of(visit, words.get("ev.board", number));
        visit.page(Pages.render("evening/commentary_board", new Framed<>(frame, page)));
    }

    /// The boards of rounds that have begun: what is still to come nobody needs to tell.
    private static List<Integer> begun(TournamentView view) {
        return view.results().stream()
                .map(ResultLine::slot)
                .filter(slot -> hasBegun(view, slot))
                .map(slot -> slot.board().value())
                .distinct()
                .sorted()
                .toList();
    }

    private static boolean hasBegun(TournamentView view, Slot slot) {
        return view.sections().stream()
                .map(SectionView::section)
                .filter(section -> section.name().equals(slot.section()))
                .anyMatch(section -> slot.round().value() <= section.begun());
    }

    private Optional<Board> cards(EventVisit event, int number) {
        var dealt = evenings.online().dealt(event.id());
        return KnownCards.of(event.asDirector().state(), dealt).stream()
                .filter(board -> board.number().value() == number)
                .findFirst();
    }

    private static List<CommentedBoard.Line> lines(
            EventVisit event, TournamentView view, int number) {
        var roster = Roster.of(view);
        var lines = new ArrayList<CommentedBoard.Line>();
        for (var line : view.results()) {
            var slot = line.slot();
            if (slot.board().value() != number) {
                continue;
            }
            Roster.floors(view).stream()
                    .filter(floor -> floor.section().equals(slot.section()))
                    .findFirst()
                    .flatMap(floor ->
                            floor.at(slot)
                                    .map(at ->
                                            new CommentedBoard.Line(
                                                    slot.at().toString(),
                                                    slot.round().value(),
                                                    Roster.numbers(floor, at.northSouth()),
                                                    roster.names(floor, at, Side.NORTH_SOUTH),
                                                    Roster.numbers(floor, at.eastWest()),
                                                    roster.names(floor, at, Side.EAST_WEST),
                                                    result(event, view, line),
                                                    points(event, line))))
                    .ifPresent(lines::add);
        }
        return lines;
    }

    /// What it came to; whether it is being played, or still to be.
    private static String result(EventVisit event, TournamentView view, ResultLine line) {
        var words = event.words();
        return outcome(line)
                .map(one -> ResultText.of(one, words))
                .orElseGet(() ->
                        words.get(
                                hasBegun(view, line.slot())
                                        ? "ev.commentary.plays.now"
                                        : "ev.commentary.later"));
    }

    private static String points(EventVisit event, ResultLine line) {
        return outcome(line).map(one -> ResultText.points(one, event.words())).orElse("");
    }

    private static Optional<Outcome> outcome(ResultLine line) {
        return line.slip().flatMap(Slip::outcome);
    }

    @Override
    public void close() {
        streams.close();
    }
}
