package overtrick.scoring.evidence;

/// The standard normal distribution, and Student’s from it.
final class Normal {

    private static final double ROOT = Math.sqrt(2 * Math.PI);
    private static final double FARTHEST = 8;

    private Normal() {}

    /// The share above z.
    static double above(double z) {
        if (Math.abs(z) >= FARTHEST) {
            return z > 0 ? 0 : 1;
        }
        double density = StrictMath.exp(-z * z / 2) / ROOT;
        return Math.clamp(0.5 - density * series(z), 0, 1);
    }

    /// `z + z³/3 + z⁵/15 + …` (Abramowitz and Stegun 26.2.11).
    private static double series(double z) {
        double sum = z;
        double term = z;
        for (int odd = 3; Math.abs(term) > 1e-18 * Math.abs(sum) && odd < 500; odd += 2) {
            term *= z * z / odd;
            sum += term;
        }
        return sum;
    }

    /// The z above which the share lies, from 0 to 1.
    static double quantile(double share) {
        double low = -FARTHEST;
        double high = FARTHEST;
        for (int step = 0; step < 60; step++) {
            double middle = (low + high) / 2;
            if (above(middle) > share) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return (low + high) / 2;
    }

    /// The z that is as rare as Student’s t (D. Wallace, *Bounds on normal approximations to
    /// Student’s and the chi-square distributions*, 1959).
    static double fromStudent(double t, int freedom) {
        double z = factor(freedom) * Math.sqrt(freedom * StrictMath.log1p(t * t / freedom));
        return Math.copySign(z, t);
    }

    /// Student’s t that is as rare as z.
    static double toStudent(double z, int freedom) {
        double scaled = z / factor(freedom);
        double t = Math.sqrt(freedom * StrictMath.expm1(scaled * scaled / freedom));
        return Math.copySign(t, z);
    }

    private static double factor(int freedom) {
        return (8.0 * freedom + 1) / (8.0 * freedom + 3);
    }
}
