package overtrick.can.deal;

import java.util.Optional;
import overtrick.can.rules.CanRules;
import overtrick.can.rules.DealingRules.Tenth;
import overtrick.can.rules.MatchRules.Length;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// Lượt chia: who deals which deal (can.md §3). The deal goes to the right; the order starts again
/// with the fifth deal of a whole match, and with the second period of extra time.
///
/// @param first who deals the first deal, of the side that deals first
/// @param fifth who deals the fifth, of the other side; empty until that side has named them
public record Dealers(Seat first, Optional<Seat> fifth) {

    /// Deals in both periods of extra time.
    public static final int EXTRA_TIME = 4;

    private static final int HALF = 4;

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

    /// Who deals a deal, counted from 1, with up to four of extra time behind the regular ones.
    ///
    /// @throws IllegalStateException from the fifth deal on, when its dealer has not been named
    /// @throws IllegalArgumentException when the match cannot have so many deals
    public Seat dealer(int deal, CanRules rules) {
        int regular = rules.match().deals().deals();
        var ninth = ninth(rules);
        return switch (deal - regular) {
            case 1 -> ninth;
            case 2 ->
                    rules.dealing().tenth() == Tenth.RIGHT_OF_NINTH ? ninth.right() : ninth.left();
            case 3 -> ninth.partner();
            case EXTRA_TIME -> ninth.partner().right();
            default -> {
                if (deal < 1 || deal > regular) {
                    throw new IllegalArgumentException(
                            "deal is not 1 to %d: %d".formatted(regular + EXTRA_TIME, deal));
                }
                yield deal <= HALF ? first.plus(1 - deal) : named().plus(HALF + 1 - deal);
            }
        };
    }

    /// Who deals the first deal of extra time: the player to the right of the last dealer.
    private Seat ninth(CanRules rules) {
        return rules.match().deals() == Length.EIGHT && fifth.isPresent() ? named() : first;
    }

    private Seat named() {
        return fifth.orElseThrow(() -> new IllegalStateException("no fifth dealer has been named"));
    }

    /// Đổi sân: whether the two players of the side that dealt first swap chairs after this deal,
    /// if another one follows.
    public static boolean swapAfter(int deal, CanRules rules) {
        return namedAfter(deal, rules) || deal == secondPeriod(rules) - 1;
    }

    /// Whether a dealer is named anew after this deal: in the middle of a whole match.
    public static boolean namedAfter(int deal, CanRules rules) {
        return deal == HALF && rules.match().deals() == Length.EIGHT;
    }

    /// The number of the deal that begins the second period of extra time.
    public static int secondPeriod(CanRules rules) {
        return rules.match().deals().deals() + 3;
    }
}
