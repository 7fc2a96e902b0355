package overtrick.free.page;

import io.javalin.http.HttpStatus;
import overtrick.free.FreeTables;
import overtrick.laws.board.FreeBoard;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.robots.bidding.Readings;

/// What the director looks into when they are called to a free table.
public final class EvidenceRoutes implements Feature {

    /// As many events as a page shows.
    private static final int MOST = 600;

    private final FreeTables free;
    private final Readings readings;

    public EvidenceRoutes(FreeTables free, Readings readings) {
        this.free = free;
        this.readings = readings;
    }

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/tables/{code}/evidence", this::show);
    }

    /// Whoever opened the table looks into it, but not while a board is on that they play. The
    /// hands are shown to a director, and to others when the board is over.
    private void show(Visit visit) {
        var id = visit.table();
        var view =
                free.tables()
                        .look(id, visit.viewer())
                        .orElseThrow(() -> Sorry.notFound("no.page")); // of another game
        var page = FreePage.of(id, view, readings, visit.words());
        if (!page.owner()) {
            throw new Sorry(HttpStatus.FORBIDDEN, words -> words.get("free.evidence.closed"));
        }
        if (!page.opensEvidence()) {
            throw new Sorry(HttpStatus.FORBIDDEN, words -> words.get("free.evidence.playing"));
        }
        var evidence =
                free.evidences().latest(id, MOST).orElseThrow(() -> Sorry.notFound("no.page"));
        boolean over = evidence.board().filter(FreeBoard::isOver).isPresent();
        var shown = new EvidencePage(page, evidence, over || page.directs(), page.directs());
        var frame = Frame.of(visit, visit.words().get("free.evidence"));
        visit.page(Pages.render("free/evidence", new Framed<>(frame, shown)));
    }
}
