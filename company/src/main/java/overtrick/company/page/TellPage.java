package overtrick.company.page;

import java.util.List;
import overtrick.page.Words;

/// Where a director says something to all who have entered.
///
/// @param people how many are told
/// @param longest letters of a message
/// @param lines what was said before
public record TellPage(
        Words words, String code, int people, int longest, List<MessagesPage.Line> lines) {

    public TellPage {
        lines = List.copyOf(lines);
    }
}
