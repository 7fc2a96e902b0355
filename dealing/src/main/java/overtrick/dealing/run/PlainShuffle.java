package overtrick.dealing.run;

import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.dealing.script.Predeal;

/// Deals whole deals, all equally likely beside what was given.
final class PlainShuffle implements Shuffle {

    private final Dice dice;
    private final long[] deck;
    private final Predeal predeal;

    PlainShuffle(long seed, Predeal predeal) {
        dice = new Dice(seed);
        this.predeal = predeal;
        deck =
                CardSet.ALL.minus(predeal.given()).stream()
                        .mapToLong(card -> CardSet.of(card).bits())
                        .toArray();
    }

    @Override
    public void deal(long[] hands) {
        int at = 0;
        for (var seat : Seat.values()) {
            long hand = predeal.of(seat).bits();
            for (int need = 13 - Long.bitCount(hand); need > 0; need--) {
                int chosen = at + (int) dice.below(deck.length - at);
                long card = deck[chosen];
                deck[chosen] = deck[at];
                deck[at++] = card;
                hand |= card;
            }
            hands[seat.ordinal()] = hand;
        }
    }

    @Override
    public int chance(int bound) {
        return bound <= 0 ? 0 : (int) dice.below(bound);
    }
}
