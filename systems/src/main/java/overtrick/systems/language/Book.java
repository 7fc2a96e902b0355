package overtrick.systems.language;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/// A compiled system: every table, in the order in which they were written.
public final class Book {

    private final String title;
    private final List<BookTable> tables;
    private final Map<String, List<String>> options;

    Book(String title, List<BookTable> tables, Map<String, List<String>> options) {
        this.title = title;
        this.tables = List.copyOf(tables);
        this.options = new TreeMap<>(options);
    }

    public String title() {
        return title;
    }

    /// What the system leaves to its players, each with its choices, the usual one first.
    public Map<String, List<String>> options() {
        return Collections.unmodifiableMap(options);
    }

    /// All that the book has for this auction, in order. It does not ask whether a call is legal.
    public List<Offer> offers(Situation situation) {
        var offers = new ArrayList<Offer>();
        for (var table : tables) {
            table.auction()
                    .match(situation)
                    .ifPresent(binding -> {
                        for (var row : table.rows()) {
                            for (var full : row.call().bindings(binding)) {
                                row.offer(situation, full).ifPresent(offers::add);
                            }
                        }
                    });
        }
        return List.copyOf(offers);
    }

    /// The name of every sentence that a row asks for.
    public Set<String> keys() {
        var keys = new TreeSet<String>();
        tables.forEach(table -> table.rows().forEach(row -> keys.add(row.key())));
        return keys;
    }

    /// File and line of every row.
    public List<String> places() {
        return tables.stream().flatMap(table -> table.rows().stream()).map(Row::place).toList();
    }
}
