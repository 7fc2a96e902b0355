package overtrick.laws.meaning;

import java.util.Arrays;
import overtrick.cards.Suit;

/// Whether a call is comparable with the one it replaces (Law 23A), by what both show. A proposal:
/// the director sees both meanings side by side and decides.
///
/// @param reason which part of the Law is met, or that none is
public record Comparison(CallMeaning withdrawn, CallMeaning replacement, Reason reason) {

    /// How much of their ranges two similar calls have in common, at least.
    static final double SIMILAR = 0.5;

    public enum Reason {
        /// Law 23A1: the same meaning, or nearly.
        SIMILAR("23A1"),
        /// Law 23A2: every hand for the new call would also have been one for the old.
        SUBSET("23A2"),
        /// Law 23A3: both ask for the same, or do the same.
        SAME_PURPOSE("23A3"),
        NOT_COMPARABLE("23A"),
        /// The meanings are not known well enough.
        UNKNOWN("23A");

        private final String law;

        Reason(String law) {
            this.law = law;
        }

        public String law() {
            return law;
        }
    }

    public static Comparison of(CallMeaning withdrawn, CallMeaning replacement) {
        return new Comparison(withdrawn, replacement, reason(withdrawn, replacement));
    }

    public boolean isComparable() {
        return switch (reason) {
            case SIMILAR, SUBSET, SAME_PURPOSE -> true;
            case NOT_COMPARABLE, UNKNOWN -> false;
        };
    }

    private static Reason reason(CallMeaning old, CallMeaning next) {
        if (old.purpose().isPresent() && old.purpose().equals(next.purpose())) {
            return Reason.SAME_PURPOSE;
        }
        if (!old.isKnown() || !next.isKnown()) {
            return Reason.UNKNOWN;
        }
        if (old.purpose().isPresent() || next.purpose().isPresent()) {
            return Reason.NOT_COMPARABLE;
        }
        if (isSubset(old, next)) {
            return Reason.SUBSET;
        }
        return isSimilar(old, next) ? Reason.SIMILAR : Reason.NOT_COMPARABLE;
    }

    private static boolean isSubset(CallMeaning old, CallMeaning next) {
        return next.points().within(old.points())
                && Arrays.stream(Suit.values())
                        .allMatch(suit -> next.length(suit).within(old.length(suit)));
    }

    private static boolean isSimilar(CallMeaning old, CallMeaning next) {
        return old.specified().equals(next.specified())
                && old.points().shared(next.points()) >= SIMILAR
                && Arrays.stream(Suit.values())
                        .allMatch(suit -> old.length(suit).shared(next.length(suit)) >= SIMILAR);
    }
}
