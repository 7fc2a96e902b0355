package overtrick.robots.play;

import overtrick.cards.Card;
import overtrick.cards.CardSet;

/// Which of two hands' honours to play, and when to hope that a missing one lies well.
final class Finesse {

    private Finesse() {}

    /// Third to play, with the defender behind still to come: the master when it makes the
    /// contract, else what gives most tricks in the suit by itself.
    static Card third(Sight sight, CardSet winners) {
        var best = winners.highest();
        boolean ruffs = sight.trick().suitLed().filter(best.suit()::equals).isEmpty();
        if (ruffs || (sight.isMaster(best) && sight.lacking() == 1)) {
            return sight.cheapestEqual(best);
        }
        return SuitChoice.third(sight, customary(sight, winners));
    }

    /// The cheapest card that wins for sure, else a card that only a finessed honour beats while a
    /// higher one of ours is left, else the best.
    private static Card customary(Sight sight, CardSet winners) {
        var best = winners.highest();
        for (var card : Following.lowestFirst(winners)) {
            boolean finesse = Sight.above(sight.unseen(), card) == 1 && sight.isMaster(best);
            if (finesse && sight.mayBeBeaten(card) && !isLikelyToDrop(sight, card)) {
                return sight.cheapestEqual(card);
            }
            if (!sight.mayBeBeaten(card)) {
                return card;
            }
        }
        return sight.cheapestEqual(best);
    }

    /// The rule "eight ever, nine never": with four or fewer cards out at the start of the trick a
    /// queen is played for the drop, with two or fewer a king.
    private static boolean isLikelyToDrop(Sight sight, Card card) {
        var between = sight.trick().cards().get(1);
        int played = between.suit() == card.suit() ? 1 : 0;
        int out = sight.unseen().length(card.suit()) + played;
        return out <= 2 * sight.topRun(sight.own(), card.suit());
    }

    /// Whether the other hand has something to lead towards: an honour above which one card of
    /// theirs is missing.
    static boolean isTenace(Sight sight, CardSet hand) {
        if (hand.size() < 2) {
            return false;
        }
        var suit = hand.highest().suit();
        int run = sight.topRun(hand, suit);
        for (var card : hand) {
            int missing = Sight.above(sight.unseen(), card);
            boolean honour = card.rank().isHonour();
            if (missing == 1 && honour && (run > 0 || hand.size() >= 2)) {
                return true;
            }
        }
        return false;
    }
}
