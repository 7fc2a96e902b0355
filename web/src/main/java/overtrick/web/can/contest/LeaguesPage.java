package overtrick.web.can.contest;

import java.util.List;
import overtrick.club.can.contest.ContestList;
import overtrick.web.can.words.Speech;

/// The leagues, and how to found one.
///
/// @param named whether the visitor has said how he is called
public record LeaguesPage(Speech speech, boolean named, List<ContestList.Entry> leagues) {

    public LeaguesPage {
        leagues = List.copyOf(leagues);
    }
}
