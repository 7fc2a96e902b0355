package overtrick.dealing.script;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;

/// What lies where before the cards are shuffled.
///
/// @param cards given to each seat; all seats are there
/// @param lengths of suits that a seat has exactly
public record Predeal(Map<Seat, CardSet> cards, Map<Expr.Length, Integer> lengths) {

    public Predeal {
        var all = new EnumMap<Seat, CardSet>(Seat.class);
        for (var seat : Seat.values()) {
            all.put(seat, cards.getOrDefault(seat, CardSet.NONE));
        }
        cards = Map.copyOf(all);
        lengths = Map.copyOf(lengths);
    }

    /// Nothing lies anywhere.
    public static Predeal none() {
        return new Predeal(Map.of(), Map.of());
    }

    /// The cards given to a seat.
    public CardSet of(Seat seat) {
        return cards.getOrDefault(seat, CardSet.NONE);
    }

    Predeal with(Seat seat, CardSet more) {
        var changed = new HashMap<>(cards);
        changed.merge(seat, more, CardSet::union);
        return new Predeal(changed, lengths);
    }

    Predeal with(Expr.Length length, int exactly) {
        var changed = new HashMap<>(lengths);
        changed.put(length, exactly);
        return new Predeal(cards, changed);
    }

    /// All cards that lie somewhere.
    public CardSet given() {
        return cards.values().stream().reduce(CardSet.NONE, CardSet::union);
    }
}
