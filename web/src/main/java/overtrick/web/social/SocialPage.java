package overtrick.web.social;

import java.util.Optional;
import overtrick.bridge.sitting.SittingView;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.club.social.Form;
import overtrick.club.social.SocialTerms;
import overtrick.club.social.Tally;
import overtrick.club.table.TableId;
import overtrick.club.table.TableView;
import overtrick.robots.bidding.Readings;
import overtrick.web.Words;
import overtrick.web.duplicate.TablePage;

/// What one viewer's page shows of a table of social bridge: the board as at every table, and how
/// it stands.
public record SocialPage(TablePage table, Form form, Tally tally) {

    static SocialPage of(
            TableId id, TableView<SittingView<Tally>> view, Readings readings, Words words) {
        return new SocialPage(
                new TablePage(
                        id, view.lookingAt(SittingView::board), readings, words, Optional.empty()),
                SocialTerms.of(view).form(),
                tally(view));
    }

    /// With the first deal of the next rubber a new sheet is begun.
    private static Tally tally(TableView<SittingView<Tally>> view) {
        var tally = view.game().score();
        boolean begun = view.game().board().filter(board -> !board.isOver()).isPresent();
        return begun && tally.now().isOver()
                ? new Tally(
                        tally.all(), SocialTerms.of(view).form().scorer(Seat.NORTH).start().now())
                : tally;
    }

    public Words words() {
        return table.words();
    }

    /// The side that is called "we".
    public Side ours() {
        return table.bottom().side();
    }
}
