package overtrick.web.board;

import io.javalin.http.HttpStatus;
import java.util.ArrayList;
import java.util.List;
import overtrick.club.Club;
import overtrick.club.duplicate.FinishedBoard;
import overtrick.club.duplicate.PlayedEntry;
import overtrick.club.duplicate.Records;
import overtrick.club.table.Member;
import overtrick.formats.pbn.Pbn;
import overtrick.formats.pbn.PlayedBoard;
import overtrick.web.Routes;
import overtrick.web.Sorry;
import overtrick.web.Visit;
import overtrick.web.Words;

/// Finished boards as PBN files to take home.
final class BoardFiles {

    /// Boards that are asked of the history at a time.
    private static final int GROUP = 200;

    private final Club club;

    BoardFiles(Club club) {
        this.club = club;
    }

    void addTo(Routes routes) {
        routes.get("/tables/{code}/boards.pbn", this::table);
        routes.get("/tables/{code}/boards/{ordinal}.pbn", this::board);
        routes.get("/me/boards.pbn", this::mine);
    }

    private void board(Visit visit) {
        String ordinal = visit.ctx().pathParam("ordinal");
        var board = BoardRoutes.board(club, visit, ordinal);
        String code = board.table().code();
        send(visit, "overtrick-%s-%d.pbn".formatted(code, board.ordinal()), List.of(board));
    }

    /// All boards of a table but those that others have still before them.
    private void table(Visit visit) {
        var boards = club.history().boardsAt(visit.table());
        if (boards.isEmpty()) {
            throw Sorry.notFound("no.boards");
        }
        var viewer = visit.person().map(Member.Person::id);
        var shown = boards.stream().filter(board -> club.history().maySee(board, viewer)).toList();
        if (shown.isEmpty()) {
            throw new Sorry(HttpStatus.FORBIDDEN, words -> words.get("board.hidden"));
        }
        send(visit, "overtrick-%s.pbn".formatted(visit.table().code()), shown);
    }

    private void mine(Visit visit) {
        var boards = new ArrayList<FinishedBoard>();
        var person = visit.person().orElseThrow(() -> Sorry.notFound("mine.none"));
        List<PlayedEntry> group;
        do {
            group = club.history().boardsOf(person.id(), boards.size(), GROUP);
            group.forEach(entry -> boards.add(entry.board()));
        } while (group.size() == GROUP);
        if (boards.isEmpty()) {
            throw Sorry.notFound("mine.none");
        }
        send(visit, "overtrick.pbn", boards.reversed());
    }

    private PlayedBoard record(FinishedBoard board, Words words) {
        var calls = BoardPage.calls(board, club.readings(), words);
        return Records.of(board, BoardPage.notes(calls));
    }

    private void send(Visit visit, String name, List<FinishedBoard> boards) {
        var words = visit.words();
        var records = boards.stream().map(board -> record(board, words)).toList();
        visit.ctx()
                .contentType("text/x-pbn")
                .header("Content-Disposition", "attachment; filename=\"" + name + "\"")
                .header("Cache-Control", "no-store")
                .result(Pbn.write(records));
    }
}
