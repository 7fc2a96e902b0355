package overtrick.robots.can;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import overtrick.robots.can.search.BidSearch;
import overtrick.robots.can.search.CardSearch;
import overtrick.robots.can.search.ClaimSearch;
import overtrick.robots.can.search.Effort;
import overtrick.robots.can.search.PlanSearch;
import overtrick.robots.can.sight.BidSight;
import overtrick.robots.can.sight.CardSight;
import overtrick.robots.can.sight.DeclarerSight;
import overtrick.robots.can.sight.Plan;
import overtrick.robots.can.sight.Verdict;

/// Decides by trying: in worlds that fit what has been seen, played out or solved.
///
/// Chance comes from the seed and from what is seen, so the same sight gets the same answer. One
/// object serves one thread.
final class SearchJudgement implements Judgement {

    /// What a deal is worth to the dealer's side before the cards are seen, in thousandths of a
    /// goal: the mean of 40,000 deals played out by rules of thumb.
    private static final int DEALERS_DEAL = -215;

    private final long seed;
    private final BidSearch bids;
    private final PlanSearch plans;
    private final CardSearch cards;
    private final ClaimSearch claims;

    SearchJudgement(CanVersion version, Effort effort, long seed) {
        this.seed = seed;
        bids = new BidSearch(effort);
        plans = new PlanSearch(effort, version.habits());
        cards = new CardSearch(effort, version.habits());
        claims = new ClaimSearch(effort);
    }

    @Override
    public Verdict bid(BidSight sight) {
        return bids.bid(sight, chance(sight.hand()));
    }

    @Override
    public Plan plan(DeclarerSight sight) {
        return plans.plan(sight, chance(sight.cards()));
    }

    @Override
    public Verdict card(CardSight sight) {
        var game = sight.game();
        return cards.card(sight, chance(game.hand(game.turn()) ^ (game.played() << 7)));
    }

    @Override
    public boolean asksRedeal(BidSight sight, int gain) {
        double now = bids.worth(sight, chance(sight.hand()));
        int usual = sight.isOurs(sight.dealer()) ? DEALERS_DEAL : -DEALERS_DEAL;
        return now < usual + gain;
    }

    @Override
    public boolean agrees(CardSight sight, int seat, int payoff) {
        return claims.agrees(sight, seat, payoff, chance(sight.game().played()));
    }

    private RandomGenerator chance(long seen) {
        return new SplittableRandom(seed ^ (seen * 0x9E3779B97F4A7C15L));
    }
}
