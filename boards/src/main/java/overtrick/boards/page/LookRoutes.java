package overtrick.boards.page;

import io.javalin.http.HttpStatus;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.boards.PlayedBoards;
import overtrick.formats.ReadingLimits;
import overtrick.formats.any.AnyBoards;
import overtrick.formats.pbn.PlayedBoard;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Upload;
import overtrick.page.Visit;
import overtrick.page.door.Deed;

/// Boards from elsewhere: pasted, from a file, or from the link of a viewer.
public final class LookRoutes implements Feature {

    /// Boards of one text that are shown.
    private static final int MOST = 200;

    private final PlayedBoards archive;
    private final Analyses analyses;

    public LookRoutes(PlayedBoards archive) {
        this.archive = archive;
        this.analyses = new Analyses(archive.readings(), (_, _) -> {});
    }

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/look", LookRoutes::ask);
        routes.postSlow(Right.PLAY, "/look", this::look);
        routes.get(Right.LOOK, "/look/{word}", this::show);
        routes.get(Right.LOOK, "/look/{word}/analysis", visit -> shown(visit).analysis());
        routes.get(Right.LOOK, "/look/{word}/decided", visit -> shown(visit).decidedAlone());
    }

    @Override
    public void close() {
        analyses.close();
    }

    private static void ask(Visit visit) {
        show(visit, HttpStatus.OK, LookPage.empty(visit.words()));
    }

    private static void show(Visit visit, HttpStatus status, LookPage page) {
        var frame = Frame.of(visit, visit.words().get("door.look"));
        visit.page(status, Pages.render("look/page", new Framed<>(frame, page)));
    }

    private void look(Visit visit) {
        visit.limit(Deed.LOOK);
        byte[] text = text(visit);
        var found = AnyBoards.read(text, ReadingLimits.UPLOAD);
        if (found.isEmpty()) {
            show(
                    visit,
                    HttpStatus.UNPROCESSABLE_CONTENT,
                    LookPage.toMend(text, found, visit.words()));
            return;
        }
        var entries = kept(found);
        if (entries.size() == 1) {
            visit.seeOther("/look/" + entries.getFirst().word());
            return;
        }
        show(visit, HttpStatus.OK, LookPage.of(entries, visit.words()));
    }

    /// Keeps what was found, whole boards first.
    private List<LookPage.Entry> kept(AnyBoards.Found found) {
        var entries = new ArrayList<LookPage.Entry>();
        var boards = found.boards().subList(0, Math.min(MOST, found.boards().size()));
        var words = archive.looks().keep(boards);
        for (int at = 0; at < boards.size(); at++) {
            entries.add(LookPage.Entry.of(words.get(at), boards.get(at)));
        }
        int room = MOST - boards.size();
        var parts = found.parts().subList(0, Math.min(room, found.parts().size()));
        var ofParts = archive.looks().keepParts(parts);
        for (int at = 0; at < parts.size(); at++) {
            entries.add(LookPage.Entry.of(ofParts.get(at), parts.get(at)));
        }
        return entries;
    }

    private static byte[] text(Visit visit) {
        return visit.file("file")
                .map(Upload::bytes)
                .filter(bytes -> bytes.length > 0)
                .orElseGet(() -> visit.param("text").getBytes(StandardCharsets.UTF_8));
    }

    private void show(Visit visit) {
        var part = archive.looks().part(word(visit));
        if (part.isPresent()) {
            var page = new PartPage(part.get(), visit.words());
            var frame = Frame.of(visit, page.title());
            visit.page(Pages.render("look/part", new Framed<>(frame, page)));
            return;
        }
        var board = board(visit);
        if (isWhole(board)) {
            shown(visit).page(Optional.empty());
        } else {
            shown(visit).unfinished(board);
        }
    }

    private static String word(Visit visit) {
        return visit.ctx().pathParam("word");
    }

    private PlayedBoard board(Visit visit) {
        return archive.looks().board(word(visit)).orElseThrow(() -> visit.unknown("no.looked"));
    }

    /// Whether it was bid to the end and its result is known.
    private static boolean isWhole(PlayedBoard board) {
        return Looked.isBid(board) && board.result().isPresent();
    }

    private BoardShow shown(Visit visit) {
        return new BoardShow(
                archive,
                analyses,
                visit,
                Looked.finished(board(visit)),
                Home.look(word(visit)),
                Optional.empty());
    }
}
