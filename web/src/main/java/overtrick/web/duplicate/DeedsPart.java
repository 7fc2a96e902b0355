package overtrick.web.duplicate;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.play.Trick;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.web.Words;

/// What may be done besides calling and playing.
///
/// @param last the last whole trick and its winner, unless it still lies in the middle
/// @param claimable tricks that may be claimed; empty when nothing may
public record DeedsPart(
        Words words,
        String code,
        Seat bottom,
        boolean seated,
        boolean sittingOut,
        boolean hasBoard,
        Optional<Last> last,
        Optional<Integer> claimable,
        boolean mayAskUndo,
        Readings readings,
        Agreements agreements,
        Optional<String> commitment) {

    /// A whole trick.
    public record Last(Trick trick, Seat winner) {}

    static DeedsPart of(TablePage page) {
        return new DeedsPart(
                page.words(),
                page.id().code(),
                page.bottom(),
                page.isSeated(),
                page.table().isSittingOut(),
                page.board().isPresent(),
                page.lastTrick().map(trick -> last(page, trick)),
                page.mayClaim() ? Optional.of(page.left()) : Optional.empty(),
                page.mayAskUndo(),
                page.readings(),
                page.agreements(),
                page.board().flatMap(BoardView::commitment));
    }

    private static Last last(TablePage page, Trick trick) {
        return new Last(trick, trick.winner(page.contract().orElseThrow().strain()));
    }

    /// `bottom`, `left`, `top` or `right`.
    public String placeOf(Seat seat) {
        return TablePage.place(bottom, seat);
    }

    /// The titles of the systems of both sides.
    public List<String> systems() {
        return List.of(Side.values()).stream()
                .map(side -> readings.title(agreements.of(side)))
                .toList();
    }
}
