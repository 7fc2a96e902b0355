package overtrick.can.duplicate;

import overtrick.can.rules.CanRules;
import overtrick.can.score.DealResult;
import overtrick.can.tribute.Debt;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// The score of those who held certain cards, to be compared with other tables where the same cards
/// were held. A goal outweighs any tribute, and tribute any points.
///
/// @param goals 1 for a goal, −1 for one against; rulings may add to it
/// @param tribute cards that the other side owes; below 0 when one's own side owes them
/// @param points what the defenders won; below 0 when they were the other side
public record DuplicateScore(int goals, int tribute, int points) {

    private static final int TRIBUTE = 1_000;
    private static final int GOAL = 10_000;

    /// The score of the side that held the cards of North and South in the deal as it was made.
    ///
    /// @param turned how many chairs to the right the deal was turned at this table
    public static DuplicateScore ofNorthSouth(DealResult result, int turned, CanRules rules) {
        return of(result, Seat.NORTH.plus(-turned).side(), rules);
    }

    /// The score of a side at the table.
    public static DuplicateScore of(DealResult result, Side side, CanRules rules) {
        boolean declares = result.declarers() == side;
        int goals = result.goal(rules).map(scorer -> scorer == side ? 1 : -1).orElse(0);
        int cards = result.debts(rules).stream().mapToInt(Debt::cards).sum();
        return new DuplicateScore(
                goals, declares ? -cards : cards, declares ? -result.points() : result.points());
    }

    /// One number for comparisons: a better score is a higher number, and the other side's is the
    /// opposite one.
    public int compared() {
        return (GOAL * goals) + (TRIBUTE * tribute) + points;
    }
}
