package overtrick.boards.page.sheet;

import io.javalin.http.HttpStatus;
import java.util.Optional;
import overtrick.boards.PlayedBoards;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.cards.Side;
import overtrick.house.table.Member;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;

/// Score sheets and slips, to be printed.
public final class SheetRoutes implements Feature {

    /// Boards on a sheet: one page of paper.
    private static final int BOARDS = 32;

    private static final int USUAL_BOARDS = 16;

    private final PlayedBoards archive;

    public SheetRoutes(PlayedBoards archive) {
        this.archive = archive;
    }

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/tables/{code}/sheet", this::sheet);
        routes.get(Right.LOOK, "/sheet", this::blank);
    }

    /// What was played at a table, but for boards that others have still before them.
    private void sheet(Visit visit) {
        var id = visit.table();
        var viewer = visit.person().map(Member.Person::id);
        var boards =
                archive.history().boardsAt(id).stream()
                        .filter(board -> board.again().isEmpty())
                        .toList();
        if (boards.isEmpty()) {
            throw Sorry.notFound("no.boards");
        }
        var shown =
                boards.stream().filter(board -> archive.history().maySee(board, viewer)).toList();
        if (shown.isEmpty()) {
            throw new Sorry(HttpStatus.FORBIDDEN, words -> words.get("board.hidden"));
        }
        int last = visit.has("until") ? visit.number("until", 1, shown.size()) : shown.size();
        int from = Math.max(0, last - BOARDS);
        var lines = shown.subList(from, last).stream().map(this::line).toList();
        var sheet =
                new ScoreSheet(
                        visit.words(), id, lines, from > 0 ? Optional.of(from) : Optional.empty());
        var frame = Frame.of(visit, visit.words().get("sheet.title"));
        visit.page(Pages.render("sheet/score", new Framed<>(frame, sheet)));
    }

    private ScoreLine line(FinishedBoard board) {
        return board.given()
                .map(given -> new ScoreLine(board, given.imps(Side.NORTH_SOUTH)))
                .orElseGet(() -> compared(board));
    }

    private ScoreLine compared(FinishedBoard board) {
        var imps = archive.comparisons().of(board).imps(Side.NORTH_SOUTH);
        return new ScoreLine(
                board, imps.isPresent() ? Optional.of(imps.getAsInt()) : Optional.empty());
    }

    private void blank(Visit visit) {
        boolean slips = visit.param("kind").equals("slips");
        int first = visit.has("first") ? visit.number("first", 1, BlankPaper.HIGHEST) : 1;
        int boards =
                visit.has("boards") ? visit.number("boards", 1, BlankPaper.MOST) : USUAL_BOARDS;
        var paper = new BlankPaper(visit.words(), slips, first, boards);
        var frame = Frame.of(visit, visit.words().get(slips ? "slip.title" : "sheet.title"));
        visit.page(Pages.render("sheet/blank", new Framed<>(frame, paper)));
    }
}
