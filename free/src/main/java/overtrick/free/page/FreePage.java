package overtrick.free.page;

import java.util.Optional;
import java.util.Set;
import overtrick.bridge.auction.Contract;
import overtrick.bridgetable.page.TablePage;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.free.FreeTerms;
import overtrick.house.codes.TableId;
import overtrick.house.table.TableView;
import overtrick.laws.board.FreeView;
import overtrick.laws.ruling.Cast;
import overtrick.laws.ruling.LawWords;
import overtrick.page.Words;
import overtrick.page.table.GamePages;
import overtrick.page.table.Seating;
import overtrick.robots.bidding.Readings;

/// What one viewer's page shows of a free table: the board as at every table, and what the director
/// has to do with it.
///
/// @param owner whether the viewer opened the table
/// @param directs whether the viewer rules: it is a table with a director, they are the director,
///   and they have not played the board
/// @param played whether the viewer plays the present board, or has played it
public record FreePage(
        TablePage table, Optional<FreeView> free, boolean owner, boolean directs, boolean played)
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
        boolean played = view.viewer().filter(view::hasPlayed).isPresent();
        boolean directs = owner && FreeTerms.of(view).directed() && !played;
        return new FreePage(table, view.game(), owner, directs, played);
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

    /// Whether the viewer may look into the evidence: who opened the table, but not while a board
    /// is on that they play (Law 10A).
    boolean opensEvidence() {
        boolean over = free.filter(seen -> seen.board().isOver()).isPresent();
        return owner && (over || !played);
    }

    /// What a director says here of somebody's irregularity.
    LawWords says(Optional<Seat> offender, String about) {
        return says(offender, about, Optional.empty(), Set.of());
    }

    /// The same, where the suits are known on which a lead turns.
    LawWords says(
            Optional<Seat> offender, String about, Optional<Set<Suit>> shown, Set<Suit> named) {
        var declarer = table.contract().map(Contract::declarer);
        return new LawWords(words().locale(), new Cast(offender, declarer, about, shown, named));
    }
}
