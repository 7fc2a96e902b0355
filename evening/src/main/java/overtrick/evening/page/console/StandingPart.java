package overtrick.evening.page.console;

import java.util.List;
import overtrick.evening.page.RankingLines;
import overtrick.evening.page.result.MatchLine;
import overtrick.page.Words;

/// The ranking as it stands, for the director's eyes.
///
/// @param matches of the round being played; none where nobody meets in matches
public record StandingPart(
        Words words,
        String path,
        List<RankingLines> lists,
        List<MatchLine> matches,
        String complaint) {

    public StandingPart {
        lists = List.copyOf(lists);
        matches = List.copyOf(matches);
    }
}
