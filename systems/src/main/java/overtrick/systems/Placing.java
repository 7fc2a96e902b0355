package overtrick.systems;

import java.util.Optional;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Suit;
import overtrick.systems.hand.Aspect;
import overtrick.systems.hand.Box;
import overtrick.systems.hand.Measure;
import overtrick.systems.hand.Range;
import overtrick.systems.language.Force;

/// Places the contract by the strength and the fit of both hands: game, invitation, part score.
record Placing(Reckoning sum, Verdicts verdicts) {

    /// A game in a minor needs more than one in notrump.
    private static final int MINOR_MORE = 4;

    /// When the opponents have bid, a game with a fit needs less: in a minor, in a major when we
    /// are vulnerable, and when we are not.
    private static final int CONTESTED_MINOR_MORE = 2;

    private static final int MAJOR_LESS = 1;

    private static final int CONTESTED_MAJOR_LESS = 2;

    /// By how much partner may be better than is likely.
    private static final int HOPE = 1;

    private static final int LENGTH_IN_NOTRUMP = 1;

    void offer() {
        if (sum.isOurGame()) {
            correct();
            return;
        }
        if (sum.isGameForced() && sum.isForced()) {
            new GameForce(sum, verdicts).offer();
        }
        games();
        if (!sum.isForced()) {
            invitations();
        }
        if (sum.ours) {
            preferences();
            ownSuits();
        }
    }

    /// Partner has bid three notrump without knowing of the eighth trump.
    private void correct() {
        var threeNotrump = new Bid(3, Strain.NOTRUMP);
        if (sum.partners.filter(m -> m.call().equals(threeNotrump)).isEmpty()) {
            return;
        }
        for (var suit : sum.suits()) {
            int length = Math.max(2, 8 - sum.partner.length(suit).low());
            if (suit.isMajor() && sum.own.length(suit).low() < length) {
                toPlay(new Bid(4, Strain.of(suit)), Reckoning.atLeast(suit, length));
            }
        }
    }

    /// A major with a fit counts on partner's probable points, and the ninth trump as one.
    private void games() {
        for (var suit : sum.suits()) {
            if (suit.isMajor()) {
                int needed = Math.min(sum.game, Reckoning.GAME - sum.expected) - majorLess();
                var game = new Bid(4, Strain.of(suit));
                toPlay(game, sum.fitOf(8, suit, needed));
                toPlay(game, sum.fitOf(9, suit, needed - 1));
            }
        }
        if (!hasEightInMajor()) {
            toPlay(
                    new Bid(3, Strain.NOTRUMP),
                    sum.stopped(points(new Range(Math.max(0, sum.game), Reckoning.MOST))));
        }
        for (var suit : sum.suits()) {
            if (!suit.isMajor()) {
                int needed = Math.max(sum.game, 0) + minorMore();
                toPlay(new Bid(5, Strain.of(suit)), sum.fit(suit, needed, Reckoning.MOST));
            }
        }
    }

    private int minorMore() {
        if (sum.isGameForced()) {
            return 0;
        }
        return sum.isQuiet() ? MINOR_MORE : CONTESTED_MINOR_MORE;
    }

    /// When they have bid, a game that fails cheaply is a good sacrifice.
    private int majorLess() {
        if (sum.isQuiet()) {
            return 0;
        }
        return sum.vulnerable ? MAJOR_LESS : CONTESTED_MAJOR_LESS;
    }

    private void toPlay(Bid bid, Box shows) {
        verdicts.offer(bid, shows, Decision.TO_PLAY, Force.NONE);
    }

    private boolean hasEightInMajor() {
        return sum.suits().stream()
                .filter(Suit::isMajor)
                .anyMatch(s -> sum.partner.length(s).low() >= 5 && sum.own.length(s).low() >= 3);
    }

    /// With one point less than game, when partner may have one more than is likely. Not when they
    /// have come in: what partner has is then known too little, and the cards lie badly.
    private void invitations() {
        boolean invited = sum.partners.filter(m -> m.row().force() == Force.INVITATION).isPresent();
        int least = Reckoning.GAME - Math.min(sum.partner.highCards().high(), sum.likely + HOPE);
        if (invited || least >= sum.game || !sum.isQuiet()) {
            return;
        }
        for (var suit : sum.suits()) {
            if (suit.isMajor()) {
                invite(
                        new Bid(3, Strain.of(suit)),
                        sum.fit(suit, least - MAJOR_LESS, sum.game - 1 - MAJOR_LESS));
            }
        }
        invite(
                new Bid(2, Strain.NOTRUMP),
                sum.stopped(points(new Range(Math.max(0, least), sum.game - 1))));
    }

    private void invite(Bid bid, Box shows) {
        verdicts.offer(bid, shows, Decision.INVITATION, Force.INVITATION);
    }

    /// For notrump length is worth one point only.
    private static Box points(Range range) {
        var high = new Range(Math.max(0, range.low() - LENGTH_IN_NOTRUMP), 37);
        return Box.ANY.and(Aspect.of(Measure.POINTS), range).and(Aspect.HIGH_CARDS, high);
    }

    /// Another suit of partner's in which we have more cards than in the one that stands: pass
    /// would mean to play that.
    private void preferences() {
        var current = sum.last.orElseThrow().strain().trumps();
        for (var suit : sum.suits()) {
            var bid = below(4, suit);
            if (bid.isPresent()
                    && current.filter(s -> s != suit).isPresent()
                    && sum.partner.length(suit).low() >= 3) {
                int more = sum.partner.length(current.get()).low() - sum.partner.length(suit).low();
                var longer = Box.ANY.andDifference(suit, current.get(), new Range(more + 1, 13));
                verdicts.offer(bid.get(), longer, Decision.PREFERENCE, Force.NONE);
            }
        }
    }

    /// A long suit of one's own when partner's does not suit.
    private void ownSuits() {
        for (var suit : sum.suits()) {
            var bid = below(3, suit);
            if (bid.isPresent()
                    && sum.own.length(suit).low() < 6
                    && sum.partner.length(suit).low() < 3) {
                var shows = Reckoning.atLeast(suit, 6).and(sum.shortInStanding());
                verdicts.offer(bid.get(), shows, own(suit), Force.NONE);
            }
        }
    }

    private Decision own(Suit suit) {
        return sum.hasBid(suit) ? Decision.OWN_SUIT : Decision.LONG_SUIT;
    }

    private Optional<Bid> below(int level, Suit suit) {
        return sum.cheapest(Strain.of(suit)).filter(bid -> bid.level() < level);
    }
}
