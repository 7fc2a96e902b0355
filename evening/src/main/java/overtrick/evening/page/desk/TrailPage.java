package overtrick.evening.page.desk;

import java.util.List;
import overtrick.page.Words;

/// Everything that was done, the latest first.
///
/// @param directs whether the visitor takes things back
public record TrailPage(Words words, String path, List<Line> lines, boolean directs) {

    public TrailPage {
        lines = List.copyOf(lines);
    }

    /// An act.
    ///
    /// @param back who took it back, when and why; empty while it stands
    /// @param revocable whether it is of a kind that is taken back here
    public record Line(
            int number,
            String time,
            String who,
            String what,
            String why,
            String back,
            boolean revocable) {}
}
