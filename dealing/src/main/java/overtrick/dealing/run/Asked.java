package overtrick.dealing.run;

import java.util.ArrayList;
import java.util.List;
import overtrick.dealing.script.Action;
import overtrick.dealing.script.Action.Item;
import overtrick.dealing.script.Expr;

/// What actions ask of deals.
final class Asked {

    private Asked() {}

    static List<Expr> of(List<Action> actions) {
        var asked = new ArrayList<Expr>();
        for (var action : actions) {
            switch (action) {
                case Action.Average average -> asked.add(average.of());
                case Action.Frequency frequency -> {
                    asked.add(frequency.rows().of());
                    frequency.columns().ifPresent(axis -> asked.add(axis.of()));
                }
                case Action.Compact compact -> compact.also().ifPresent(asked::add);
                case Action.OneLine line -> line.also().ifPresent(asked::add);
                case Action.Words words -> asked.addAll(items(words.items()));
                case Action.Report report -> asked.addAll(items(report.items()));
                case Action.Print _ -> {
                    // asks nothing but cards
                }
            }
        }
        return asked;
    }

    private static List<Expr> items(List<Item> items) {
        return items.stream()
                .filter(Item.Value.class::isInstance)
                .map(item -> ((Item.Value) item).of())
                .toList();
    }
}
