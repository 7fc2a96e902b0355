package overtrick.web.can.contest;

import java.util.List;
import overtrick.can.rules.CanRules;
import overtrick.club.can.contest.ContestList;
import overtrick.web.can.words.Speech;

/// The contests, and how to announce one.
///
/// @param named whether the visitor has said how he is called
public record ContestsPage(Speech speech, boolean named, List<ContestList.Entry> contests) {

    public ContestsPage {
        contests = List.copyOf(contests);
    }

    public List<String> presets() {
        return CanRules.PRESETS.stream().filter(preset -> !preset.equals("short")).toList();
    }
}
