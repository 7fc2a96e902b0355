package overtrick.scoring.board;

import java.math.RoundingMode;
import overtrick.scoring.reckoning.Fraction;

/// How many of the best and of the worst scores a datum leaves out (tournaments.md §2.4).
public sealed interface Trim {

    /// All scores count, as the World Bridge Federation has it.
    record None() implements Trim {}

    /// So many at each end.
    record Fixed(int scores) implements Trim {
        public Fixed {
            if (scores < 0) {
                throw new IllegalArgumentException("scores are not 0 or more: " + scores);
            }
        }
    }

    /// So many per cent at each end, as whole scores, rounded down; 5 is usual in North America.
    record Percent(Fraction percent) implements Trim {
        public Percent {
            requirePart(percent);
        }
    }

    /// So many per cent at each end exactly: a score may count in part. 10 is usual in England.
    record ExactPercent(Fraction percent) implements Trim {
        public ExactPercent {
            requirePart(percent);
        }
    }

    /// None of up to 4 scores, one of 5 to 14, two of 15 to 24, and so on: the house's own.
    record ByNumber() implements Trim {}

    private static void requirePart(Fraction percent) {
        if (percent.signum() < 0 || percent.compareTo(Fraction.of(50)) >= 0) {
            throw new IllegalArgumentException(
                    "percentage is not 0 to less than 50: " + percent.text());
        }
    }

    /// What is left out at each end, in scores; something always remains.
    default Fraction atEachEnd(int scores) {
        var wanted =
                switch (this) {
                    case None() -> Fraction.ZERO;
                    case Fixed(int fixed) -> Fraction.of(fixed);
                    case Percent(var percent) ->
                            Fraction.of(
                                    percent.times(scores).over(100).rounded(0, RoundingMode.FLOOR));
                    case ExactPercent(var percent) -> percent.times(scores).over(100);
                    case ByNumber() -> Fraction.of((scores + 5) / 10);
                };
        boolean some = wanted.times(2).compareTo(Fraction.of(scores)) < 0;
        return some ? wanted : Fraction.of((scores - 1) / 2);
    }
}
