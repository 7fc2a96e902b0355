package overtrick.members.page;

import java.time.Instant;
import java.util.List;
import overtrick.page.Words;

/// What was done in the offices of the club, the latest first.
public record TrailPage(Words words, List<Line> lines) {

    /// @param what a sentence of who did what
    /// @param why the reason that was given; empty for none
    public record Line(Instant at, String what, String why) {}
}
