package overtrick.page.table;

import java.util.Arrays;
import java.util.List;
import overtrick.page.Words;

/// What has been seen so far, counted up: a help for whoever is learning to remember it. Each game
/// says what its rows are.
///
/// @param title what the panel is called
/// @param rows none when there is nothing to show
/// @param key what each state looks like, with its word
/// @param notes sentences below them
public record MemoryPart(String title, List<Row> rows, List<Cell> key, List<String> notes) {

    /// Nothing to see.
    public static final MemoryPart NONE = new MemoryPart("", List.of(), List.of(), List.of());

    public MemoryPart {
        rows = List.copyOf(rows);
        key = List.copyOf(key);
        notes = List.copyOf(notes);
    }

    /// The rows of a panel under its usual title, with their key.
    public static MemoryPart of(Words words, List<Row> rows, List<String> notes) {
        var key =
                Arrays.stream(State.values())
                        .map(state -> new Cell(words.get("memory.key." + state), state))
                        .toList();
        return new MemoryPart(words.get("memory.title"), rows, key, notes);
    }

    /// One suit, or whatever belongs together.
    ///
    /// @param sign before the row
    /// @param css the class that colours the sign
    /// @param name how it is read aloud
    /// @param out how much is still out, in words
    public record Row(String sign, String css, String name, List<Cell> cells, String out) {
        public Row {
            cells = List.copyOf(cells);
        }
    }

    /// One card.
    public record Cell(String text, State state) {}

    /// Where a card is, as far as the viewer can know.
    public enum State {
        /// In a hand that they do not see.
        OUT,
        /// In their own.
        OWN,
        /// Played, or put away by themselves.
        GONE
    }
}
