package overtrick.systems.language;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/// A compiled system: every table, in the order in which they were written.
public final class Book {

    private final String title;
    private final List<BookTable> tables;
    private final TablesByLastCall index;
    private final Map<String, List<String>> options;
    private final Set<String> settled;
    private final List<Contradiction> refused;
    private final List<Drill> drills;

    /// @param settled options in which the system itself chooses
    /// @param refused what has been chosen although it cannot be played together
    /// @param drills of the files, as far as they are about what is chosen
    Book(
            String title,
            List<BookTable> tables,
            Map<String, List<String>> options,
            Set<String> settled,
            List<Contradiction> refused,
            List<Drill> drills) {
        this.title = title;
        this.tables = List.copyOf(tables);
        this.index = new TablesByLastCall(this.tables);
        this.options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
        this.settled = Set.copyOf(settled);
        this.refused = List.copyOf(refused);
        this.drills = List.copyOf(drills);
    }

    /// The name of the system as people read it.
    public String title() {
        return title;
    }

    /// The same under another name.
    public Book titled(String other) {
        return new Book(other, tables, options, settled, refused, drills);
    }

    /// What can be chosen, each with its choices, the usual one first.
    public Map<String, List<String>> options() {
        return options;
    }

    /// The options that the system leaves to its players: it does not choose in them itself.
    public Map<String, List<String>> leftOpen() {
        var open = new LinkedHashMap<>(options);
        open.keySet().removeAll(settled);
        return open;
    }

    /// What has been chosen although the files refuse it. A table that was opened when they did not
    /// is played all the same.
    public List<Contradiction> refused() {
        return refused;
    }

    /// The hands for practice that stand in the files, as far as they are about what is chosen.
    /// They are read when files are checked.
    public List<Drill> drills() {
        return drills;
    }

    /// All that the book has for this auction, in order. It does not ask whether a call is legal.
    public List<Offer> offers(Situation situation) {
        var offers = new ArrayList<Offer>();
        for (var table : index.tables(situation)) {
            table.offer(situation, offers);
        }
        return offers;
    }

    /// The name of every sentence that a row asks for.
    public Set<String> keys() {
        var keys = new TreeSet<String>();
        rows().forEach(row -> keys.add(row.key()));
        return keys;
    }

    /// File and line of every row.
    public List<String> places() {
        return rows().map(Row::place).toList();
    }

    private Stream<Row> rows() {
        return tables.stream().flatMap(table -> table.rows().stream());
    }
}
