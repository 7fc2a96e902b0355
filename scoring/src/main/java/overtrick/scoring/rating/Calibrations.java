package overtrick.scoring.rating;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;

/// Finds the calibration under which clubs that are made up look like the one that is there.
///
/// Strengths that are worked out are less spread than true ones, and what is left of the results is
/// less than chance was. So a club is made up of the same people and boards with a calibration, its
/// ratings are worked out, and both are put side by side; the calibration is changed by the ratio,
/// until they agree. (For spreads this is the way of R. Schall, *Estimation in generalized linear
/// models with random effects*, 1991, with simulated traces.)
///
/// Chance is looked at twice: board by board, and in the sums of each pair’s evenings. Where
/// evenings differ more than their boards explain, pairs have better and worse days, and the chance
/// of a board is taken to be so much greater; otherwise error bars would promise too much.
public final class Calibrations {

    private static final int MOST_STEPS = 30;
    private static final double CLOSE_ENOUGH = 0.002;
    private static final MathContext DIGITS = new MathContext(3);

    private Calibrations() {}

    /// The calibration of a club’s boards, to three digits. The fewer boards there are the nearer
    /// it is to [Calibration#USUAL]; without boards it is the usual one. Boards do not fade here,
    /// and the spread of robots stays what it is.
    ///
    /// Costs some ten times as much as ratings do.
    ///
    /// @param log the boards, with corrections, as for [Ratings#of]
    public static Calibration of(List<ComparedBoard> log) {
        var circles = List.copyOf(Boards.circles(Boards.tidy(log, Long.MAX_VALUE)));
        var calibration = Calibration.USUAL;
        for (int step = 0; step < MOST_STEPS; step++) {
            var looks = new Looks(calibration);
            circles.forEach(looks::add);
            var next = looks.better();
            boolean settled = isClose(calibration, next);
            calibration = next;
            if (settled) {
                break;
            }
        }
        return new Calibration(
                rounded(calibration.imps()),
                rounded(calibration.datum()),
                rounded(calibration.share()),
                rounded(calibration.players()),
                rounded(calibration.pairs()),
                calibration.robots());
    }

    private static boolean isClose(Calibration one, Calibration other) {
        return isClose(one.imps(), other.imps())
                && isClose(one.datum(), other.datum())
                && isClose(one.share(), other.share())
                && isClose(one.players(), other.players())
                && isClose(one.pairs(), other.pairs());
    }

    private static boolean isClose(double one, double other) {
        return Math.abs(one - other) <= CLOSE_ENOUGH * one;
    }

    private static double rounded(double value) {
        return new BigDecimal(value).round(DIGITS).doubleValue();
    }
}
