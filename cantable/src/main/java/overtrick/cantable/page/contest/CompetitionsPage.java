package overtrick.cantable.page.contest;

import java.util.List;
import overtrick.can.rules.CanRules;
import overtrick.cantable.contest.ContestList;
import overtrick.cantable.page.words.Speech;

/// The contests or the leagues, and how to open one.
///
/// @param named whether the visitor has said how they are called
public record CompetitionsPage(Speech speech, boolean named, List<ContestList.Entry> latest) {

    public CompetitionsPage {
        latest = List.copyOf(latest);
    }

    public List<String> presets() {
        return CanRules.PRESETS.stream().filter(preset -> !preset.equals("short")).toList();
    }
}
