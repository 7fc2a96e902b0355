package overtrick.evening.page.lineup;

import java.util.List;
import overtrick.page.Words;

/// Who sits where in a round.
///
/// @param rounds all there are
public record LineUpPage(Words words, String path, int round, int rounds, List<Line> lines) {

    public LineUpPage {
        lines = List.copyOf(lines);
    }

    /// A side of a table.
    ///
    /// @param first North, or East
    /// @param second South, or West
    /// @param told who sits there; none while nobody has said it
    public record Line(
            String table,
            int entry,
            String number,
            String name,
            String first,
            String second,
            List<String> players,
            List<String> told) {

        /// `North: Lan · South: Minh`; empty while nobody has said it.
        public String sits(Words words) {
            return told.isEmpty()
                    ? ""
                    : words.get("ev.lineup.sits", first, told.getFirst(), second, told.getLast());
        }

        /// Whether somebody is the choice for one of the chairs.
        ///
        /// @param chair 0 or 1
        public boolean isChosen(String player, int chair) {
            return told.isEmpty()
                    ? players.indexOf(player) == chair
                    : told.get(chair).equals(player);
        }
    }
}
