package overtrick.scoring.odds;

import overtrick.bridge.score.Score;

/// What the next deal ends in, for a side with so much below the line when it declares: chances
/// measured on 10,000 deals bid by a system and played double dummy, where a side with a part-score
/// stops as soon as its bid makes a game (docs/robots.md, "The scoring of the table").
final class DealEnds {

    /// Nobody bids.
    static final double PASSED_OUT = 0.008;

    /// Part-scores that come up, and how often.
    static final int[] PART_SCORES = {20, 30, 40, 60, 70, 80, 90};

    private static final double[] MADE = {0.006, 0.015, 0.095, 0.121, 0.014, 0.003, 0.029};

    /// By what there was below the line: 0, 10 and so on to 90.
    private static final double[] GAMES = {
        0.374, 0.464, 0.472, 0.523, 0.684, 0.684, 0.816, 0.871, 0.893, 0.893
    };

    private static final double[] FAILURES = {
        0.336, 0.274, 0.270, 0.233, 0.192, 0.192, 0.156, 0.116, 0.099, 0.099
    };

    /// All that is written for a contract that completes a game but what the game is worth.
    private static final int[] WRITTEN = {200, 180, 178, 168, 147, 147, 133, 127, 125, 125};

    private static final int PENALTY = 89;
    private static final int PENALTY_VULNERABLE = 165;

    private DealEnds() {}

    /// How often a side that declares completes a game.
    static double game(int below) {
        return GAMES[below / 10];
    }

    /// What is written then.
    static int written(int below) {
        return WRITTEN[below / 10];
    }

    /// How often a part-score is made that completes no game, 0 where it would.
    ///
    /// @param at its place among [#PART_SCORES]
    static double partScore(int at, int below) {
        return below + PART_SCORES[at] < Score.GAME ? MADE[at] : 0;
    }

    /// How often the contract fails.
    static double failure(int below) {
        return FAILURES[below / 10];
    }

    /// What it costs then, doubled or not.
    static int penalty(boolean vulnerable) {
        return vulnerable ? PENALTY_VULNERABLE : PENALTY;
    }
}
