package overtrick.tournament.season;

import java.math.RoundingMode;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.regulation.CarryOver;

/// What is brought from one session into the next (tournaments.md §2.5).
public final class EarlierSession {

    private static final int MEAN = 50;

    private EarlierSession() {}

    /// What percentages are worth beside those of another session, in percent of a top: as far as
    /// they are from 50 % on each board, so that the totals stand in the order of the means
    /// weighted by boards.
    public static Fraction ofPercentage(Fraction percentage, int boards) {
        return percentage.minus(Fraction.of(MEAN)).times(boards);
    }

    /// What somebody brings whose partner was not the same: the mean of what each of them has, with
    /// nothing for who was not there.
    public static Fraction ofPartners(Fraction sum, int partners) {
        return sum.over(partners);
    }

    /// What counts of it, in hundredths.
    public static Fraction counting(CarryOver rule, Fraction brought) {
        return Fraction.of(rule.carried(brought).rounded(2, RoundingMode.HALF_UP));
    }
}
