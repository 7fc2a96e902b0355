package overtrick.solver;

import overtrick.cards.Seat;
import overtrick.cards.Side;

/// A first guess at the tricks of North and South, from honours and trumps. A bad guess only costs
/// time.
final class Guess {

    /// What a trump counts, beside 4 for an ace down to 1 for a jack.
    private static final int TRUMP = 2;

    private Guess() {}

    /// 0 to [Position#left].
    static int of(Position position) {
        int theirs = 0;
        int all = 1; // never 0, as it is a divisor
        for (var seat : Seat.values()) {
            int worth = worth(position, seat);
            all += worth;
            theirs += seat.side() == Side.NORTH_SOUTH ? worth : 0;
        }
        return Math.round((float) position.left() * theirs / all);
    }

    private static int worth(Position position, Seat seat) {
        var hand = position.hand(seat);
        int trumps = position.strain().trumps().map(hand::length).orElse(0);
        return hand.highCardPoints() + TRUMP * trumps;
    }
}
