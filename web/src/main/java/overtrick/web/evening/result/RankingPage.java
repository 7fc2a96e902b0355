package overtrick.web.evening.result;

import java.util.List;
import overtrick.web.Words;
import overtrick.web.evening.RankingLines;

/// The ranking.
///
/// @param provisional until the correction period is over
/// @param boards that everybody may look at
/// @param matches rounds of which the matches can be looked at
/// @param cross whether there is a table of everybody against everybody
/// @param bracket whether there is one
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
        List<Integer> matches,
        boolean cross,
        boolean bracket,
        String complaint) {

    public RankingPage {
        matches = List.copyOf(matches);
        lists = List.copyOf(lists);
        boards = List.copyOf(boards);
    }
}
