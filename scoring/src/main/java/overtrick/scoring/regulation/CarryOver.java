package overtrick.scoring.regulation;

import java.util.Optional;
import overtrick.scoring.reckoning.Fraction;

/// How much of an earlier stage counts in the next (tournaments.md §2.5).
///
/// @param share of the earlier total, 0 to 1
/// @param cap the most that is carried, in either direction; empty for no limit
public record CarryOver(Fraction share, Optional<Fraction> cap) {

    /// All of it.
    public static final CarryOver FULL = new CarryOver(Fraction.ONE, Optional.empty());

    public CarryOver {
        if (share.signum() < 0 || share.compareTo(Fraction.ONE) > 0) {
            throw new IllegalArgumentException("share is not 0 to 1: " + share.text());
        }
        if (cap.isPresent() && cap.get().signum() < 0) {
            throw new IllegalArgumentException("cap is not 0 or more: " + cap.get().text());
        }
    }

    /// A part of it.
    public static CarryOver proportional(Fraction share) {
        return new CarryOver(share, Optional.empty());
    }

    /// The same with a limit to what is carried, above and below 0.
    public CarryOver cappedAt(Fraction most) {
        return new CarryOver(share, Optional.of(most));
    }

    /// What is carried of an earlier total.
    public Fraction carried(Fraction earlier) {
        var part = earlier.times(share);
        return cap.map(most -> part.min(most).max(most.negated())).orElse(part);
    }
}
