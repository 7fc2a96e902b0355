package overtrick.robots.can.search;

import overtrick.robots.can.open.PointGame;

/// What the end of a deal is worth to declarer's side, in thousandths of a goal: goals, and the
/// tribute that the next deal will begin with (can.md §6.1).
///
/// A little is added for every five points, so that of two ways to the same class the one with more
/// points is chosen.
public final class Stakes {

    /// One goal.
    public static final int GOAL = 1000;

    /// What it costs to pay one card, two, or one each.
    static final int SINGLE = 150;

    static final int DOUBLE = 280;
    static final int EACH_ONE = 280;

    private static final int FIVE = 4;
    private static final int LOWEST = 80;
    private static final int[][] WORTH = new int[5][PointGame.STOP + 1];

    static {
        for (int level = 0; level < WORTH.length; level++) {
            for (int payoff = 0; payoff <= PointGame.STOP; payoff++) {
                WORTH[level][payoff] =
                        worthOfClass(LOWEST + (5 * level), 5 * payoff) - (FIVE * payoff);
            }
        }
    }

    private Stakes() {}

    /// @param level 0 for 80 to 4 for 100
    /// @param payoff as of [PointGame#payoff]
    public static int worth(int level, int payoff) {
        return WORTH[level][payoff];
    }

    private static int worthOfClass(int contract, int points) {
        if (points >= 45) {
            return -GOAL;
        }
        if (points == 0) {
            return GOAL;
        }
        if (points >= 35) {
            return -EACH_ONE;
        }
        int over = contract + points - 100;
        return over >= 20 ? -DOUBLE : over >= 10 ? -SINGLE : 0;
    }
}
