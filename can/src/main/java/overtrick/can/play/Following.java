package overtrick.can.play;

import java.util.Optional;
import overtrick.can.CanCard;
import overtrick.can.CanCard.Suited;
import overtrick.can.CanSet;
import overtrick.can.rules.PlayingRules;
import overtrick.can.rules.PlayingRules.JokersFollow;

/// Theo chất: which cards may be played to a trick (can.md §10).
final class Following {

    private Following() {}

    /// The cards of a hand that follow what was led; the whole hand when there are none or nothing
    /// was led.
    ///
    /// @param trump empty as long as none is declared; then the suit led becomes it (can.md §9)
    static CanSet of(
            CanSet hand, Optional<CanCard> led, Optional<Trump> trump, PlayingRules rules) {
        if (led.isEmpty()) {
            return hand;
        }
        var trumps = trump.or(() -> trumpBy(led.get()));
        if (trumps.isEmpty()) {
            return hand; // a joker was led and there is no trump suit yet: any card makes one
        }
        var same = same(hand, led.get(), trumps.get(), rules);
        return same.isEmpty() ? hand : same;
    }

    private static CanSet same(CanSet hand, CanCard led, Trump trumps, PlayingRules rules) {
        if (!trumps.contains(led)) {
            return led instanceof Suited(var suit, _) ? hand.in(suit) : CanSet.NONE;
        }
        var all = trumps.in(hand);
        boolean free =
                rules.jokersFollowTrump() == JokersFollow.NO && all.minus(CanSet.JOKERS).isEmpty();
        return free ? CanSet.NONE : all; // ruling 7
    }

    /// The trump that this card makes when it is the first suit played; empty for a joker.
    static Optional<Trump> trumpBy(CanCard card) {
        return card instanceof Suited(var suit, _) ? Optional.of(Trump.of(suit)) : Optional.empty();
    }
}
