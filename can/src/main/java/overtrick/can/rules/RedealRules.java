package overtrick.can.rules;

/// Hòa bài: when a deal may be asked for again (can.md §7).
///
/// @param hand which hand may be redealt (ruling 27)
/// @param recipientAfterReturn the recipient's side asks after the return (ruling 2)
/// @param eachOne a payer asks when both partners have paid (ruling 3)
/// @param payersBeforeTribute whether the paying side may ask before it pays
/// @param limit how often one deal may be redealt on request; 0 for as often as it is asked
public record RedealRules(
        Hand hand,
        AfterReturn recipientAfterReturn,
        EachOne eachOne,
        PayersBefore payersBeforeTribute,
        int limit) {
    static final RedealRules CLUB =
            new RedealRules(
                    Hand.NO_POINTS_OR_NO_FACTORS,
                    AfterReturn.CANCELS,
                    EachOne.PER_OBLIGATION,
                    PayersBefore.NO,
                    0);

    /// Which hand may be redealt (ruling 27).
    public enum Hand {
        /// One without points, or one without factors.
        NO_POINTS_OR_NO_FACTORS,
        /// One without either.
        NO_POINTS_AND_NO_FACTORS
    }

    /// The recipient's side asks after the return (ruling 2).
    public enum AfterReturn {
        /// The tribute is forgiven.
        CANCELS,
        /// The tribute is due again.
        KEEPS,
        /// It may not.
        NOT_ALLOWED
    }

    /// A payer asks when both partners have paid (ruling 3).
    public enum EachOne {
        /// Only their own tribute is forgiven.
        PER_OBLIGATION,
        /// Both are forgiven.
        TOGETHER
    }

    /// Whether the paying side may ask before it pays.
    public enum PayersBefore {
        /// It may not.
        NO,
        /// It may, and the tribute stays due.
        YES
    }

    public RedealRules {
        if (limit < 0) {
            throw new IllegalArgumentException("limit is below 0: " + limit);
        }
    }
}
