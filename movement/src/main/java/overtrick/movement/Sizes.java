package overtrick.movement;

import java.util.Optional;
import java.util.function.IntPredicate;

/// For how many tables, pairs or players a kind of movement exists.
///
/// @param kind such as `howell`
/// @param unit what is counted, such as `pairs`
/// @param words what would do, such as `4 to 40`
public record Sizes(
        String kind, String unit, int least, int most, IntPredicate fits, String words) {

    /// All numbers from the least to the most.
    public static Sizes range(String kind, String unit, int least, int most) {
        String words = least == most ? "" + least : "%d to %d".formatted(least, most);
        return new Sizes(kind, unit, least, most, _ -> true, words);
    }

    /// Why there is none; empty when there is one.
    public Optional<String> refusal(int count) {
        if (count < least) {
            return Optional.of(sentence(count, count == 1 ? "is too few" : "are too few"));
        }
        if (count > most) {
            return Optional.of(sentence(count, "are too many"));
        }
        return fits.test(count) ? Optional.empty() : Optional.of(sentence(count, "do not fit"));
    }

    /// @throws IllegalArgumentException if there is a [#refusal]
    public void require(int count) {
        refusal(count)
                .ifPresent(sentence -> {
                    throw new IllegalArgumentException(sentence);
                });
    }

    private String sentence(int count, String verdict) {
        String counted = count == 1 ? unit.replaceFirst("s$", "") : unit;
        return "%s: %d %s %s; %s would do".formatted(kind, count, counted, verdict, words);
    }
}
