package overtrick.bridgetable.page;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.play.Trick;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.page.Words;
import overtrick.page.table.Manners;
import overtrick.page.table.Seating;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;

/// What may be done besides calling and playing.
///
/// @param last the last whole trick and its winner, unless it still lies in the middle
/// @param idle whether the viewer is dummy among robots: they may take over, or let them hurry
/// @param claimable tricks that may be claimed; empty when nothing may
public record DeedsPart(
        Manners manners,
        Seat bottom,
        boolean hasBoard,
        boolean idle,
        Optional<Last> last,
        Optional<Integer> claimable,
        boolean mayAskUndo,
        Readings readings,
        Agreements agreements,
        Optional<String> commitment) {

    /// A whole trick.
    public record Last(Trick trick, Seat winner) {

        /// In the order in which they played.
        public List<Seat> seats() {
            return Stream.iterate(trick.leader(), Seat::left).limit(Seat.values().length).toList();
        }
    }

    public static DeedsPart of(TablePage page) {
        return new DeedsPart(
                page.seating().manners(),
                page.bottom(),
                page.board().isPresent(),
                isIdle(page),
                page.lastTrick().map(trick -> last(page, trick)),
                page.mayClaim() ? Optional.of(page.left()) : Optional.empty(),
                page.mayAskUndo(),
                page.readings(),
                page.agreements(),
                page.board().flatMap(BoardView::commitment));
    }

    private static boolean isIdle(TablePage page) {
        return page.phase() == Phase.PLAY
                && page.table().isAlone()
                && !page.table().terms().hosted()
                && page.table().seat().filter(page::isDummy).isPresent();
    }

    static Last last(TablePage page, Trick trick) {
        return new Last(trick, trick.winner(page.contract().orElseThrow().strain()));
    }

    /// `bottom`, `left`, `top` or `right`.
    public String placeOf(Seat seat) {
        return Seating.place(bottom, seat);
    }

    public Words words() {
        return manners.words();
    }

    public String code() {
        return manners.code();
    }

    /// The titles of the systems of both sides.
    public List<String> systems() {
        return List.of(Side.values()).stream()
                .map(side -> readings.title(agreements.of(side), words().locale()))
                .toList();
    }
}
