package overtrick.robots.layout;

import java.util.HashMap;
import java.util.Map;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Suit;

/// A hand that is not seen while cards are played.
final class HiddenHand implements Unseen {

    private final Evidence evidence;
    private final Attention attention;
    private final Seat seat;
    private final long played;
    private final AuctionFit calls;
    private final PlayFit cards;

    /// Weights of hands that were met before.
    private final Map<Long, Double> known = new HashMap<>();

    HiddenHand(Seat seat, Evidence evidence, Attention attention) {
        this.evidence = evidence;
        this.attention = attention;
        this.seat = seat;
        played = evidence.played().getOrDefault(seat, CardSet.NONE).bits();
        calls = new AuctionFit(seat, evidence.auction());
        cards = new PlayFit(seat, evidence);
    }

    @Override
    public int size() {
        return evidence.play().cardsLeft(seat);
    }

    @Override
    public Limits limits(int wider, int points) {
        var box = evidence.auction().getLast().hands().of(seat).bounds();
        var dealt = attention.limits() ? Limits.of(box) : Limits.none();
        var left = dealt.wider(wider, points).less(played);
        for (var suit : Suit.values()) {
            boolean out = evidence.showedOut(seat, suit, attention.memory());
            left = out ? left.without(suit) : left;
        }
        return left;
    }

    @Override
    public double weight(long held) {
        return known.computeIfAbsent(held | played, this::ofWhole);
    }

    private double ofWhole(long dealt) {
        var known = evidence.dealt().getOrDefault(seat, CardSet.NONE);
        if (!new CardSet(dealt).containsAll(known)) {
            return 0;
        }
        double weight = attention.calls() ? calls.weight(dealt) : 1;
        return attention.cards() ? weight * cards.weight(dealt) : weight;
    }
}
