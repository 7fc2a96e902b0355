package overtrick.evening.page.desk;

import java.util.List;
import overtrick.page.Words;

/// Everybody in the tournament: substitutes and penalties.
///
/// @param units in which a penalty may be told
/// @param directs whether the visitor gives penalties
public record PeoplePage(
        Words words,
        String path,
        List<Line> lines,
        List<String> units,
        boolean closed,
        boolean directs) {

    public PeoplePage {
        lines = List.copyOf(lines);
        units = List.copyOf(units);
    }

    /// An entry.
    ///
    /// @param levies penalties and what was carried over
    public record Line(
            int entry, String number, String name, List<String> players, List<String> levies) {}
}
