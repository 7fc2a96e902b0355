package overtrick.practice.daily;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import overtrick.page.Words;
import overtrick.practice.ThemeRecord;

/// The five minutes of today: one button, or a word and when to come again.
///
/// @param coming when the next exercise comes back; empty if none does
/// @param weakest the theme that went worst lately; empty if none did badly
public record TodayPage(
        Today today,
        Subjects subjects,
        Optional<Instant> coming,
        Optional<ThemeRecord> weakest,
        Words words) {

    private static final int A_MINUTE = 2;

    /// Where the next exercise is; empty when today is done.
    public Optional<String> next() {
        return today.next().stream().findFirst().flatMap(one -> subjects.address(one.exercise()));
    }

    public String label() {
        return words.get(today.done() == 0 ? "daily.begin" : "daily.on");
    }

    public int left() {
        return today.next().size();
    }

    public int done() {
        return today.done();
    }

    /// How many exercises today has.
    public int all() {
        return done() + left();
    }

    public String progress() {
        return words.get("daily.progress", done(), all());
    }

    public String ahead() {
        int minutes = (left() + A_MINUTE - 1) / A_MINUTE;
        return words.count("daily.ahead", left()) + " " + words.count("daily.minutes", minutes);
    }

    /// What they are about, each theme once.
    public List<String> themes() {
        return today.next().stream()
                .flatMap(one ->
                        subjects
                                .theme(words, one.exercise().kind(), one.exercise().theme())
                                .stream())
                .distinct()
                .toList();
    }

    /// Whether nothing has ever been practised: something to begin with is offered.
    public boolean isFirst() {
        return next().isEmpty() && today.done() == 0 && today.waiting() == 0 && coming.isEmpty();
    }

    /// A word at the end.
    public String word() {
        return words.get(
                today.done() > 0
                        ? "daily.done"
                        : coming.isPresent() ? "daily.nothing-due" : "daily.nothing-yet");
    }

    /// When to come again; empty if nothing comes back.
    public Optional<String> again() {
        return coming.map(at -> words.get("daily.again", words.day(at)));
    }

    public boolean hasMore() {
        return next().isEmpty() && today.waiting() > 0;
    }

    public String more() {
        return words.count("daily.more", today.waiting());
    }

    /// Where something new of the weakest theme is.
    public Optional<String> weakAddress() {
        return weakest.flatMap(
                one -> subjects.of(one.kind()).flatMap(drills -> drills.more(one.theme())));
    }

    public String weakLabel() {
        return weakest.flatMap(one -> subjects.theme(words, one.kind(), one.theme()))
                .map(theme -> words.get("daily.weak", theme))
                .orElse("");
    }
}
