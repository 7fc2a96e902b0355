package overtrick.robots.play;

import overtrick.cards.Card;
import overtrick.cards.CardSet;

/// Which of two hands' honours to play, and when to hope that a missing one lies well.
final class Finesse {

    private Finesse() {}

    /// Third to play, with the defender behind still to come: the cheapest card that wins for sure,
    /// else a card that only a finessed honour beats while a higher one of ours is left, else the
    /// best.
    static Card third(Sight sight, CardSet winners) {
        var best = winners.highest();
        for (var card : Following.lowestFirst(winners)) {
            if (!sight.mayBeBeaten(card)) {
                return card;
            }
        }
        if (!sight.isMaster(best) || (sight.isTrump(best) && !isTrumpLed(sight))) {
            return sight.cheapestEqual(best);
        }
        for (var card : Following.lowestFirst(winners)) {
            int missing = Sight.above(sight.unseen(), card);
            if (missing == 1 && !isLikelyToDrop(sight, card)) {
                return sight.cheapestEqual(card);
            }
        }
        return sight.cheapestEqual(best);
    }

    private static boolean isTrumpLed(Sight sight) {
        return sight.trick().suitLed().equals(sight.trumps());
    }

    /// The rule "eight ever, nine never": with four or fewer cards out at the start of the suit a
    /// queen is played for the drop, with two or fewer a king.
    private static boolean isLikelyToDrop(Sight sight, Card card) {
        int out = sight.unseen().length(card.suit());
        int topsOfOurs = sight.topRun(sight.own(), card.suit());
        return out <= topsOfOurs;
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
