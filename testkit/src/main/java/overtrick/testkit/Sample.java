package overtrick.testkit;

import java.util.random.RandomGenerator;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.Seat;

/// Random cards to test with. The same source gives the same cards, on every machine.
public final class Sample {

    private Sample() {}

    public static Card card(RandomGenerator chance) {
        return Card.at(chance.nextInt(Card.PACK));
    }

    public static Seat seat(RandomGenerator chance) {
        return Seat.values()[chance.nextInt(Seat.values().length)];
    }

    /// A set of any size: each card is in it or not with equal chances.
    public static CardSet cardSet(RandomGenerator chance) {
        return new CardSet(chance.nextLong(1L << Card.PACK));
    }

    /// @param count how many cards, 0 to 52
    public static CardSet cards(int count, RandomGenerator chance) {
        return hand(shuffled(chance), 0, count);
    }

    /// Thirteen cards.
    public static CardSet hand(RandomGenerator chance) {
        return cards(Deal.HAND, chance);
    }

    /// Dealt from a shuffled pack, which is another way than [overtrick.cards.DealNumber]'s.
    public static Deal deal(RandomGenerator chance) {
        var pack = shuffled(chance);
        return new Deal(
                hand(pack, 0, Deal.HAND),
                hand(pack, Deal.HAND, Deal.HAND),
                hand(pack, 2 * Deal.HAND, Deal.HAND),
                hand(pack, 3 * Deal.HAND, Deal.HAND));
    }

    private static CardSet hand(Card[] pack, int from, int count) {
        var hand = CardSet.NONE;
        for (int at = from; at < from + count; at++) {
            hand = hand.with(pack[at]);
        }
        return hand;
    }

    private static Card[] shuffled(RandomGenerator chance) {
        var pack = new Card[Card.PACK];
        for (int at = 0; at < pack.length; at++) {
            int other = chance.nextInt(at + 1);
            pack[at] = pack[other];
            pack[other] = Card.at(at);
        }
        return pack;
    }
}
