package overtrick.teaching.lead;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import overtrick.cards.Card;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.play.ThumbRulePlayer;
import overtrick.robots.search.Candidate;
import overtrick.robots.search.Level;
import overtrick.robots.search.SearchPlayer;
import overtrick.robots.search.Solvers;
import overtrick.robots.search.Thought;
import overtrick.robots.stake.Plain;
import overtrick.teaching.lead.LeadDeals.Lead;
import overtrick.teaching.memory.Mark;

/// Judges opening leads by layouts of the hidden hands that fit the auction, and by what partner
/// expects from a suit. May be shared between threads.
///
/// @param layouts in how many leads are tried
/// @param solvers of the house
public record LeadJudge(int layouts, Readings readings, Solvers solvers) {

    private static final Agreements PLAYED = Agreements.both(LeadDeals.SYSTEM);
    private static final long SEED = 2_026;

    /// A close lead costs no more IMPs than this.
    private static final double NEARLY = 0.5;

    /// What a robot that looks into layouts thinks of the lead.
    public Thought thought(Lead lead) {
        var player =
                new SearchPlayer(
                        Level.EXPERT, layouts, PLAYED, readings, Plain.IMPS, solvers, SEED);
        return player.think(lead.view(), () -> false, _ -> {});
    }

    /// What to think of a lead.
    ///
    /// @param thought about the same lead
    /// @param led a card of the leader
    public LeadVerdict judge(Lead lead, Thought thought, Card led) {
        var candidates = thought.candidates();
        var best = candidate(candidates, thought.card());
        var yours = candidate(candidates, led);
        var thumb = new ThumbRulePlayer(PLAYED, readings).card(lead.view());
        var usual =
                Optional.of(thumb).filter(card -> card.suit() == led.suit() && !card.equals(led));
        var verdict = new LeadVerdict(Mark.CLOSE, led, thought.card(), usual, yours, best);
        boolean known = yours.isPresent() && best.isPresent();
        boolean nearly = known && verdict.cost() <= NEARLY;
        boolean right = led.equals(thought.card()) || (nearly && led.equals(thumb));
        var mark = right ? Mark.RIGHT : nearly ? Mark.CLOSE : Mark.WRONG;
        return new LeadVerdict(mark, led, thought.card(), usual, yours, best);
    }

    /// Of equal cards one was tried: the nearest of the suit stands for the others.
    private static Optional<Candidate> candidate(List<Candidate> all, Card card) {
        return all.stream()
                .filter(one -> one.card().suit() == card.suit())
                .min(
                        Comparator.comparingInt(one ->
                                Math.abs(one.card().rank().ordinal() - card.rank().ordinal())));
    }
}
