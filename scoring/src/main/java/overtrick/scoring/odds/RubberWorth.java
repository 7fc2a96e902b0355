package overtrick.scoring.odds;

import overtrick.bridge.rubber.RubberScorer;

/// What a game is worth at rubber bridge, where no bonus is written for it: how much it adds to
/// what a side can expect of the rubber, when each further game falls to either side alike.
final class RubberWorth {

    private RubberWorth() {}

    /// @param ours games that the winner of this one has had
    /// @param theirs games of the other side
    static int ofGame(int ours, int theirs) {
        return expected(ours + 1, theirs) - expected(ours, theirs);
    }

    /// Points that a side can expect of the rubber's premium, below 0 when it is behind.
    static int expected(int ours, int theirs) {
        if (ours == 2) {
            return RubberScorer.premium(theirs > 0);
        }
        if (theirs == 2) {
            return -RubberScorer.premium(ours > 0);
        }
        return (expected(ours + 1, theirs) + expected(ours, theirs + 1)) / 2;
    }
}
