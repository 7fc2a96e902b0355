package overtrick.standing.page;

import java.util.List;
import java.util.Optional;
import overtrick.page.Words;
import overtrick.standing.rated.Rated;

/// A ladder.
///
/// @param rated what was worked out last; empty while it is under way for the first time
/// @param which ladder
/// @param lines those that the visitor may see
/// @param offset how many of them stand before
/// @param own what the ladder says to the visitor themselves; empty for nothing
/// @param apart how many people with enough boards cannot be compared with those on the ladder
public record RatingsPage(
        Words words,
        Optional<Rated> rated,
        Which which,
        List<Line> lines,
        int offset,
        boolean more,
        String own,
        int apart) {

    /// The ladders that there are.
    public enum Which {
        PEOPLE,
        PAIRS,
        ROBOTS;

        /// `people`.
        public String word() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    static final int LINES = 50;

    /// A place on the ladder.
    ///
    /// @param place such as `3=`
    /// @param possible the best and the worst place that are possible, such as `2–9`
    /// @param names of one or two, each with its page
    /// @param strength in words
    /// @param between the error bar in words
    public record Line(
            String place,
            String possible,
            List<Name> names,
            String strength,
            String between,
            String boards,
            Bar bar,
            boolean own) {}

    /// @param href where more is said; empty for nowhere
    public record Name(String text, String href) {}

    public List<Which> all() {
        return List.of(Which.values());
    }

    public String title(Which one) {
        return words.get("stand.ladder." + one.word());
    }

    public int earlier() {
        return Math.max(0, offset - LINES);
    }

    public int later() {
        return offset + LINES;
    }

    /// When it was worked out, and from how many boards.
    public String asOf() {
        return rated.map(last ->
                        words.count(
                                "stand.as.of",
                                last.boards(),
                                words.when(last.at()),
                                new Figures(words).whole(last.boards())))
                .orElseGet(() -> words.get("stand.under.way"));
    }
}
