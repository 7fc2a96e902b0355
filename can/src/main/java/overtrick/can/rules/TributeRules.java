package overtrick.can.rules;

/// Cống: who pays what (can.md §6).
///
/// @param betweenDeals whether tribute is paid at all
/// @param afterLastTrickGoal tribute when the defenders have won the last trick with 5 to 40 points
///   (ruling 1)
/// @param thirtyFive 35 or 40 points of the defenders (ruling 9)
/// @param payer who pays two cards (ruling 10)
/// @param equalFactors which of equal factors is paid (ruling 11)
/// @param bothJokers what a hand with both jokers pays first (ruling 12)
/// @param missingFactors what is paid for a factor that the payer does not have (ruling 13)
/// @param showing which factors from the kitty a paying declarer shows (ruling 14)
/// @param bigJokerOfOthers the big joker in the kitty of a declarer who has paid nothing (ruling
///   15)
/// @param returnReceived whether a card received may be returned
/// @param returns when a card is returned if both partners pay
/// @param underpaid a tribute found too low later, at a table where nobody checks it
/// @param substitute whether a substitute owes what the player before owed (ruling 26)
/// @param secondPeriod tribute from the tenth deal
public record TributeRules(
        BetweenDeals betweenDeals,
        LastTrick afterLastTrickGoal,
        ThirtyFive thirtyFive,
        Payer payer,
        Equal equalFactors,
        BothJokers bothJokers,
        Missing missingFactors,
        Showing showing,
        BigJoker bigJokerOfOthers,
        ReturnReceived returnReceived,
        Returns returns,
        Underpaid underpaid,
        Substitute substitute,
        SecondPeriod secondPeriod) {
    static final TributeRules CLUB =
            new TributeRules(
                    BetweenDeals.PAID,
                    LastTrick.NONE,
                    ThirtyFive.EACH_ONE,
                    Payer.DECLARER,
                    Equal.PAYERS_CHOICE,
                    BothJokers.BIG,
                    Missing.ANY_CARD,
                    Showing.ABOVE_LOWEST,
                    BigJoker.HIDDEN,
                    ReturnReceived.YES,
                    Returns.AFTER_BOTH,
                    Underpaid.GOAL,
                    Substitute.INHERITS,
                    SecondPeriod.PAID);

    /// Whether tribute is paid at all.
    public enum BetweenDeals {
        /// In the next deal.
        PAID,
        /// Every deal stands for itself: for beginners, and where tables are compared.
        NONE
    }

    /// Tribute when the defenders have won the last trick with 5 to 40 points (ruling 1).
    public enum LastTrick {
        /// None.
        NONE,
        /// As if the declarer had won it.
        BY_POINTS
    }

    /// 35 or 40 points of the defenders (ruling 9).
    public enum ThirtyFive {
        /// Declarer and partner pay one card each.
        EACH_ONE,
        /// Declarer pays by the formula.
        FORMULA
    }

    /// Who pays two cards (ruling 10).
    public enum Payer {
        /// The declarer, both.
        DECLARER,
        /// Declarer and partner, one each.
        PARTNERS_SHARE
    }

    /// Which of equal factors is paid (ruling 11).
    public enum Equal {
        /// Whichever the payer likes.
        PAYERS_CHOICE,
        /// The first in the order hearts, diamonds, clubs, spades.
        SUIT_ORDER
    }

    /// What a hand with both jokers pays first (ruling 12).
    public enum BothJokers {
        /// The big one.
        BIG,
        /// Either.
        EITHER
    }

    /// What is paid for a factor that the payer does not have (ruling 13).
    public enum Missing {
        /// Any card.
        ANY_CARD,
        /// A card of the highest rank they have left.
        HIGHEST_RANK
    }

    /// Which factors from the kitty a paying declarer shows (ruling 14).
    public enum Showing {
        /// Those above the lowest card paid.
        ABOVE_LOWEST,
        /// Those above it or equal to it.
        FROM_LOWEST,
        /// Those above the highest card paid.
        ABOVE_HIGHEST
    }

    /// The big joker in the kitty of a declarer who has paid nothing (ruling 15).
    public enum BigJoker {
        /// Stays hidden.
        HIDDEN,
        /// Is shown to all.
        SHOWN
    }

    /// Whether a card received may be returned.
    public enum ReturnReceived {
        /// It may.
        YES,
        /// It may not.
        NO
    }

    /// When a card is returned if both partners pay.
    public enum Returns {
        /// When both tributes are there.
        AFTER_BOTH,
        /// As soon as one's own is there.
        AT_ONCE
    }

    /// A tribute found too low later, at a table where nobody checks it.
    public enum Underpaid {
        /// Costs the payer's side a goal.
        GOAL,
        /// Costs nothing.
        NOTHING
    }

    /// Whether a substitute owes what the player before owed (ruling 26).
    public enum Substitute {
        /// They do.
        INHERITS,
        /// They do not.
        IS_FREE
    }

    /// Tribute from the tenth deal.
    public enum SecondPeriod {
        /// Is paid in the eleventh.
        PAID,
        /// Lapses.
        LAPSES
    }
}
