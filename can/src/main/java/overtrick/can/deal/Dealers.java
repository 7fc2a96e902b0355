package overtrick.can.deal;

import java.util.Optional;
import overtrick.can.rules.DealingRules.Tenth;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// Lượt chia: who deals which deal (can.md §3). The deal goes to the right; the order starts again
/// with the fifth deal, and with the eleventh.
///
/// @param first who deals the first deal, of the side that deals first
/// @param fifth who deals the fifth, of the other side; empty until that side has named him
public record Dealers(Seat first, Optional<Seat> fifth) {

    /// Deals in a match without extra time.
    public static final int REGULAR = 8;

    /// Deals with both periods of extra time.
    public static final int WITH_EXTRA_TIME = 12;

    public Dealers {
        fifth.ifPresent(seat -> {
            if (!seat.opposes(first)) {
                throw new IllegalArgumentException("%s and %s are partners".formatted(first, seat));
            }
        });
    }

    /// The side that deals the first deal.
    public Side side() {
        return first.side();
    }

    /// @throws IllegalStateException from the fifth deal on, when its dealer has not been named
    public Seat dealer(int deal, Tenth tenth) {
        return switch (deal) {
            case 1, 2, 3, 4 -> first.plus(1 - deal);
            case 5, 6, 7, 8, 9 -> named().plus(5 - deal);
            case 10 -> {
                var ninth = dealer(9, tenth);
                yield tenth == Tenth.RIGHT_OF_NINTH ? ninth.right() : ninth.left();
            }
            case 11 -> dealer(9, tenth).partner();
            case 12 -> dealer(11, tenth).right();
            default -> throw new IllegalArgumentException("deal is not 1 to 12: " + deal);
        };
    }

    private Seat named() {
        return fifth.orElseThrow(() -> new IllegalStateException("no fifth dealer has been named"));
    }

    /// Đổi sân: whether the two players of the side that dealt first swap chairs after this deal.
    public static boolean swapAfter(int deal) {
        return deal == 4 || deal == 10;
    }
}
