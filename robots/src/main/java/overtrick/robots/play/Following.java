package overtrick.robots.play;

import overtrick.bridge.play.Trick;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Rank;
import overtrick.cards.Suit;

/// The second, third and fourth card of a trick.
final class Following {

    private Following() {}

    static Card card(Sight sight) {
        var led = sight.trick().suitLed().orElseThrow();
        if (sight.hand().in(led).isEmpty()) {
            return Discards.card(sight);
        }
        return switch (sight.trick().cards().size()) {
            case 1 -> second(sight);
            case 2 -> third(sight);
            default -> fourth(sight);
        };
    }

    /// Low, but cover an honour, put up a sure winner that settles the board, or let declarer's two
    /// hands work together.
    private static Card second(Sight sight) {
        var cards = sight.playable();
        var led = sight.trick().cards().getFirst();
        var winners = beating(sight, cards);
        if (winners.isEmpty()) {
            return cards.lowest();
        }
        if (sight.isDeclaring()) {
            return secondAsDeclarer(sight);
        }
        var top = winners.highest();
        if (sight.isMaster(top) && sight.lacking() >= 1 && sureTricks(sight) >= sight.lacking()) {
            return sight.cheapestEqual(top);
        }
        if (led.rank().isHonour() && isWorthCovering(sight, led)) {
            return sight.cheapestEqual(winners.lowest());
        }
        return sequenceOrLow(sight);
    }

    /// Tricks that a defender can take when they win this one: at notrump all their masters, else
    /// this one alone.
    private static int sureTricks(Sight sight) {
        if (sight.trumps().isPresent()) {
            return 1;
        }
        int tricks = 0;
        for (var suit : Suit.values()) {
            tricks += sight.topRun(sight.hand(), suit);
        }
        return tricks;
    }

    /// An honour of dummy's is covered unless the next lower card lies beside it; an unseen hand's
    /// honour is covered with the ace or king over a short dummy only.
    private static boolean isWorthCovering(Sight sight, Card led) {
        boolean fromDummy = sight.play().isDummy(sight.trick().leader());
        if (fromDummy) {
            return Sight.above(sight.dummy(), below(led)) == 0 && sight.playable().size() <= 4;
        }
        return led.rank() != Rank.TEN
                && Sight.above(sight.dummy(), led) > 0
                && sight.playable().highest().rank() != Rank.ACE;
    }

    /// The card two ranks down: nothing in dummy beats it when the honour stands alone.
    private static Card below(Card led) {
        int rank = Math.max(0, led.rank().ordinal() - 2);
        return Card.of(led.suit(), Rank.values()[rank]);
    }

    /// From two touching honours the lower, to force out a higher one.
    private static Card sequenceOrLow(Sight sight) {
        var cards = sight.playable();
        var top = cards.highest();
        var equal = sight.cheapestEqual(top);
        boolean touching = !equal.equals(top) && equal.rank().isHonour();
        return touching && sight.wins(equal) && cards.size() <= 3 ? equal : cards.lowest();
    }

    /// An honour led is covered when one honour is missing above the cover; low when the other hand
    /// can still win or the lead runs up to its honours; else the master.
    private static Card secondAsDeclarer(Sight sight) {
        var cards = sight.playable();
        var suit = cards.highest().suit();
        var other = sight.hand(sight.turn().partner()).in(suit);
        var top = sight.cheapestEqual(beating(sight, cards).highest());
        var cheapest = beating(sight, cards).lowest();
        boolean finesse =
                sight.trick().winningCard(sight.strain()).rank().isHonour()
                        && sight.topRun(cards, suit) > 0
                        && Sight.above(sight.unseen(), cheapest) == 1;
        if (finesse) {
            return cheapest;
        }
        boolean otherIsLast = !other.isEmpty() && sight.topRun(other, suit) > 0;
        if (otherIsLast) {
            boolean honourAlone =
                    top.rank().isHonour() && cards.size() == 2 && !sight.isMaster(top);
            return honourAlone && Sight.above(sight.others(), top) == 0 ? top : cards.lowest();
        }
        if (sight.isMaster(top)) {
            return isHoldUp(sight, top) ? cards.lowest() : top;
        }
        boolean guarded = cards.size() > 1 + Sight.above(sight.others(), top);
        return guarded || !other.isEmpty() ? cards.lowest() : top;
    }

    /// As high as needed: just enough against a dummy in sight, else the best, the cheapest of
    /// equals; low when partner wins anyway.
    private static Card third(Sight sight) {
        var cards = sight.playable();
        var winning = sight.trick().winningCard(sight.strain());
        boolean partners = sight.isPartnerWinning();
        if (partners && (!sight.mayBeBeaten(winning) || isEqualToOurs(sight, winning))) {
            return cards.lowest();
        }
        var winners = beating(sight, cards);
        if (winners.isEmpty()) {
            return cards.lowest();
        }
        if (sight.isDeclaring()) {
            return Finesse.third(sight, winners);
        }
        int missing = Sight.above(sight.unseen(), winners.highest());
        for (var card : lowestFirst(winners)) {
            if (!sight.mayBeBeaten(card) || Sight.above(sight.unseen(), card) == missing) {
                return card; // what dummy has beneath it no longer matters: dummy has played
            }
        }
        return winners.highest();
    }

    /// Whether partner's card does the work of the best one here, as a queen led does from QJ10 to
    /// a hand with the king's place missing.
    private static boolean isEqualToOurs(Sight sight, Card winning) {
        var best = sight.playable().highest();
        return Sight.above(sight.others(), winning) == Sight.above(sight.others(), best)
                && winning.rank().isHonour();
    }

    private static Card fourth(Sight sight) {
        var cards = sight.playable();
        if (sight.isPartnerWinning()) {
            return cards.lowest();
        }
        var winners = beating(sight, cards);
        if (winners.isEmpty()) {
            return cards.lowest();
        }
        var cheapest = winners.lowest();
        return sight.isDeclaring() && isHoldUp(sight, cheapest) ? cards.lowest() : cheapest;
    }

    /// At notrump the only stopper in the opponents' suit is kept back while they have more than
    /// our two hands' length runs to (the rule of seven: as often as our cards are short of seven).
    private static boolean isHoldUp(Sight sight, Card stopper) {
        var suit = stopper.suit();
        var both = sight.own().in(suit);
        boolean onlyStopper =
                stopper.rank() == Rank.ACE && sight.topRun(both, suit) == 1 && both.size() >= 2;
        int playedRounds =
                (int)
                        sight.play().tricks().stream()
                                .filter(trick -> trick.suitLed().filter(suit::equals).isPresent())
                                .count();
        int rounds = 7 - startingLength(sight, suit.ordinal());
        boolean danger = sight.trumps().isEmpty() && sight.others().length(suit) >= 4;
        return onlyStopper && danger && playedRounds < rounds && sight.playable().size() >= 2;
    }

    /// How many cards of the suit the two hands were dealt.
    private static int startingLength(Sight sight, int suit) {
        int held = 0;
        for (var trick : sight.play().tricks()) {
            held += ours(sight, trick, suit);
        }
        held += ours(sight, sight.trick(), suit);
        return held
                + (int) sight.own().stream().filter(card -> card.suit().ordinal() == suit).count();
    }

    private static int ours(Sight sight, Trick trick, int suit) {
        int count = 0;
        for (var seat : sight.me().side().seats()) {
            count +=
                    trick.by(seat).filter(card -> card.suit().ordinal() == suit).isPresent()
                            ? 1
                            : 0;
        }
        return count;
    }

    static CardSet beating(Sight sight, CardSet cards) {
        return CardSet.copyOf(cards.stream().filter(sight::wins).toList());
    }

    static Iterable<Card> lowestFirst(CardSet cards) {
        return cards.stream().sorted().toList();
    }
}
