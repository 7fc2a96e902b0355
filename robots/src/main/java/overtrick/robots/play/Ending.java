package overtrick.robots.play;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.board.PlayView;
import overtrick.bridge.play.Trick;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// The last few tricks with all cards open: how many a side wins with best play of everybody. A
/// plain search with a bound, made for five cards in each hand and no more.
///
/// @param cards those already played to the trick under way
record Ending(Strain strain, Map<Seat, CardSet> hands, Seat leader, List<Card> cards) {

    static Ending of(PlayView play, Map<Seat, CardSet> hands) {
        var trick = play.current();
        return new Ending(
                play.contract().strain(), Map.copyOf(hands), trick.leader(), trick.cards());
    }

    private CardSet hand(Seat seat) {
        return hands.getOrDefault(seat, CardSet.NONE);
    }

    /// Tricks for the side, the one under way among them.
    int tricks(Side side) {
        int left = hand(leader).size() + (cards.isEmpty() ? 0 : 1);
        for (int wanted = left; wanted > 0; wanted--) {
            if (canWin(side, wanted)) {
                return wanted;
            }
        }
        return 0;
    }

    /// Whether the side can win so many tricks whatever the others do.
    boolean canWin(Side side, int wanted) {
        if (wanted <= 0) {
            return true;
        }
        var turn = leader.plus(cards.size());
        var hand = hand(turn);
        if (cards.isEmpty() && wanted > hand.size()) {
            return false;
        }
        boolean ours = turn.side() == side;
        var playable = cards.isEmpty() ? hand : hand.following(cards.getFirst().suit());
        for (var card : playable) {
            if (winsWith(side, wanted, turn, card) == ours) {
                return ours;
            }
        }
        return !ours;
    }

    private boolean winsWith(Side side, int wanted, Seat turn, Card card) {
        var held = new EnumMap<Seat, CardSet>(hands);
        held.put(turn, hand(turn).without(card));
        var grown = new ArrayList<>(cards);
        grown.add(card);
        if (grown.size() < Trick.FULL) {
            return new Ending(strain, held, leader, grown).canWin(side, wanted);
        }
        var winner = new Trick(leader, grown).winner(strain);
        int still = wanted - (winner.side() == side ? 1 : 0);
        return new Ending(strain, held, winner, List.of()).canWin(side, still);
    }
}
