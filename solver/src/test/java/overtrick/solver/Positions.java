package overtrick.solver;

import java.util.random.RandomGenerator;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.testkit.Sample;

/// Random positions to test with.
public final class Positions {

    private Positions() {}

    public static Strain strain(RandomGenerator chance) {
        return Strain.values()[chance.nextInt(Strain.values().length)];
    }

    /// A random deal after so many random cards.
    public static Position after(int cards, RandomGenerator chance) {
        var position = Position.of(Sample.deal(chance), strain(chance), Sample.seat(chance));
        for (int i = 0; i < cards; i++) {
            position = position.after(one(position.legal(), chance));
        }
        return position;
    }

    public static Card one(CardSet cards, RandomGenerator chance) {
        return cards.stream().skip(chance.nextInt(cards.size())).findFirst().orElseThrow();
    }
}
