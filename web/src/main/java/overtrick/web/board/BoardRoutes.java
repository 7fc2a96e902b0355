package overtrick.web.board;

import io.javalin.http.HttpStatus;
import java.time.Duration;
import java.util.List;
import overtrick.club.Club;
import overtrick.club.duplicate.FinishedBoard;
import overtrick.club.duplicate.PlayedEntry;
import overtrick.club.table.Member;
import overtrick.web.Feature;
import overtrick.web.Frame;
import overtrick.web.Framed;
import overtrick.web.Pages;
import overtrick.web.Routes;
import overtrick.web.Sorry;
import overtrick.web.Visit;
import overtrick.web.door.Deed;

/// Boards that are over.
public final class BoardRoutes implements Feature {

    private static final int PAGE = 50;

    /// Boards that the curve goes back.
    private static final int CURVE = 400;

    private static final int CARDS = 52;

    /// How long a page waits for an analysis before it asks again.
    private static final Duration PATIENCE = Duration.ofSeconds(15);

    private final Club club;
    private final Analyses analyses = new Analyses();

    public BoardRoutes(Club club) {
        this.club = club;
    }

    @Override
    public void addTo(Routes routes) {
        new BoardFiles(club).addTo(routes);
        routes.get("/tables/{code}/boards/{ordinal}", this::board);
        routes.get("/tables/{code}/boards/{ordinal}/analysis", this::analysis);
        routes.get("/me/boards", this::mine);
    }

    /// Works out no more analyses.
    @Override
    public void close() {
        analyses.close();
    }

    /// The whole page for people; for the page that moves its own cards only what moves.
    private void board(Visit visit) {
        var board = board(club, visit, visit.ctx().pathParam("ordinal"));
        int shown = shown(visit);
        var answer = analyses.now(board);
        var part = new AnalysisPart(board, shown, answer, false, visit.words());
        var replay = Replay.of(board, shown, answer.analysis(), visit.words());
        if (isByScript(visit) && replay.isPresent()) {
            visit.page(Pages.render("board/moves", new MovedPart(replay, part)));
            return;
        }
        var elsewhere = Elsewhere.of(board, club.history().elsewhere(board), visit.words());
        var calls = BoardPage.calls(board, club.readings(), visit.words());
        var page = new BoardPage(board, replay, elsewhere, part, calls, visit.words());
        var frame = Frame.of(visit, page.title());
        visit.page(Pages.render("board/page", new Framed<>(frame, page)));
    }

    /// The analysis as soon as it is there, with the parts of the replay that show it; people
    /// without a script are sent to the page that has it by then.
    private void analysis(Visit visit) {
        var board = board(club, visit, visit.ctx().pathParam("ordinal"));
        int shown = shown(visit);
        if (analyses.now(board).analysis().isEmpty()) {
            visit.limit(Deed.ANALYSIS);
        }
        var answer = analyses.await(board, PATIENCE);
        var part = new AnalysisPart(board, shown, answer, true, visit.words());
        if (!isByScript(visit)) {
            visit.seeOther(part.pagePath());
            return;
        }
        var replay = Replay.of(board, shown, answer.analysis(), visit.words());
        visit.page(Pages.render("board/seen", new MovedPart(replay, part)));
    }

    private static int shown(Visit visit) {
        return visit.has("card") ? visit.number("card", 0, CARDS) : 0;
    }

    private static boolean isByScript(Visit visit) {
        return visit.ctx().header("HX-Request") != null;
    }

    /// The board that is asked for.
    ///
    /// @throws Sorry when there is none, or the visitor may not see it yet
    static FinishedBoard board(Club club, Visit visit, String ordinal) {
        var board =
                club.history()
                        .board(visit.table(), ordinal(ordinal))
                        .orElseThrow(() -> Sorry.notFound("no.board"));
        if (!club.history().maySee(board, visit.person().map(Member.Person::id))) {
            throw new Sorry(HttpStatus.FORBIDDEN, words -> words.get("board.hidden"));
        }
        return board;
    }

    private static int ordinal(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException noNumber) {
            throw Sorry.notFound("no.board");
        }
    }

    private void mine(Visit visit) {
        int from = visit.has("from") ? visit.number("from", 0, 1_000_000) : 0;
        var boards = boards(visit, from, PAGE + 1);
        var latest = boards(visit, 0, CURVE).reversed();
        var curve = Curve.of(latest.stream().map(MyBoards::points).toList());
        var page = new MyBoards(boards, from, PAGE, curve, visit.words());
        var frame = Frame.of(visit, visit.words().get("mine.title"));
        visit.page(Pages.render("board/mine", new Framed<>(frame, page)));
    }

    private List<PlayedEntry> boards(Visit visit, int from, int count) {
        return visit.person()
                .map(person -> club.history().boardsOf(person.id(), from, count))
                .orElse(List.of());
    }
}
