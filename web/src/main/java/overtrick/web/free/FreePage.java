package overtrick.web.free;

import java.util.Optional;
import overtrick.bridge.auction.Contract;
import overtrick.cards.Seat;
import overtrick.club.table.TableId;
import overtrick.club.table.TableView;
import overtrick.laws.board.FreeView;
import overtrick.laws.ruling.Cast;
import overtrick.laws.ruling.LawWords;
import overtrick.robots.bidding.Readings;
import overtrick.web.Words;
import overtrick.web.duplicate.TablePage;
import overtrick.web.table.GamePages;
import overtrick.web.table.Seating;

/// What one viewer's page shows of a free table: the board as at every table, and what the director
/// has to do with it.
///
/// @param owner whether the viewer opened the table
public record FreePage(TablePage table, Optional<FreeView> free, boolean owner)
        implements GamePages.Page {

    static FreePage of(
            TableId id, TableView<Optional<FreeView>> view, Readings readings, Words words) {
        var table =
                new TablePage(
                        id,
                        view.lookingAt(seen -> seen.map(FreeView::board)),
                        readings,
                        words,
                        Optional.empty());
        boolean owner = view.viewer().isPresent() && view.viewer().equals(view.door().owner());
        return new FreePage(table, view.game(), owner);
    }

    @Override
    public Seating seating() {
        return table.seating();
    }

    public Words words() {
        return table.words();
    }

    public String path() {
        return "/tables/" + table.id().code();
    }

    /// Whether the viewer directs: he opened the table and does not play.
    public boolean directs() {
        return owner && !table.isSeated();
    }

    /// What a director says here of somebody's irregularity.
    LawWords says(Optional<Seat> offender, String about) {
        var declarer = table.contract().map(Contract::declarer);
        return new LawWords(words().locale(), new Cast(offender, declarer, about));
    }
}
