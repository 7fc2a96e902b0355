package overtrick.scoring.rank;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.scoring.Award;
import overtrick.scoring.board.Mark;
import overtrick.scoring.reckoning.Fraction;

/// The marks of one contestant, added up so that a board can be taken out and put back.
///
/// @param value all marks, artificial ones at what was awarded
/// @param aboveAverage boards with a mark above average
/// @param awards the artificial scores among them
record Tally(Fraction value, Fraction weight, int boards, int aboveAverage, List<Awarded> awards) {

    /// An artificial score.
    ///
    /// @param rate what it is worth for each unit of weight
    record Awarded(Award award, Fraction rate, Fraction weight) {}

    static final Tally NONE = new Tally(Fraction.ZERO, Fraction.ZERO, 0, 0, List.of());

    Tally {
        awards = List.copyOf(awards);
    }

    /// @param even the mark's average, against which it is above or not
    Tally with(Mark mark, Optional<Awarded> awarded, Fraction even) {
        return changed(mark, awarded, even, 1);
    }

    Tally without(Mark mark, Optional<Awarded> awarded, Fraction even) {
        return changed(mark, awarded, even, -1);
    }

    private Tally changed(Mark mark, Optional<Awarded> awarded, Fraction even, int by) {
        if (mark.weight().signum() == 0) {
            return this;
        }
        int above = mark.value().compareTo(even) > 0 ? by : 0;
        return new Tally(
                by > 0 ? value.plus(mark.value()) : value.minus(mark.value()),
                by > 0 ? weight.plus(mark.weight()) : weight.minus(mark.weight()),
                boards + by,
                aboveAverage + above,
                awarded.map(one -> by > 0 ? plus(one) : minus(one)).orElse(awards));
    }

    private List<Awarded> plus(Awarded one) {
        var more = new ArrayList<>(awards);
        more.add(one);
        return more;
    }

    private List<Awarded> minus(Awarded one) {
        var fewer = new ArrayList<>(awards);
        fewer.remove(one);
        return fewer;
    }

    /// What the contestant got for each unit of weight on the boards other than this one; empty
    /// when there are no others.
    Optional<Fraction> elsewhere(Awarded awarded) {
        var others = weight.minus(awarded.weight());
        return others.signum() == 0
                ? Optional.empty()
                : Optional.of(value.minus(awarded.rate().times(awarded.weight())).over(others));
    }

    /// What an artificial score is worth at the end of the session: a contestant not at fault who
    /// did better on the other boards, or one at fault who did worse, gets what they did there (Law
    /// 12C2c). Other artificial scores among those boards stand at what was awarded; the correction
    /// is made once.
    Fraction corrected(Awarded awarded) {
        var elsewhere = elsewhere(awarded);
        if (elsewhere.isEmpty()) {
            return awarded.rate();
        }
        if (awarded.award().isAboveAverage()) {
            return awarded.rate().max(elsewhere.get());
        }
        return awarded.award().isBelowAverage()
                ? awarded.rate().min(elsewhere.get())
                : awarded.rate();
    }

    /// The value with all artificial scores corrected.
    Fraction correctedValue() {
        var sum = value;
        for (var awarded : awards) {
            sum = sum.plus(corrected(awarded).minus(awarded.rate()).times(awarded.weight()));
        }
        return sum;
    }
}
