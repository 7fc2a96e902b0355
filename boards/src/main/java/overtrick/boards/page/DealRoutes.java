package overtrick.boards.page;

import io.javalin.http.HttpStatus;
import java.util.Optional;
import overtrick.boards.PlayedBoards;
import overtrick.bridgetable.page.PastDeals;
import overtrick.house.table.Member;
import overtrick.page.Feature;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;

/// Deals of games that are scored otherwise than boards are: the play, card by card.
public final class DealRoutes implements Feature {

    private final PlayedBoards archive;
    private final PastDeals deals;
    private final Analyses analyses;

    public DealRoutes(PlayedBoards archive, PastDeals deals) {
        this.archive = archive;
        this.analyses = new Analyses(archive.readings(), (_, _) -> {});
        this.deals = deals;
    }

    @Override
    public void addTo(Routes routes) {
        routes.get(
                Right.LOOK,
                "/tables/{code}/deals/{ordinal}",
                visit -> show(visit).page(Optional.empty()));
        routes.get(
                Right.LOOK,
                "/tables/{code}/deals/{ordinal}/analysis",
                visit -> show(visit).analysis());
    }

    private BoardShow show(Visit visit) {
        int ordinal = BoardRoutes.ordinal(visit.ctx().pathParam("ordinal"));
        var past =
                deals.at(visit.table(), ordinal, visit.words())
                        .orElseThrow(() -> Sorry.notFound("no.board"));
        var board = past.board();
        if (!archive.history().maySee(board, visit.person().map(Member.Person::id))) {
            throw new Sorry(HttpStatus.FORBIDDEN, words -> words.get("board.hidden"));
        }
        return new BoardShow(
                archive, analyses, visit, board, Home.deal(board), Optional.empty(), past.told());
    }

    @Override
    public void close() {
        analyses.close();
    }
}
