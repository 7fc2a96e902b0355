package overtrick.evening.page.series;

import java.util.List;
import overtrick.evening.season.Regulations.Kept;
import overtrick.page.Words;

/// The club's own regulations of masterpoints, and where one is loaded.
///
/// @param text what was typed in and is not a regulation yet
/// @param wrong in which line what is wrong; empty for nothing
public record RegulationsPage(Words words, List<Kept> own, String text, String wrong) {

    /// To begin with.
    public String example() {
        return text.isEmpty()
                ? """
                scheme quarter
                title Points of the Old Quarter
                for pairs
                winner 0.10 a table, at most 1.50
                field 40%
                places 100% 70% 50% 35% then 1/n
                for teams
                from 4: 2 1
                from 8: 4 2.5 1
                """
                : text;
    }
}
