package overtrick.web.evening.console;

import java.util.List;
import overtrick.web.Words;
import overtrick.web.evening.RankingLines;
import overtrick.web.evening.result.MatchLine;

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
