package overtrick.bridgetable.page;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import overtrick.bridge.auction.Call;
import overtrick.bridge.play.Trick;
import overtrick.bridge.sitting.SpreadView;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.page.Words;
import overtrick.page.table.Invite;
import overtrick.page.table.Seating;

/// The middle of the table: the trick, or everybody's last call, or how to come here.
///
/// @param trick the one under way, or the whole one until the next lead
/// @param winner of the whole one
/// @param calls everybody's last, during the auction
/// @param drawn for seats, by the chairs
public record TrickPart(
        Words words,
        Invite invite,
        Phase phase,
        Seat bottom,
        Optional<Trick> trick,
        Optional<Seat> winner,
        Map<Seat, Call> calls,
        Map<Seat, Card> drawn) {

    public static TrickPart of(TablePage page) {
        return new TrickPart(
                page.words(),
                page.seating().invite(),
                page.phase(),
                page.bottom(),
                page.trick(),
                page.trickWinner(),
                calls(page),
                page.spread().map(SpreadView::drawn).orElse(Map.of()));
    }

    private static Map<Seat, Call> calls(TablePage page) {
        var calls = new EnumMap<Seat, Call>(Seat.class);
        if (page.phase() == Phase.AUCTION) {
            var auction = page.board().orElseThrow().auction();
            for (var seat : Seat.values()) {
                AuctionRows.last(auction, seat).ifPresent(call -> calls.put(seat, call));
            }
        }
        return calls;
    }

    /// `bottom`, `left`, `top` or `right`.
    public String placeOf(Seat seat) {
        return Seating.place(bottom, seat);
    }

    public boolean isWinner(Seat seat) {
        return winner.equals(Optional.of(seat));
    }
}
