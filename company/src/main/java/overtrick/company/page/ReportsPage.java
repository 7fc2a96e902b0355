package overtrick.company.page;

import java.util.List;
import overtrick.company.word.Reports;
import overtrick.page.Words;

/// What was reported to the officers, and what they did.
public record ReportsPage(Words words, List<Line> lines) {

    /// @param head who has reported, where and when
    /// @param done what was done, by whom; empty as long as nobody has seen to it
    /// @param own whether the officer who looks has said it: another one sees to it
    public record Line(
            long number,
            String head,
            String why,
            List<Reports.Line> said,
            String done,
            boolean own) {
        public Line {
            said = List.copyOf(said);
        }
    }

    public ReportsPage {
        lines = List.copyOf(lines);
    }

    /// Letters of what was done.
    public int longest() {
        return Reports.LONGEST;
    }
}
