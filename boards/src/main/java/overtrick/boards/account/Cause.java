package overtrick.boards.account;

import overtrick.cards.Card;
import overtrick.cards.Seat;

/// What moved points between one table's score and the other's.
public sealed interface Cause {

    /// The auctions led to different contracts.
    ///
    /// @param place of the first call that differs, from 0
    /// @param here tricks with which the contract here is valued; 0 without one
    /// @param there the same at the other table
    /// @param alike whether both are valued by the same play; if not, by what is there with all
    ///   four hands seen
    record Auctions(int place, int here, int there, boolean alike) implements Cause {}

    /// The contract here is worth something else than what both sides can hold, seen with all four
    /// hands. Where there is no other table to compare with.
    ///
    /// @param here tricks of the contract; 0 without one
    record Beside(int here) implements Cause {}

    /// A card after which fewer tricks were there for its side, seen with all four hands.
    ///
    /// @param place of the card in the play, from 0
    /// @param seat whose card it was, which declarer plays if it is dummy's
    /// @param cost tricks the card gave away
    /// @param counted how many of them make the difference: others came back, or were given away at
    ///   both tables
    /// @param turned whether with them the contract was made or went down, and with the card itself
    record Slip(Table table, int place, Seat seat, Card card, int cost, int counted, boolean turned)
            implements Cause {

        /// From 1.
        public int trick() {
            return place / 4 + 1;
        }
    }

    /// A claim was agreed on that was not what was there with all four hands seen.
    ///
    /// @param tricks by which declarer's side got more, or fewer if less than 0
    /// @param counted how many of them make the difference
    /// @param turned whether with them the contract was made or went down
    record Claimed(Table table, int tricks, int counted, boolean turned) implements Cause {

        private static final int LARGE = 2;

        /// Whether it is of several tricks, which are never set against what cards gave away.
        boolean isLarge() {
            return Math.abs(tricks) >= LARGE;
        }
    }
}
