package overtrick.evening.page.desk;

import java.util.List;
import overtrick.page.Words;

/// Everything that was done, the latest first.
public record TrailPage(Words words, String path, List<Line> lines) {

    public TrailPage {
        lines = List.copyOf(lines);
    }

    /// An act.
    ///
    /// @param back who took it back, when and why; empty while it stands
    public record Line(int number, String time, String who, String what, String why, String back) {}
}
