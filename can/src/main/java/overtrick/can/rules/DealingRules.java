package overtrick.can.rules;

/// How the cards are dealt (can.md §§3–4).
///
/// @param way which way of dealing (ruling 25)
/// @param cut kênh: whether the pack is cut
/// @param cutter who cuts when both opponents ask (ruling 18)
/// @param afterRedeal who deals again after a redeal (ruling 16)
/// @param tenth who deals the tenth deal (ruling 24)
public record DealingRules(Way way, Cut cut, Cutter cutter, AfterRedeal afterRedeal, Tenth tenth) {
    static final DealingRules CLUB =
            new DealingRules(
                    Way.DEALERS_CHOICE,
                    Cut.ON_REQUEST,
                    Cutter.LEFT,
                    AfterRedeal.SAME_DEALER,
                    Tenth.RIGHT_OF_NINTH);

    /// Which way of dealing (ruling 25).
    public enum Way {
        /// The dealer chooses.
        DEALERS_CHOICE,
        /// Six rounds with the kitty, then six without.
        FIVES_FIRST,
        /// Rounds with and without the kitty in turn.
        ALTERNATING
    }

    /// Kênh: whether the pack is cut.
    public enum Cut {
        /// When an opponent of the dealer asks.
        ON_REQUEST,
        /// It is not.
        NEVER
    }

    /// Who cuts when both opponents ask (ruling 18).
    public enum Cutter {
        /// The neighbour on the left.
        LEFT,
        /// The neighbour on the right.
        RIGHT
    }

    /// Who deals again after a redeal (ruling 16).
    public enum AfterRedeal {
        /// The same dealer.
        SAME_DEALER,
        /// Their neighbour on the right; who deals the next deal does not change.
        NEXT_DEALER
    }

    /// Who deals the tenth deal (ruling 24).
    public enum Tenth {
        /// The right-hand neighbour of the ninth dealer.
        RIGHT_OF_NINTH,
        /// The left-hand neighbour of the ninth dealer.
        LEFT_OF_NINTH
    }
}
