package overtrick.web.evening.result;

import java.util.List;
import overtrick.web.Words;
import overtrick.web.evening.RankingLines;

/// The ranking.
///
/// @param provisional until the correction period is over
/// @param boards that everybody may look at
/// @param complaint why there is no ranking; empty when there is one
public record RankingPage(
        Words words,
        Links links,
        String title,
        String when,
        boolean provisional,
        boolean directs,
        int round,
        int rounds,
        List<RankingLines> lists,
        List<Integer> boards,
        String complaint) {

    public RankingPage {
        lists = List.copyOf(lists);
        boards = List.copyOf(boards);
    }
}
