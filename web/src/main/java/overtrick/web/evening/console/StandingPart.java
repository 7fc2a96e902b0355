package overtrick.web.evening.console;

import java.util.List;
import overtrick.web.Words;
import overtrick.web.evening.RankingLines;

/// The ranking as it stands, for the director's eyes.
public record StandingPart(Words words, String path, List<RankingLines> lists, String complaint) {

    public StandingPart {
        lists = List.copyOf(lists);
    }
}
