package overtrick.can.rules;

/// The auction (can.md §8).
///
/// @param overPartner bidding over one's partner (ruling 19)
/// @param eighty the dealer's 80 (ruling 19)
public record BiddingRules(Partner overPartner, Eighty eighty) {
    static final BiddingRules CLUB = new BiddingRules(Partner.ALLOWED, Eighty.SAID_OR_PASSED);

    /// Bidding over one's partner (ruling 19).
    public enum Partner {
        /// Allowed.
        ALLOWED,
        /// Not allowed.
        NOT_ALLOWED
    }

    /// The dealer's 80 (ruling 19).
    public enum Eighty {
        /// A bid of 80 and a pass are the same.
        SAID_OR_PASSED,
        /// They pass for 80.
        PASSED
    }
}
