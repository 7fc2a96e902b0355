package overtrick.robots.can;

import overtrick.robots.can.open.Lanes;
import overtrick.robots.can.saying.Saying;
import overtrick.robots.can.sight.BidSight;
import overtrick.robots.can.sight.CardSight;
import overtrick.robots.can.sight.DeclarerSight;
import overtrick.robots.can.sight.Plan;
import overtrick.robots.can.sight.Verdict;
import overtrick.robots.can.thumb.ThumbBid;
import overtrick.robots.can.thumb.ThumbExchange;
import overtrick.robots.can.thumb.ThumbPlay;
import overtrick.robots.can.thumb.TrumpChoice;

/// Decides by rules of thumb alone, in microseconds.
record ThumbJudgement() implements Judgement {

    @Override
    public Verdict bid(BidSight sight) {
        return ThumbBid.bid(sight);
    }

    @Override
    public Plan plan(DeclarerSight sight) {
        var choice = new TrumpChoice();
        choice.choose(sight.cards());
        return new Plan(choice.trump(), Lanes.swapped(choice.buried(), choice.trump()));
    }

    @Override
    public Verdict card(CardSight sight) {
        var play = new ThumbPlay();
        int card = play.card(sight.game());
        return new Verdict(card, Saying.of(play.why()));
    }

    @Override
    public boolean asksRedeal(BidSight sight, int gain) {
        return ThumbExchange.asksRedeal(sight.hand(), gain < 0);
    }

    /// Only to what nobody could better: a goal for one's own side.
    @Override
    public boolean agrees(CardSight sight, int seat, int payoff) {
        boolean defends = sight.game().isDefender(seat);
        return defends ? payoff >= sight.game().stop() : payoff == 0;
    }
}
