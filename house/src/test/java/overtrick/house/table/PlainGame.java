package overtrick.house.table;

import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import overtrick.cards.Party;
import overtrick.cards.rules.Rules;

/// A game whose rules are the same whatever was agreed.
class PlainGame<S, C, E, V> implements GameRules<S, C, E, V> {

    private final Rules<S, Party, C, E, V> rules;
    private final ToIntFunction<S> counter;
    private final Predicate<S> underWay;

    /// @param counter how many deals there have been
    /// @param underWay whether one is being played
    PlainGame(Rules<S, Party, C, E, V> rules, ToIntFunction<S> counter, Predicate<S> underWay) {
        this.rules = rules;
        this.counter = counter;
        this.underWay = underWay;
    }

    PlainGame(Rules<S, Party, C, E, V> rules, ToIntFunction<S> counter) {
        this(rules, counter, _ -> false);
    }

    /// Nothing to agree on.
    record NoTerms() implements Terms {}

    @Override
    public Terms usual() {
        return new NoTerms();
    }

    @Override
    public Rules<S, Party, C, E, V> rules(Terms terms) {
        return rules;
    }

    @Override
    public int deals(S state) {
        return counter.applyAsInt(state);
    }

    @Override
    public boolean isUnderWay(S state) {
        return underWay.test(state);
    }
}
