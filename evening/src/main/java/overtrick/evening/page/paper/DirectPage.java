package overtrick.evening.page.paper;

import java.util.Locale;
import overtrick.house.people.Duty;
import overtrick.page.Words;

/// Where somebody takes the office of an event that they were asked to take.
public record DirectPage(Words words, String path, String title, Duty duty) {

    /// What they were asked.
    public String asked() {
        return words.get("ev.direct.asked." + word());
    }

    /// What the button says.
    public String go() {
        return words.get("ev.direct.go." + word());
    }

    /// Whether they have to say first that they do not play.
    public boolean comments() {
        return duty == Duty.COMMENTATOR;
    }

    private String word() {
        return duty.name().toLowerCase(Locale.ROOT);
    }
}
