package overtrick.practice.problem;

import io.javalin.http.HttpStatus;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import overtrick.formats.ReadingLimits;
import overtrick.formats.any.AnyBoards;
import overtrick.formats.pbn.PlayedBoard;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Upload;
import overtrick.page.Visit;
import overtrick.page.door.Deed;
import overtrick.robots.bidding.Recent;

/// Deals that somebody brings as a file or a text, each played as a problem.
final class OwnRoutes {

    /// Boards of one file that are listed.
    private static final int MOST = 100;

    /// Deals whose tricks are kept in mind.
    private static final int KEPT = 200;

    private final ProblemRoutes problems;
    private final Judging judging;
    private final Recent<OwnDeal, Given> known = new Recent<>(KEPT);

    OwnRoutes(ProblemRoutes problems, Judging judging) {
        this.problems = problems;
        this.judging = judging;
    }

    void addTo(Routes routes) {
        routes.get(Right.LOOK, ProblemRoutes.PATH + "/bring", OwnRoutes::ask);
        routes.postSlow(Right.PLAY, ProblemRoutes.PATH + "/bring", OwnRoutes::bring);
        routes.getSlow(Right.LOOK, OwnDeal.PATH, visit -> problems.show(visit, given(visit)));
        routes.postSlow(Right.PLAY, OwnDeal.PATH, visit -> problems.answer(visit, given(visit)));
    }

    private Given given(Visit visit) {
        return known.get(OwnDeal.of(visit), own -> own.given(judging));
    }

    private static void ask(Visit visit) {
        show(visit, HttpStatus.OK, new BringPage(visit.words(), "", false, List.of()));
    }

    private static void bring(Visit visit) {
        visit.limit(Deed.LOOK);
        byte[] bytes =
                visit.file("file")
                        .map(Upload::bytes)
                        .filter(some -> some.length > 0)
                        .orElseGet(() -> visit.param("text").getBytes(StandardCharsets.UTF_8));
        var boards = new ArrayList<BringPage.Entry>();
        for (var board : AnyBoards.read(bytes, ReadingLimits.UPLOAD).boards()) {
            if (boards.size() < MOST) {
                board.play()
                        .ifPresent(play -> boards.add(entry(board, play.contract().declarer())));
            }
        }
        if (boards.size() == 1) {
            visit.seeOther(boards.getFirst().declare());
            return;
        }
        show(
                visit,
                boards.isEmpty() ? HttpStatus.UNPROCESSABLE_CONTENT : HttpStatus.OK,
                new BringPage(visit.words(), visit.param("text"), boards.isEmpty(), boards));
    }

    private static BringPage.Entry entry(PlayedBoard board, overtrick.cards.Seat declarer) {
        var play = board.play().orElseThrow();
        return new BringPage.Entry(
                board.board().number().value(),
                play.contract(),
                OwnDeal.of(play, declarer).address(),
                OwnDeal.of(play, declarer.left()).address());
    }

    private static void show(Visit visit, HttpStatus status, BringPage page) {
        var frame = Frame.of(visit, visit.words().get("problem.bring"));
        visit.page(status, Pages.render("problem/bring", new Framed<>(frame, page)));
    }
}
