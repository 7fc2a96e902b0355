package overtrick.web.board;

import io.javalin.config.JavalinConfig;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Map;
import overtrick.club.Club;
import overtrick.club.history.FinishedBoard;
import overtrick.club.history.PlayedEntry;
import overtrick.club.table.Member;
import overtrick.web.Frame;
import overtrick.web.Pages;
import overtrick.web.Sorry;
import overtrick.web.Visit;
import overtrick.web.Web.Door;

/// Boards that are over.
public final class BoardRoutes {

    private static final int PAGE = 50;

    /// Boards that the curve goes back.
    private static final int CURVE = 400;

    private static final int CARDS = 52;

    private final Club club;

    public BoardRoutes(Club club) {
        this.club = club;
    }

    public void addTo(Door get, Door post, JavalinConfig config) {
        new BoardFiles(club).addTo(get, config);
        get.add(config, "/tables/{code}/boards/{ordinal}", this::board);
        get.add(config, "/me/boards", this::mine);
    }

    /// The whole page for people; for the page that moves its own cards only what moves.
    private void board(Visit visit) {
        var board = board(club, visit, visit.ctx().pathParam("ordinal"));
        int shown = visit.has("card") ? visit.number("card", 0, CARDS) : 0;
        var replay = Replay.of(board, shown, visit.words());
        if (visit.ctx().header("HX-Request") != null && replay.isPresent()) {
            visit.page(Pages.render("board/moves", Map.of("replay", replay.get())));
            return;
        }
        var elsewhere = Elsewhere.of(board, club.history().elsewhere(board), visit.words());
        var page = new BoardPage(board, replay, elsewhere, visit.words());
        var frame = Frame.of(visit, page.title());
        visit.page(Pages.render("board/page", Map.of("frame", frame, "page", page)));
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
        visit.page(Pages.render("board/mine", Map.of("frame", frame, "page", page)));
    }

    private List<PlayedEntry> boards(Visit visit, int from, int count) {
        return visit.person()
                .map(person -> club.history().boardsOf(person.id(), from, count))
                .orElse(List.of());
    }
}
