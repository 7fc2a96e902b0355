package overtrick.robots.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.board.BoardView;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.layout.Evidence;
import overtrick.robots.play.Plan;
import overtrick.robots.search.Reason.Sentence;

/// The plan behind a card in the words of players.
record PlanReasons(BoardView view, Evidence evidence, Thought thought) {

    /// Who holds so many more cards of a suit than their partner is the one to be feared.
    private static final double FEARED = 2;

    private static final double ROUNDING = 1e-6;

    List<Reason> of(Agreements agreements, Readings readings) {
        var reasons = new ArrayList<Reason>();
        boolean leads = evidence.play().current().isEmpty();
        boolean declares = evidence.me() == evidence.contract().declarer();
        int lacking = Plan.lacking(view);
        boolean open = lacking > 0 && lacking <= evidence.play().left();
        if (declares && leads && open) {
            int sure = Math.min(Plan.sureTricks(view), evidence.play().left());
            if (areTaken(sure)) {
                reasons.add(Reason.of(Sentence.SURE_TRICKS, sure, lacking));
            }
        }
        Plan.of(view, thought.card(), agreements, readings)
                .ifPresent(plan -> {
                    reasons.add(said(plan));
                    avoided(plan).ifPresent(reasons::add);
                });
        return reasons;
    }

    /// Whether the tricks that are counted from the top come home in the layouts: they may be
    /// ruffed, or there is no way to them.
    private boolean areTaken(int sure) {
        return thought.candidates().stream()
                .filter(each -> each.card().equals(thought.card()))
                .allMatch(each -> each.tricks() > evidence.won() + sure - ROUNDING);
    }

    private static Reason said(Plan plan) {
        return switch (plan) {
            case Plan.DrawTrumps(int out) -> Reason.of(Sentence.DRAW_TRUMPS, out);
            case Plan.Ruff(var suit, var in) -> Reason.of(Sentence.RUFF, symbol(suit), in);
            case Plan.FinesseAgainst(var missing, var _) ->
                    Reason.of(Sentence.FINESSE, Reasons.symbol(missing));
            case Plan.Establish(var suit) -> Reason.of(Sentence.ESTABLISH, symbol(suit));
            case Plan.Cash(var suit) -> Reason.of(Sentence.CASH, symbol(suit));
            case Plan.Cross(var to, var suit) -> Reason.of(Sentence.CROSS, to, symbol(suit));
            case Plan.HoldUp(var suit) -> Reason.of(Sentence.HOLD_UP, symbol(suit));
            case Plan.PartnersSuit(var suit) -> Reason.of(Sentence.PARTNERS_SUIT, symbol(suit));
            case Plan.Sequence(var suit) -> Reason.of(Sentence.SEQUENCE, symbol(suit));
            case Plan.Length(var suit) -> Reason.of(Sentence.LENGTH_LED, symbol(suit));
            case Plan.Shortness(var suit) -> Reason.of(Sentence.SHORTNESS, symbol(suit));
            case Plan.GiveRuff(var suit) -> Reason.of(Sentence.GIVE_RUFF, symbol(suit));
            case Plan.Continue(var suit) -> Reason.of(Sentence.CONTINUE, symbol(suit));
            case Plan.Cover(var led) -> Reason.of(Sentence.COVER, Reasons.symbol(led));
        };
    }

    private static String symbol(Suit suit) {
        return String.valueOf(Strain.of(suit).symbol());
    }

    /// A finesse at notrump that can only lose to the defender who is not to be feared.
    private Optional<Reason> avoided(Plan plan) {
        boolean notrump = evidence.contract().strain() == Strain.NOTRUMP;
        if (!(plan instanceof Plan.FinesseAgainst(var _, var behind)) || !notrump) {
            return Optional.empty();
        }
        var danger = behind.partner();
        return ledFirst()
                .filter(suit -> !isStopped(suit))
                .filter(suit -> length(danger, suit) - length(behind, suit) >= FEARED)
                .map(suit -> Reason.of(Sentence.AVOID, danger, symbol(suit)));
    }

    private Optional<Suit> ledFirst() {
        return evidence.tricks().stream().findFirst().flatMap(trick -> trick.suitLed());
    }

    /// With the best card of the suit still there the danger is past for a round.
    private boolean isStopped(Suit suit) {
        var ours = CardSet.NONE;
        for (var hand : evidence.held().values()) {
            ours = ours.union(hand.in(suit));
        }
        var theirs = evidence.unseen().in(suit);
        return !ours.isEmpty()
                && !theirs.isEmpty()
                && ours.highest().rank().beats(theirs.highest().rank());
    }

    private double length(Seat seat, Suit suit) {
        double cards = 0;
        double all = 0;
        for (var layout : thought.layouts()) {
            cards += layout.weight() * layout.hand(seat).length(suit);
            all += layout.weight();
        }
        return all == 0 ? 0 : cards / all;
    }
}
