package overtrick.robots.layout;

import java.util.ArrayList;
import java.util.List;
import overtrick.bridge.play.Trick;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;

/// How well a hand fits the cards that its seat has played. Who holds two equal cards plays either
/// of them, so a layout in which he had the choice is less likely (restricted choice).
final class PlayFit {

    /// A card that was played.
    ///
    /// @param gone all cards played before the trick
    private record Played(Card card, CardSet gone) {}

    private final List<Played> cards = new ArrayList<>();

    PlayFit(Seat seat, Evidence evidence) {
        var gone = CardSet.NONE;
        for (Trick trick : evidence.tricks()) {
            var before = gone;
            trick.by(seat).ifPresent(card -> cards.add(new Played(card, before)));
            gone = gone.union(CardSet.copyOf(trick.cards()));
        }
    }

    /// @param dealt the whole hand
    double weight(long dealt) {
        double weight = 1;
        for (var played : cards) {
            weight /= equals(played, dealt);
        }
        return weight;
    }

    /// How many cards the hand had then that were as good as the one it played.
    private static int equals(Played played, long dealt) {
        long had = dealt & ~played.gone.bits();
        long others = CardSet.ALL.bits() & ~played.gone.bits() & ~dealt;
        int place = played.card.place();
        int low = 13 * played.card.suit().ordinal();
        int count = 1;
        for (int at = place + 1; at < low + 13 && (others >>> at & 1) == 0; at++) {
            count += (int) (had >>> at & 1);
        }
        for (int at = place - 1; at >= low && (others >>> at & 1) == 0; at--) {
            count += (int) (had >>> at & 1);
        }
        return count;
    }
}
