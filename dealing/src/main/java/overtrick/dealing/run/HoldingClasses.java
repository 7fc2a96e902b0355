package overtrick.dealing.run;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import overtrick.cards.Suit;
import overtrick.dealing.code.HandReader;
import overtrick.dealing.script.Expr;

/// The holdings of one suit that a hand may have, sorted by what a condition asks of them.
///
/// @param classes for each list of answers, the length first, the holdings that give it
record HoldingClasses(Suit suit, Map<List<Integer>, List<Integer>> classes) {

    private static final int HOLDINGS = 1 << 13;

    /// @param asked what adds up by suits
    /// @param own cards of the suit that the hand has for certain
    /// @param others cards of the suit that it cannot have
    static HoldingClasses of(
            Suit suit, List<Expr.OfHand> asked, HandReader reader, int own, int others) {
        var classes = new LinkedHashMap<List<Integer>, List<Integer>>();
        for (int holding = 0; holding < HOLDINGS; holding++) {
            if ((holding & own) == own && (holding & others) == 0) {
                var key = new ArrayList<Integer>();
                key.add(Integer.bitCount(holding));
                for (var one : asked) {
                    key.add(reader.of(one, suit, holding));
                }
                classes.computeIfAbsent(key, _ -> new ArrayList<>()).add(holding);
            }
        }
        return new HoldingClasses(suit, classes);
    }

    /// Two suits together, sorted by both lengths and the sums of all answers.
    static Map<List<Integer>, PairClass> pairs(HoldingClasses one, HoldingClasses two) {
        var pairs = new HashMap<List<Integer>, PairClass>();
        for (var first : one.classes.entrySet()) {
            for (var second : two.classes.entrySet()) {
                var key = new ArrayList<Integer>();
                key.add(first.getKey().getFirst());
                key.add(second.getKey().getFirst());
                if (key.get(0) + key.get(1) > 13) {
                    continue;
                }
                for (int i = 1; i < first.getKey().size(); i++) {
                    key.add(first.getKey().get(i) + second.getKey().get(i));
                }
                pairs.computeIfAbsent(key, _ -> new PairClass(one.suit, two.suit))
                        .add(first.getValue(), second.getValue());
            }
        }
        return pairs;
    }
}
