package overtrick.robots.play;

import java.util.Optional;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Suit;

/// A hand that cannot follow: ruff, or discard the least useful card.
final class Discards {

    /// More than any single card is worth.
    private static final int NEVER = 1000;

    private Discards() {}

    static Card card(Sight sight) {
        return ruff(sight).orElseGet(() -> leastMissed(sight));
    }

    /// A ruff, as low as will do, unless partner has the trick.
    private static Optional<Card> ruff(Sight sight) {
        var trumps = sight.trumps().map(sight.playable()::in).orElse(CardSet.NONE);
        var winners = Following.beating(sight, trumps);
        if (winners.isEmpty() || isPartnersTrick(sight)) {
            return Optional.empty();
        }
        for (var card : Following.lowestFirst(winners)) {
            if (!sight.mayBeBeaten(card)) {
                return Optional.of(card);
            }
        }
        return Optional.of(winners.lowest());
    }

    private static boolean isPartnersTrick(Sight sight) {
        if (!sight.isPartnerWinning()) {
            return false;
        }
        var winning = sight.trick().winningCard(sight.strain());
        boolean last = sight.trick().cards().size() == 3;
        return last || !sight.mayBeBeaten(winning);
    }

    static Card leastMissed(Sight sight) {
        var best = sight.playable().lowest();
        int least = NEVER;
        for (var suit : Suit.values()) {
            var cards = sight.playable().in(suit);
            if (!cards.isEmpty()) {
                int worth = worth(sight, cards, suit);
                if (worth < least) {
                    least = worth;
                    best = cards.lowest();
                }
            }
        }
        return best;
    }

    /// What is lost with the lowest card of the suit. Winners and trumps are kept, then guards of
    /// honours, then length as long as the hand to be feared, then length that may be established.
    private static int worth(Sight sight, CardSet cards, Suit suit) {
        var lowest = cards.lowest();
        if (sight.isTrump(lowest)) {
            return NEVER - 1 - 50 + lowest.rank().ordinal();
        }
        if (sight.others().in(suit).isEmpty() || sight.isMaster(lowest)) {
            return 500 + lowest.rank().ordinal();
        }
        int worth = lowest.rank().ordinal();
        int above = Sight.above(sight.others(), cards.highest());
        boolean guards = cards.size() == above + 1 && above <= 3;
        if (guards) {
            worth += 200 - 30 * above;
        }
        if (!sight.isDeclaring() && cards.size() <= sight.dummy().length(suit)) {
            worth += cards.highest().rank().isHonour() || cards.size() >= 3 ? 60 : 0;
        }
        if (sight.isDeclaring()) {
            var other = sight.hand(sight.turn().partner()).in(suit);
            worth += cards.size() > other.size() && cards.size() >= 4 ? 80 : 0;
            worth += sight.topRun(sight.own(), suit) >= cards.size() ? 100 : 0;
        }
        return worth - 3 * cards.size();
    }
}
