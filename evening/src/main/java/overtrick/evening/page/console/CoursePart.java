package overtrick.evening.page.console;

import java.util.List;
import java.util.Set;
import overtrick.page.Words;
import overtrick.tournament.session.Pace;
import overtrick.tournament.session.Question;

/// How the evening goes: by what rounds begin, and who sees what it comes to.
///
/// @param paced whether rounds can begin by themselves
/// @param hidden whether only the director and who helps see results
/// @param directs whether who sees it may change it
/// @param asked what tables are asked beside the score
/// @param unsaid those in this round of whom nobody has said who sits where
public record CoursePart(
        Words words,
        String path,
        Pace pace,
        boolean paced,
        boolean hidden,
        boolean directs,
        Set<Question> asked,
        List<String> unsaid) {

    public CoursePart {
        asked = Set.copyOf(asked);
        unsaid = List.copyOf(unsaid);
    }

    /// `Rounds by the clock · Results hidden`.
    public String summary() {
        String shown = words.get(hidden ? "ev.shown.none" : "ev.shown.all");
        String all = paced ? words.get("ev.pace.short." + pace) + " · " + shown : shown;
        return unsaid.isEmpty() ? all : all + " · " + words.count("ev.lineup.count", unsaid.size());
    }

    /// Of whom nobody has said who sits where, by their numbers.
    public String missing() {
        return words.get("ev.lineup.unsaid", String.join(", ", unsaid));
    }
}
