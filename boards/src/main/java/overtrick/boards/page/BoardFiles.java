package overtrick.boards.page;

import io.javalin.http.HttpStatus;
import java.util.List;
import overtrick.boards.PlayedBoards;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.bridgetable.duplicate.Records;
import overtrick.formats.pbn.Pbn;
import overtrick.formats.pbn.PlayedBoard;
import overtrick.house.table.Member;
import overtrick.page.Download;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.Words;
import overtrick.robots.bidding.Readings;

/// Finished boards as PBN files to take home.
public record BoardFiles(PlayedBoards archive) {

    void addTo(Routes routes) {
        routes.get(Right.LOOK, "/tables/{code}/boards.pbn", this::table);
        routes.get(Right.LOOK, "/tables/{code}/boards/{ordinal}.pbn", this::board);
    }

    private void board(Visit visit) {
        String ordinal = visit.ctx().pathParam("ordinal");
        var board = BoardRoutes.board(archive, visit, ordinal);
        String code = board.table().code();
        send(visit, "overtrick-%s-%d.pbn".formatted(code, board.ordinal()), List.of(board));
    }

    /// All boards of a table but those that others have still before them.
    private void table(Visit visit) {
        var boards = archive.history().boardsAt(visit.table());
        if (boards.isEmpty()) {
            throw Sorry.notFound("no.boards");
        }
        var viewer = visit.person().map(Member.Person::id);
        var shown =
                boards.stream().filter(board -> archive.history().maySee(board, viewer)).toList();
        if (shown.isEmpty()) {
            throw new Sorry(HttpStatus.FORBIDDEN, words -> words.get("board.hidden"));
        }
        send(visit, "overtrick-%s.pbn".formatted(visit.table().code()), shown);
    }

    private static PlayedBoard record(FinishedBoard board, Readings readings, Words words) {
        var calls = BoardPage.calls(board, readings, words);
        return Records.of(board, BoardPage.notes(calls));
    }

    private void send(Visit visit, String name, List<FinishedBoard> boards) {
        send(visit, name, boards, archive.readings());
    }

    /// Answers with a file of boards.
    public static void send(
            Visit visit, String name, List<FinishedBoard> boards, Readings readings) {
        var words = visit.words();
        var records = boards.stream().map(board -> record(board, readings, words)).toList();
        Download.send(visit, name, "text/x-pbn", Pbn.write(records));
    }
}
