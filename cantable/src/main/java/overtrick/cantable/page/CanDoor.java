package overtrick.cantable.page;

import java.util.List;
import overtrick.can.rules.CanRules;
import overtrick.cantable.page.words.Speech;

/// Where tables of Bài Càn are opened.
///
/// @param named whether the visitor has said how they are called
/// @param preset from which the options start
public record CanDoor(Speech speech, boolean named, String preset, RulesPage options) {

    public List<String> presets() {
        return CanRules.PRESETS;
    }
}
