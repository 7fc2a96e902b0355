package overtrick.evening.page.desk;

import java.util.List;
import overtrick.page.Words;
import overtrick.scoring.rank.Grades;

/// Who is in which stratum, and what handicap they have.
///
/// @param percent whether a handicap is percentage points
/// @param rated how many the club's ratings know
/// @param proposed how many strata are proposed by them; 0 while nobody has asked for it
public record GradesPage(
        Words words, String path, boolean percent, List<Line> lines, int rated, int proposed) {

    /// One entry.
    ///
    /// @param handicap as it is typed; empty for none
    public record Line(int entry, String name, int stratum, String handicap) {}

    public GradesPage {
        lines = List.copyOf(lines);
    }

    public int strata() {
        return Grades.MOST_STRATA;
    }
}
