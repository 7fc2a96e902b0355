package overtrick.robots.play;

import java.util.Optional;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Suit;

/// Declarer's lead, from their hand or from dummy: count, ruff in the short hand, draw trumps, set
/// up the best suit, and cash when there is enough or nothing else to do.
final class DeclarerLead {

    private final Sight sight;
    private final CardSet hand;
    private final CardSet other;

    DeclarerLead(Sight sight) {
        this.sight = sight;
        this.hand = sight.hand();
        this.other = sight.hand(sight.turn().partner());
    }

    Card card() {
        if (sight.trumps().isEmpty()) {
            return sureTricks() >= sight.lacking() ? cash() : develop().orElseGet(this::cash);
        }
        return ruff().or(this::drawTrumps)
                .orElseGet(() ->
                        sureTricks() >= sight.lacking() ? cash() : develop().orElseGet(this::cash));
    }

    private boolean isTrumpSuit(Suit suit) {
        return sight.trumps().filter(suit::equals).isPresent();
    }

    /// Tricks that can be cashed from the top: in each suit the run of masters, but no more than
    /// the longer hand has cards; trumps of both hands count apart when they can be.
    int sureTricks() {
        int tricks = 0;
        for (var suit : Suit.values()) {
            int longer = Math.max(hand.length(suit), other.length(suit));
            int run = Math.min(sight.topRun(sight.own(), suit), longer);
            boolean all = run > 0 && run >= sight.others().length(suit);
            tricks += all ? longer : run;
        }
        return tricks;
    }

    /// A loser for dummy's void while dummy has trumps; or the ace that makes the void.
    private Optional<Card> ruff() {
        var dummy = sight.me().partner();
        var trumps = sight.trumps().orElseThrow();
        if (sight.turn() == dummy || other.in(trumps).isEmpty()) {
            return Optional.empty();
        }
        boolean dummyIsShort = other.length(trumps) <= hand.length(trumps);
        for (var suit : Suit.values()) {
            var cards = hand.in(suit);
            boolean losers = !cards.isEmpty() && !sight.isMaster(cards.lowest());
            if (suit != trumps && dummyIsShort && losers && other.in(suit).isEmpty()) {
                return Optional.of(cards.lowest());
            }
            boolean makesVoid =
                    other.length(suit) == 1 && losers && sight.isMaster(cards.highest());
            if (suit != trumps && dummyIsShort && makesVoid && cards.size() >= 2) {
                return Optional.of(cards.highest());
            }
        }
        return Optional.empty();
    }

    /// While they have trumps: from the top, or through a finesse. A last trump that is master is
    /// left to them, and so are trumps when ours do not last.
    private Optional<Card> drawTrumps() {
        var trumps = sight.trumps().orElseThrow();
        var theirs = sight.others().in(trumps);
        var ours = hand.in(trumps);
        if (theirs.isEmpty() || ours.isEmpty() || outlasted(theirs, trumps)) {
            return Optional.empty();
        }
        return Optional.of(fromSuit(trumps));
    }

    private boolean outlasted(CardSet theirs, Suit trumps) {
        var best = sight.own().in(trumps).highest();
        boolean masterIsTheirs = !sight.isMaster(best);
        return (theirs.size() == 1 && masterIsTheirs)
                || sight.own().in(trumps).size() <= theirs.size() / 2;
    }

    /// The card with which to begin a suit from this hand: masters of the short hand first, low
    /// towards honours that may be finessed, the top of touching cards, else low.
    private Card fromSuit(Suit suit) {
        return SuitChoice.lead(sight, suit, customary(suit));
    }

    private Card customary(Suit suit) {
        var here = hand.in(suit);
        var there = other.in(suit);
        var top = here.highest();
        if (there.isEmpty()) {
            return sight.isMaster(top) ? top : isStrong(here) ? top : here.lowest();
        }
        boolean tenace = Finesse.isTenace(sight, there);
        int out = sight.unseen().length(suit);
        boolean drop = sight.topRun(sight.own(), suit) >= out && out > 0;
        if (tenace && !drop) {
            return bestThrough(here, there);
        }
        if (sight.isMaster(top)) {
            boolean lowToLong = sight.isMaster(there.highest()) && here.size() > there.size();
            return lowToLong ? here.lowest() : top;
        }
        if (sight.isMaster(there.highest())) {
            return here.lowest();
        }
        return isStrong(here) ? top : here.lowest();
    }

    /// Through a defender towards a tenace: an honour that the tenace backs up, else low.
    private Card bestThrough(CardSet here, CardSet there) {
        var top = here.highest();
        int missing = Sight.above(sight.unseen(), top);
        boolean backed =
                missing == 1
                        && top.rank().isHonour()
                        && sight.own().in(top.suit()).stream()
                                        .filter(card -> Sight.above(sight.unseen(), card) == 1)
                                        .count()
                                >= 2;
        return backed && there.size() >= 2 ? top : here.lowest();
    }

    /// Touching cards of which only one or two are beaten.
    private boolean isStrong(CardSet cards) {
        if (cards.size() < 2) {
            return false;
        }
        var ranks = cards.stream().map(card -> Sight.above(sight.others(), card)).toList();
        return ranks.get(0) <= 2 && ranks.get(0).equals(ranks.get(1));
    }

    /// The side suit that promises most tricks beyond those that are sure.
    private Optional<Card> develop() {
        Optional<Suit> best = Optional.empty();
        int most = 0;
        for (var suit : Suit.values()) {
            int promise = promise(suit);
            if (!isTrumpSuit(suit) && !hand.in(suit).isEmpty() && promise > most) {
                most = promise;
                best = Optional.of(suit);
            }
        }
        return best.map(this::fromSuit);
    }

    /// What a suit may still give: cards of the longer hand that are no winners yet, as far as the
    /// opponents' cards run out, and honours that may be finessed or set up.
    private int promise(Suit suit) {
        var both = sight.own().in(suit);
        int longer = Math.max(hand.length(suit), other.length(suit));
        int sure = Math.min(sight.topRun(sight.own(), suit), longer);
        int out = sight.others().length(suit);
        if (out == 0 || longer <= sure) {
            return 0;
        }
        int honours =
                (int) both.stream().filter(card -> Sight.above(sight.others(), card) == 1).count();
        int longCards = Math.max(0, longer - (out + 1) / 2);
        int towards = Finesse.isTenace(sight, other.in(suit)) ? 2 : 0;
        return 4 * longCards
                + 3 * Math.min(honours, longer - sure)
                + towards
                + (both.size() >= 7 ? 3 : 0);
    }

    /// A master of this hand, from the suit in which the other hand is not blocked; or a low card
    /// to the other hand's masters; or what is missed least.
    private Card cash() {
        for (var suit : Suit.values()) {
            var here = hand.in(suit);
            if (!here.isEmpty()
                    && sight.isMaster(here.highest())
                    && here.size() <= other.length(suit)) {
                return here.highest();
            }
        }
        for (var suit : Suit.values()) {
            var here = hand.in(suit);
            if (!here.isEmpty() && sight.isMaster(here.highest()) && !isSavedTrump(suit)) {
                return here.highest();
            }
        }
        for (var suit : Suit.values()) {
            var there = other.in(suit);
            boolean entry = !there.isEmpty() && sight.isMaster(there.highest());
            if (!hand.in(suit).isEmpty() && entry && !isSavedTrump(suit)) {
                return hand.in(suit).lowest();
            }
        }
        return Discards.leastMissed(sight);
    }

    /// Trumps are not wasted when the opponents have none.
    private boolean isSavedTrump(Suit suit) {
        return isTrumpSuit(suit) && sight.others().in(suit).isEmpty() && hasSideCards();
    }

    private boolean hasSideCards() {
        return sight.trumps().filter(trumps -> hand.size() > hand.length(trumps)).isPresent();
    }
}
