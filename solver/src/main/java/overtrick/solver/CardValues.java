package overtrick.solver;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import overtrick.cards.Card;

/// What the side to play takes after each of some cards.
///
/// @param best what it takes after the best of all its cards, those not asked for among them
/// @param values in the order of the pack
public record CardValues(int best, Map<Card, Integer> values) {

    public CardValues {
        values = Collections.unmodifiableMap(new TreeMap<>(values));
    }
}
