package overtrick.scoring.match;

import overtrick.scoring.reckoning.Fraction;

/// The boards of one match in one contestant's view.
///
/// @param boards that count
/// @param sum of their marks
/// @param won in swings, above or equal zero
/// @param lost in swings, above or equal zero
public record MatchTally(int boards, Fraction sum, Fraction won, Fraction lost) {

    public static final MatchTally NONE =
            new MatchTally(0, Fraction.ZERO, Fraction.ZERO, Fraction.ZERO);

    /// With one board more.
    ///
    /// @param swing what it was won or lost by, in the unit of the match's swings
    public MatchTally with(Fraction mark, Fraction swing) {
        return new MatchTally(
                boards + 1,
                sum.plus(mark),
                won.plus(swing.max(Fraction.ZERO)),
                lost.plus(swing.negated().max(Fraction.ZERO)));
    }

    /// With one board less that was in it.
    public MatchTally without(Fraction mark, Fraction swing) {
        return new MatchTally(
                boards - 1,
                sum.minus(mark),
                won.minus(swing.max(Fraction.ZERO)),
                lost.minus(swing.negated().max(Fraction.ZERO)));
    }
}
