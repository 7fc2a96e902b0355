package overtrick.robots.can;

import java.util.List;
import overtrick.robots.can.sight.BidSight;
import overtrick.robots.can.sight.CardSight;
import overtrick.robots.can.sight.DeclarerSight;
import overtrick.robots.can.sight.Plan;
import overtrick.robots.can.sight.Verdict;
import overtrick.robots.can.thumb.ThumbExchange;

/// The choices that make a player of Bài Càn weak or strong. The same sight always gets the same
/// answer.
interface Judgement {

    /// The level to bid, or [BidSight#PASS].
    Verdict bid(BidSight sight);

    /// Trump and burial.
    Plan plan(DeclarerSight sight);

    /// The card to play, in lanes.
    Verdict card(CardSight sight);

    /// Whether to ask for a redeal with a hand that gives the right to (can.md §7).
    ///
    /// @param sight as if the auction were to begin
    /// @param gain what a redeal changes in tribute, in thousandths of a goal for the player's side
    boolean asksRedeal(BidSight sight, int gain);

    /// Whether the rest may be agreed to end like this (can.md §10).
    ///
    /// @param seat who is asked; it need not be their turn
    /// @param payoff what is claimed, as of [overtrick.robots.can.open.PointGame#payoff]
    boolean agrees(CardSight sight, int seat, int payoff);

    /// Which of the lawful cards to pay or to return (can.md §6.3).
    default long gives(long hand, List<Long> lawful) {
        return ThumbExchange.leastLoss(hand, lawful);
    }
}
