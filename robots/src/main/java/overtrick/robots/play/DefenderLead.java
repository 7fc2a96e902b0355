package overtrick.robots.play;

import overtrick.bridge.play.Play;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Rank;
import overtrick.cards.Suit;

/// A defender's lead: partner's suit, the top of a sequence, the fourth best, no ace underled
/// against trumps, and tricks taken when they beat the contract. Each suit gets points, and the
/// best suit is led in the customary way.
final class DefenderLead {

    private final Sight sight;
    private final BidSuits bids;
    private final CardSet hand;
    private final boolean opening;

    DefenderLead(Sight sight, BidSuits bids) {
        this.sight = sight;
        this.bids = bids;
        this.hand = sight.hand();
        this.opening = sight.play().left() == Play.TRICKS;
    }

    Card card() {
        if (sight.lacking() >= 1 && sureTricks() >= sight.lacking()) {
            return sureWinner();
        }
        var best = hand.highest().suit();
        int most = Integer.MIN_VALUE;
        for (var suit : Suit.values()) {
            if (!hand.in(suit).isEmpty()) {
                int points = points(suit);
                if (points > most) {
                    most = points;
                    best = suit;
                }
            }
        }
        return cardOf(best);
    }

    /// Masters to be cashed one after the other; against trumps only while declarer must follow.
    private int sureTricks() {
        int tricks = 0;
        for (var suit : Suit.values()) {
            tricks += cashable(suit);
        }
        return tricks;
    }

    private int cashable(Suit suit) {
        int run = sight.topRun(hand, suit);
        if (sight.trumps().isEmpty() || isTrumpSuit(suit)) {
            return run;
        }
        boolean ruffed = isRuffed(suit);
        boolean shown = !opening && sight.play().dummy().isPresent();
        return ruffed ? 0 : Math.min(run, shown ? Math.max(1, sight.dummy().length(suit)) : 1);
    }

    /// Whether an opponent is known to be out of the suit.
    private boolean isRuffed(Suit suit) {
        return sight.isVoid(sight.me().left(), suit) || sight.isVoid(sight.me().right(), suit);
    }

    private Card sureWinner() {
        for (var suit : Suit.values()) {
            if (cashable(suit) > 0) {
                return hand.in(suit).highest();
            }
        }
        return hand.highest();
    }

    private boolean isTrumpSuit(Suit suit) {
        return sight.trumps().filter(suit::equals).isPresent();
    }

    private int points(Suit suit) {
        var cards = hand.in(suit);
        int points = isTrumpSuit(suit) ? trumpPoints() : sidePoints(suit, cards);
        if (bids.has(sight.me().partner(), suit)) {
            points += 45;
        }
        if (bids.of(sight.play().contract().declarer()).contains(suit)) {
            points -= 25;
        }
        if (!opening) {
            points += laterPoints(suit, cards);
        }
        return points;
    }

    /// Trumps are a quiet lead when nothing else attracts.
    private int trumpPoints() {
        var top = hand.in(sight.trumps().orElseThrow()).highest();
        return top.rank().beats(Rank.TEN) && !sight.isMaster(top) ? -20 : 8;
    }

    private int sidePoints(Suit suit, CardSet cards) {
        boolean notrump = sight.trumps().isEmpty();
        int points = isSequence(cards) ? 30 : 0;
        if (notrump) {
            return points + 8 * cards.size() + 2 * cards.highCardPoints();
        }
        if (Sight.has(cards, suit, Rank.ACE)) {
            points += Sight.has(cards, suit, Rank.KING) ? 45 : -25;
        } else if (!isSequence(cards)) {
            points -= 4 * cards.highCardPoints();
        }
        boolean canRuff = sight.hand().in(sight.trumps().orElseThrow()).size() >= 1;
        if (cards.size() <= 2 && canRuff && !cards.highest().rank().isHonour()) {
            points += cards.size() == 1 ? 30 : 10;
        }
        return points + 2 * cards.size();
    }

    /// After the lead: go on with suits our side has led, lead through strength and up to weakness,
    /// and give nothing away to a void in dummy.
    private int laterPoints(Suit suit, CardSet cards) {
        int points = ledByUs(suit) ? 20 : 0;
        var dummys = sight.dummy().in(suit);
        boolean dummyIsNext = sight.play().isDummy(sight.turn().left());
        int strength = dummys.highCardPoints();
        points += dummyIsNext ? Math.min(strength, 5) * 3 : -4 * strength;
        if (!isTrumpSuit(suit) && sight.trumps().isPresent()) {
            boolean dummyRuffs =
                    dummys.isEmpty() && !sight.dummy().in(sight.trumps().get()).isEmpty();
            points -= dummyRuffs ? 40 : 0;
            boolean partnerRuffs = sight.isVoid(sight.me().partner(), suit);
            points += partnerRuffs && !sight.unseen().in(sight.trumps().get()).isEmpty() ? 50 : 0;
        }
        if (sight.trumps().isEmpty() && sight.topRun(cards, suit) >= 1) {
            points += 10 + 10 * sight.topRun(cards, suit);
        }
        return points;
    }

    private boolean ledByUs(Suit suit) {
        return sight.play().tricks().stream()
                .anyMatch(trick ->
                        !trick.leader().opposes(sight.me())
                                && trick.suitLed().filter(suit::equals).isPresent());
    }

    /// Two touching honours at the top, from the ten up against trumps; three cards at notrump, of
    /// which the third may skip a rank.
    private boolean isSequence(CardSet cards) {
        if (cards.size() < 2 || !cards.highest().rank().isHonour()) {
            return false;
        }
        var ranks = cards.stream().map(card -> card.rank().ordinal()).toList();
        boolean two = ranks.get(0) - ranks.get(1) == 1 && ranks.get(0) > Rank.TEN.ordinal();
        if (sight.trumps().isPresent() || cards.size() < 3) {
            return two;
        }
        return two && ranks.get(1) - ranks.get(2) <= 2;
    }

    /// Masters and sequences from the top, the higher of two small, else the fourth best or the
    /// lowest.
    private Card cardOf(Suit suit) {
        var cards = hand.in(suit);
        var highest = cards.highest();
        boolean cash =
                sight.isMaster(highest)
                        && (sight.trumps().isPresent() || !opening || isSequence(cards));
        if (isTrumpSuit(suit) && !cash && !isSequence(cards)) {
            return cards.lowest();
        }
        if (cash || isSequence(cards) || cards.size() == 2) {
            return highest;
        }
        return cards.size() >= 4 ? cards.stream().toList().get(3) : cards.lowest();
    }
}
