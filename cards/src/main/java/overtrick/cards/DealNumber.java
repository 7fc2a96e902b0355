package overtrick.cards;

import java.math.BigInteger;
import java.util.random.RandomGenerator;

/// The place of a deal among all deals. Every deal has exactly one number and every number one
/// deal, so a number drawn uniformly is a hand dealt fairly.
///
/// The numbering goes through the pack from the deuce of clubs up. Of the deals still possible, a
/// share in proportion to the places still free in a hand gives the next card to that hand: North's
/// share comes first, then East's, South's and West's.
///
/// @param value 0 to [#COUNT] − 1
public record DealNumber(BigInteger value) {

    /// How many deals there are: 52! / 13!⁴, about 2 to the power of 95.4.
    public static final BigInteger COUNT = new BigInteger("53644737765488792839237440000");

    public DealNumber {
        if (value.signum() < 0 || value.compareTo(COUNT) >= 0) {
            throw new IllegalArgumentException("deal number is not 0 to COUNT − 1: " + value);
        }
    }

    /// A number drawn uniformly; for play, hand in a cryptographically secure source.
    public static DealNumber draw(RandomGenerator chance) {
        int bits = COUNT.bitLength();
        byte[] bytes = new byte[(bits + 7) / 8];
        while (true) {
            chance.nextBytes(bytes);
            var value = new BigInteger(1, bytes).mod(BigInteger.ONE.shiftLeft(bits));
            // beyond the last number it is drawn again rather than folded: folding is not uniform
            if (value.compareTo(COUNT) < 0) {
                return new DealNumber(value);
            }
        }
    }

    /// Finds the number of a deal, the inverse of [#deal].
    public static DealNumber of(Deal deal) {
        var number = BigInteger.ZERO;
        var possible = COUNT;
        int[] free = {Deal.HAND, Deal.HAND, Deal.HAND, Deal.HAND};
        for (int place = 0; place < Card.PACK; place++) {
            int holder = deal.holder(Card.at(place)).ordinal();
            for (int seat = 0; seat < holder; seat++) {
                number = number.add(share(possible, free[seat], Card.PACK - place));
            }
            possible = share(possible, free[holder], Card.PACK - place);
            free[holder]--;
        }
        return new DealNumber(number);
    }

    /// Lays out the deal of this number, the inverse of [#of].
    public Deal deal() {
        var rest = value;
        var possible = COUNT;
        int[] free = {Deal.HAND, Deal.HAND, Deal.HAND, Deal.HAND};
        long[] hands = new long[4];
        for (int place = 0; place < Card.PACK; place++) {
            int seat = 0;
            var share = share(possible, free[seat], Card.PACK - place);
            while (rest.compareTo(share) >= 0) {
                rest = rest.subtract(share);
                seat++;
                share = share(possible, free[seat], Card.PACK - place);
            }
            possible = share;
            free[seat]--;
            hands[seat] |= Card.at(place).bit();
        }
        return new Deal(
                new CardSet(hands[0]),
                new CardSet(hands[1]),
                new CardSet(hands[2]),
                new CardSet(hands[3]));
    }

    private static BigInteger share(BigInteger possible, int free, int cardsLeft) {
        return possible.multiply(BigInteger.valueOf(free)).divide(BigInteger.valueOf(cardsLeft));
    }
}
