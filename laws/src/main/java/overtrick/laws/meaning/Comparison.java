package overtrick.laws.meaning;

/// Whether a call is comparable with the one it replaces (Law 23A), by what both show. A proposal:
/// the director sees both meanings side by side and decides.
///
/// @param reason which part of the Law is met, or that none is
public record Comparison(CallMeaning withdrawn, CallMeaning replacement, Reason reason) {

    /// Of all hands for either of two similar calls, the share that makes both, at least.
    static final double SIMILAR = 0.5;

    /// The share of the hands for the new call that must be hands for the old one; freaks are not
    /// looked at.
    static final double SUBSET = 0.95;

    /// The part of the Law that is met, or why none is.
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

        /// The place in the Laws, such as `23A1`.
        public String law() {
            return law;
        }
    }

    /// Compares the call that was withdrawn with the one that replaces it.
    public static Comparison of(CallMeaning withdrawn, CallMeaning replacement) {
        return new Comparison(withdrawn, replacement, reason(withdrawn, replacement));
    }

    /// Whether the Law would accept the new call as comparable.
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
        if (HandOdds.within(next, old) >= SUBSET) {
            return Reason.SUBSET;
        }
        return isSimilar(old, next) ? Reason.SIMILAR : Reason.NOT_COMPARABLE;
    }

    private static boolean isSimilar(CallMeaning old, CallMeaning next) {
        return old.specified().equals(next.specified()) && HandOdds.shared(old, next) >= SIMILAR;
    }
}
