package overtrick.web.board;

import java.util.Optional;
import overtrick.club.Club;
import overtrick.web.Feature;
import overtrick.web.Routes;
import overtrick.web.Sorry;
import overtrick.web.Visit;
import overtrick.web.social.GivenWords;
import overtrick.web.social.OverPart;

/// Deals of games that are scored otherwise than boards are: the play, card by card.
public final class DealRoutes implements Feature {

    private final Club club;
    private final Analyses analyses = new Analyses((_, _) -> {});

    public DealRoutes(Club club) {
        this.club = club;
    }

    @Override
    public void addTo(Routes routes) {
        routes.get("/tables/{code}/deals/{ordinal}", visit -> show(visit).page(Optional.empty()));
        routes.get("/tables/{code}/deals/{ordinal}/analysis", visit -> show(visit).analysis());
    }

    private BoardShow show(Visit visit) {
        int ordinal = BoardRoutes.ordinal(visit.ctx().pathParam("ordinal"));
        var past =
                club.social()
                        .past()
                        .at(visit.table(), ordinal)
                        .orElseThrow(() -> Sorry.notFound("no.board"));
        var board = past.board();
        var words = visit.words();
        String sentence = OverPart.sentence(past.form(), board.result(), words);
        var told = board.given().map(given -> GivenWords.told(sentence, given, words));
        return new BoardShow(
                club, analyses, visit, board, Home.deal(board), Optional.empty(), told);
    }

    @Override
    public void close() {
        analyses.close();
    }
}
