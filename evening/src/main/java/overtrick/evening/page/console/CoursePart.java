package overtrick.evening.page.console;

import overtrick.page.Words;
import overtrick.tournament.session.Pace;

/// How the evening goes: by what rounds begin, and who sees what it comes to.
///
/// @param paced whether rounds can begin by themselves
/// @param hidden whether only the director and who helps see results
/// @param directs whether who sees it may change it
public record CoursePart(
        Words words, String path, Pace pace, boolean paced, boolean hidden, boolean directs) {

    /// `Rounds by the clock · Results hidden`.
    public String summary() {
        String shown = words.get(hidden ? "ev.shown.none" : "ev.shown.all");
        return paced ? words.get("ev.pace.short." + pace) + " · " + shown : shown;
    }
}
