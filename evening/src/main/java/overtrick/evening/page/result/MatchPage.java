package overtrick.evening.page.result;

import java.util.List;
import java.util.Optional;
import overtrick.bridgetable.page.curve.Curve;
import overtrick.evening.page.Links;
import overtrick.page.Words;

/// A match, of teams with both rooms side by side.
///
/// @param unit what the boards are counted in
/// @param other whether there is another room
/// @param curve what it stood at after each board; empty before two of them count
/// @param watch where both tables are watched; empty where they are not
/// @param lineUps who sat where, one line for each room; none while nobody has said it
public record MatchPage(
        Words words,
        Links links,
        String title,
        MatchLine match,
        Side home,
        Side away,
        String unit,
        boolean other,
        List<String> lineUps,
        List<Line> lines,
        Optional<Curve> curve,
        String watch) {

    public MatchPage {
        lineUps = List.copyOf(lineUps);
        lines = List.copyOf(lines);
    }

    /// The same match, which may be watched.
    MatchPage with(String watched) {
        return new MatchPage(
                words, links, title, match, home, away, unit, other, lineUps, lines, curve,
                watched);
    }

    /// One of the two.
    ///
    /// @param number by which it is ranked
    /// @param players of a team; empty for a pair, whose name they are
    public record Side(String number, String name, String players) {}

    /// A board.
    ///
    /// @param open what it came to where home sit North–South
    /// @param closed what it came to in the other room
    /// @param difference of the two scores, from the home side; empty while one is missing
    /// @param home what it gave the home side; empty when nothing, or it does not count yet
    /// @param running what the match stood at then, from the home side; empty while it does not
    ///   count
    public record Line(
            int board,
            Room open,
            Room closed,
            String difference,
            String home,
            String away,
            String running) {}

    /// What a board came to in a room.
    ///
    /// @param points for North–South
    /// @param judged who has ruled on it and why; empty where nobody has
    public record Room(String result, String points, String judged) {
        static final Room NOTHING = new Room("", "", "");
    }
}
