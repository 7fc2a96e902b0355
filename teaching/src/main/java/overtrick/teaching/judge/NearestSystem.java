package overtrick.teaching.judge;

import java.util.Locale;
import java.util.Optional;

/// The system of ours that comes nearest to the one that a file names, in whatever words.
public final class NearestSystem {

    private NearestSystem() {}

    /// The name of our system; empty when the text names none that is like one of ours.
    public static Optional<String> of(String text) {
        var name = text.toLowerCase(Locale.ROOT);
        if (name.contains("21gf") || name.contains("2/1") || name.contains("2over1")) {
            return Optional.of("two-over-one");
        }
        if (name.contains("acol")) {
            return Optional.of("acol");
        }
        if (name.contains("precision")) {
            return Optional.of("precision");
        }
        return name.contains("sayc") || name.contains("standard") || name.contains("basic")
                ? Optional.of("standard-american")
                : Optional.empty();
    }
}
