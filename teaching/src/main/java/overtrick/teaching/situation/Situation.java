package overtrick.teaching.situation;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/// A moment of the auction as players speak of it: Stayman, a reverse, balancing.
///
/// @param key names it in addresses and files, such as `stayman`
/// @param group names the others beside which it stands
/// @param lines how it comes about in which systems
public record Situation(String key, String group, List<Line> lines) {

    /// How a situation comes about in some systems.
    ///
    /// @param systems by their names
    /// @param auctions as rows of systems write them, those before the opening with every pass
    /// @param rows names of the rows among which the player's call is; any row when there are none
    public record Line(Set<String> systems, List<String> auctions, Set<String> rows) {

        public Line {
            systems = Set.copyOf(systems);
            auctions = List.copyOf(auctions);
            rows = Set.copyOf(rows);
        }

        /// Whether the player's call may be of this row.
        boolean wants(String row) {
            return rows.isEmpty() || rows.contains(row);
        }
    }

    public Situation {
        lines = List.copyOf(lines);
    }

    /// How it comes about in a system; empty where it does not exist.
    public Optional<Line> in(String system) {
        return lines.stream().filter(line -> line.systems().contains(system)).findFirst();
    }

    /// Whether the system has it.
    public boolean isIn(String system) {
        return in(system).isPresent();
    }
}
