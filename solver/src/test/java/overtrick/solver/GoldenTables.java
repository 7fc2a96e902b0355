package overtrick.solver;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/// Tables by DDS 2.9: line n of `tables.txt` has the digits for `Sample.deal(Seeds.chance(n − 1))`.
public final class GoldenTables {

    private GoldenTables() {}

    /// All thousand.
    public static List<DoubleDummyTable> tables() {
        try (var file = GoldenTables.class.getResourceAsStream("tables.txt")) {
            return new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(DoubleDummyTable::parse)
                    .toList();
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
    }
}
