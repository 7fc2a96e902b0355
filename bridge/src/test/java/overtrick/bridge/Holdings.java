package overtrick.bridge;

import java.util.EnumMap;
import java.util.stream.Stream;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.Seat;

/// Deals of which only some cards matter.
public final class Holdings {

    private Holdings() {}

    /// The deal in which each seat has the cards named, such as `N HA HK, E HQ`, and the others are
    /// given out as they come.
    public static Deal deal(String holdings) {
        var hands = new EnumMap<Seat, CardSet>(Seat.class);
        for (var seat : Seat.values()) {
            hands.put(seat, CardSet.NONE);
        }
        var rest = CardSet.ALL;
        for (String holding : holdings.split(",")) {
            var words = holding.strip().split("\\s+");
            for (var card : Stream.of(words).skip(1).map(Card::parse).toList()) {
                hands.merge(Seat.parse(words[0]), CardSet.of(card), CardSet::union);
                rest = rest.without(card);
            }
        }
        for (var card : rest) {
            var seat =
                    Stream.of(Seat.values())
                            .filter(one -> hands.get(one).size() < Deal.HAND)
                            .findFirst()
                            .orElseThrow();
            hands.merge(seat, CardSet.of(card), CardSet::union);
        }
        return new Deal(
                hands.get(Seat.NORTH),
                hands.get(Seat.EAST),
                hands.get(Seat.SOUTH),
                hands.get(Seat.WEST));
    }
}
