package overtrick.movement.howell;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;

/// The layouts that the search found, as `layouts.txt` beside this class keeps them.
final class Layouts {

    private static final List<Layout> ALL = read();

    private Layouts() {}

    static List<Layout> all() {
        return ALL;
    }

    static Optional<Layout> of(int tables, int rounds) {
        return ALL.stream()
                .filter(layout -> layout.tables() == tables && layout.rounds() == rounds)
                .findFirst();
    }

    /// For which numbers of rounds there is a layout with so many tables.
    static NavigableSet<Integer> rounds(int tables) {
        var rounds = new TreeSet<Integer>();
        ALL.stream()
                .filter(layout -> layout.tables() == tables)
                .forEach(layout -> rounds.add(layout.rounds()));
        return rounds;
    }

    private static List<Layout> read() {
        try (InputStream file = Layouts.class.getResourceAsStream("layouts.txt")) {
            if (file == null) {
                throw new IllegalStateException("layouts.txt is not beside Layouts.class");
            }
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(Layout::parse)
                    .toList();
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
    }
}
