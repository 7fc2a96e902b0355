package overtrick.web.board;

import io.javalin.config.JavalinConfig;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Map;
import overtrick.club.Club;
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

    private final Club club;

    public BoardRoutes(Club club) {
        this.club = club;
    }

    public void addTo(Door get, Door post, JavalinConfig config) {
        get.add(config, "/tables/{code}/boards/{ordinal}", this::board);
        get.add(config, "/me/boards", this::mine);
    }

    private void board(Visit visit) {
        var board =
                club.history()
                        .board(visit.table(), ordinal(visit))
                        .orElseThrow(() -> Sorry.notFound("no.board"));
        if (!club.history().maySee(board, visit.person().map(Member.Person::id))) {
            throw new Sorry(HttpStatus.FORBIDDEN, words -> words.get("board.hidden"));
        }
        var page = new BoardPage(board, club.history().elsewhere(board), visit.words());
        var frame = Frame.of(visit, page.title());
        visit.page(Pages.render("board/page", Map.of("frame", frame, "page", page)));
    }

    private static int ordinal(Visit visit) {
        try {
            return Integer.parseInt(visit.ctx().pathParam("ordinal"));
        } catch (NumberFormatException noNumber) {
            throw Sorry.notFound("no.board");
        }
    }

    private void mine(Visit visit) {
        int from = visit.has("from") ? visit.number("from", 0, 1_000_000) : 0;
        List<PlayedEntry> boards =
                visit.person()
                        .map(person -> club.history().boardsOf(person.id(), from, PAGE + 1))
                        .orElse(List.of());
        var page = new MyBoards(boards, from, PAGE, visit.words());
        var frame = Frame.of(visit, visit.words().get("mine.title"));
        visit.page(Pages.render("board/mine", Map.of("frame", frame, "page", page)));
    }
}
