package overtrick.robots.layout;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.systems.Understanding;

/// A hand that is not seen while the auction goes on: all that is known of it is what it has
/// called.
final class CallersHand implements Unseen {

    private final Seat seat;
    private final Understanding now;
    private final AuctionFit calls;

    /// Weights of hands that were met before.
    private final Map<Long, Double> known = new HashMap<>();

    /// @param auction as it was understood before each call, and now
    CallersHand(Seat seat, List<Understanding> auction) {
        this.seat = seat;
        now = auction.getLast();
        calls = new AuctionFit(seat, auction);
    }

    @Override
    public int size() {
        return Deal.HAND;
    }

    @Override
    public Limits limits(int wider, int points) {
        return Limits.of(now.hands().of(seat).bounds()).wider(wider, points);
    }

    @Override
    public double weight(long held) {
        return known.computeIfAbsent(held, calls::weight);
    }
}
