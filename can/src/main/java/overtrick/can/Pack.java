package overtrick.can;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// Bộ bài: all 54 cards in the order in which they lie, the top first.
public record Pack(List<CanCard> cards) {

    public Pack {
        cards = List.copyOf(cards);
        if (cards.size() != CanCard.PACK || !CanSet.copyOf(cards).equals(CanSet.ALL)) {
            throw new IllegalArgumentException("pack is not 54 different cards: " + cards);
        }
    }

    /// Every order is equally likely; for play, hand in a cryptographically secure source.
    public static Pack shuffled(RandomGenerator chance) {
        var cards =
                new ArrayList<>(IntStream.range(0, CanCard.PACK).mapToObj(CanCard::at).toList());
        for (int left = cards.size(); left > 1; left--) {
            int drawn = chance.nextInt(left);
            var card = cards.set(drawn, cards.get(left - 1));
            cards.set(left - 1, card);
        }
        return new Pack(cards);
    }

    /// Kênh: so many cards are lifted off and go under the rest.
    ///
    /// @param lifted 1 to 53
    /// @throws IllegalArgumentException when the cards lifted are not 1 to 53
    public Pack cut(int lifted) {
        if (lifted < 1 || lifted >= CanCard.PACK) {
            throw new IllegalArgumentException("cut is not of 1 to 53 cards: " + lifted);
        }
        var order = new ArrayList<>(cards.subList(lifted, cards.size()));
        order.addAll(cards.subList(0, lifted));
        return new Pack(order);
    }
}
