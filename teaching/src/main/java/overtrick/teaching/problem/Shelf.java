package overtrick.teaching.problem;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import overtrick.teaching.problem.draft.Theme;

/// The problems that have been proved, by theme.
public final class Shelf {

    private static final String FILE = "proved.txt";

    private static final Map<Theme, List<Row>> ROWS = read();

    private Shelf() {}

    private static Map<Theme, List<Row>> read() {
        var rows = new EnumMap<Theme, List<Row>>(Theme.class);
        for (var theme : Theme.values()) {
            rows.put(theme, new ArrayList<>());
        }
        try (var file = Objects.requireNonNull(Shelf.class.getResourceAsStream(FILE))) {
            new String(file.readAllBytes(), StandardCharsets.US_ASCII)
                    .lines()
                    .map(Row::parse)
                    .forEach(row -> rows.getOrDefault(row.theme(), new ArrayList<>()).add(row));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return rows;
    }

    /// The proved problems of a theme, in the order in which they are numbered from 1 for players.
    public static List<Row> rows(Theme theme) {
        return List.copyOf(ROWS.getOrDefault(theme, List.of()));
    }

    /// A problem as players number them.
    ///
    /// @param place from 1
    public static Optional<Problem> problem(Theme theme, int place) {
        var rows = rows(theme);
        return place < 1 || place > rows.size()
                ? Optional.empty()
                : Optional.of(rows.get(place - 1).problem());
    }
}
