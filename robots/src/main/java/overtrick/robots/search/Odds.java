package overtrick.robots.search;

/// How often a contract is made, or beaten, that layouts with all cards open promise. There nobody
/// misguesses; at the table people do, so that what is promised most or least comes less surely.
/// Measured with experts on both sides (docs/robots.md, "What hints say").
public final class Odds {

    /// Parts in a hundred of the layouts at which it was measured; between them lines are straight.
    private static final double[] PROMISED = {0, 10, 30, 50, 70, 90, 100};

    private static final double[] MADE = {1, 9, 20, 44, 70, 86, 91};
    private static final double[] BEATEN = {0, 6, 23, 31, 50, 79, 96};

    private static final int HUNDRED = 100;

    private Odds() {}

    /// @param declares whether the contract is to be made; else it is to be beaten
    /// @param candidate a card that was tried
    /// @return parts in a hundred, 0 only when no layout gives it and 100 only when all do
    public static int of(boolean declares, Candidate candidate) {
        double promised = HUNDRED * candidate.reached() / candidate.of();
        if (candidate.isNever() || candidate.isAlways()) {
            return (int) Math.round(promised);
        }
        long said = Math.round(between(declares ? MADE : BEATEN, promised));
        return Math.clamp(said, 1, HUNDRED - 1);
    }

    private static double between(double[] came, double promised) {
        int above = 1;
        while (above < PROMISED.length - 1 && PROMISED[above] < promised) {
            above++;
        }
        double part = (promised - PROMISED[above - 1]) / (PROMISED[above] - PROMISED[above - 1]);
        return came[above - 1] + part * (came[above] - came[above - 1]);
    }
}
