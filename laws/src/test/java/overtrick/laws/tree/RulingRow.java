package overtrick.laws.tree;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.params.aggregator.AggregateWith;
import org.junit.jupiter.params.aggregator.ArgumentsAccessor;
import org.junit.jupiter.params.aggregator.ArgumentsAggregator;

/// A row of a table of rulings, as [Rulings] checks it. It may name no Law.
record RulingRow(String book, String irregularity, String facts, String follows, String laws) {

    /// Before the parameter that a row of five cells becomes.
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.PARAMETER)
    @AggregateWith(Reader.class)
    @interface Read {}

    /// Reads a row; a cell that is empty is none.
    static final class Reader implements ArgumentsAggregator {

        @Override
        public RulingRow aggregateArguments(ArgumentsAccessor cells, ParameterContext context) {
            String laws = cells.getString(4);
            return new RulingRow(
                    cells.getString(0),
                    cells.getString(1),
                    cells.getString(2),
                    cells.getString(3),
                    laws == null ? "" : laws);
        }
    }

    void check() {
        Rulings.check(book, irregularity, facts, follows, laws);
    }
}
