package overtrick.practice;

import overtrick.teaching.memory.History;
import overtrick.teaching.memory.Mark;

/// How somebody has answered to exercises of a theme.
///
/// @param answered how often, in all
/// @param history the latest answers
public record ThemeRecord(String kind, String theme, long answered, History history) {

    /// How many answers are looked at.
    public static final int LATEST = 10;

    /// Of how many answers is told.
    public int of() {
        return Math.min(LATEST, history.answers().size());
    }

    /// How many of the latest were right or close.
    public int known() {
        var all = history.answers();
        return (int)
                all.subList(all.size() - of(), all.size()).stream()
                        .filter(answer -> answer.mark() != Mark.WRONG)
                        .count();
    }
}
