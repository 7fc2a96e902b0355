package overtrick.tournament.season;

import java.math.RoundingMode;
import java.util.Optional;
import overtrick.scoring.reckoning.Fraction;

/// What is brought from one session into the next (tournaments.md §2.5): all of it, a part, and not
/// more than so much.
///
/// @param percent of what somebody has brought, 0 to 100
/// @param most that counts either way; empty for no limit
public record CarryOver(int percent, Optional<Fraction> most) {

    private static final int ALL = 100;

    public CarryOver {
        if (percent < 0 || percent > ALL) {
            throw new IllegalArgumentException("percent is not 0 to 100: " + percent);
        }
        if (most.filter(limit -> limit.signum() <= 0).isPresent()) {
            throw new IllegalArgumentException("limit is not above 0: " + most.get().text());
        }
    }

    /// What percentages are worth beside those of another session, in percent of a top: as far as
    /// they are from 50 % on each board. So the total of both is the mean weighted by boards, and
    /// stays a percentage.
    public static Fraction ofPercentage(Fraction percentage, int boards) {
        return percentage.minus(Fraction.of(ALL / 2)).times(boards);
    }

    /// What somebody brings whose partner was not the same: the mean of what each of them has, with
    /// nothing for who was not there.
    public static Fraction ofPartners(Fraction sum, int partners) {
        return sum.over(partners);
    }

    /// What counts of it, in hundredths.
    public Fraction of(Fraction brought) {
        var part = brought.times(percent).over(ALL);
        var limited = most.map(limit -> part.min(limit).max(limit.negated())).orElse(part);
        return Fraction.of(limited.rounded(2, RoundingMode.HALF_UP));
    }
}
