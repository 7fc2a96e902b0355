package overtrick.practice.problem;

import java.util.Optional;
import java.util.regex.Pattern;

/// What a player counts before the first card.
///
/// @param winners tricks that can be taken at once
/// @param losers tricks that may be lost
/// @param needed tricks that are still to be found
record PlanCount(int winners, int losers, int needed) {

    /// A plan that was left out.
    static final PlanCount NONE = new PlanCount(-1, -1, -1);

    private static final Pattern TEXT = Pattern.compile("(\\d{1,2})-(\\d{1,2})-(\\d{1,2})");

    /// Reads what stands in the address; whatever is no plan counts as one that was left out.
    static Optional<PlanCount> of(String text) {
        var numbers = TEXT.matcher(text);
        return Optional.of(
                numbers.matches()
                        ? new PlanCount(
                                number(numbers.group(1)),
                                number(numbers.group(2)),
                                number(numbers.group(3)))
                        : NONE);
    }

    private static int number(String digits) {
        return Integer.parseInt(digits);
    }

    boolean isMade() {
        return winners >= 0;
    }

    String text() {
        return isMade() ? winners + "-" + losers + "-" + needed : "none";
    }
}
