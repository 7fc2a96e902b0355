package overtrick.evening.page.desk;

import java.util.List;
import overtrick.page.Words;

/// Everybody in the tournament: substitutes, names, and points apart from the boards.
///
/// @param rounds as far as they are known
/// @param units in which a penalty may be told
/// @param directs whether the visitor gives penalties
public record PeoplePage(
        Words words,
        String path,
        List<Line> lines,
        List<String> units,
        int rounds,
        boolean closed,
        boolean directs) {

    public PeoplePage {
        lines = List.copyOf(lines);
        units = List.copyOf(units);
    }

    /// An entry.
    ///
    /// @param names that can be mended: of players, stand-ins and the team
    /// @param levies penalties, bonuses and what was carried over
    /// @param standIns who sits in for whom, and when
    public record Line(
            int entry,
            String number,
            String name,
            List<String> players,
            List<String> names,
            List<String> levies,
            List<String> standIns) {}
}
