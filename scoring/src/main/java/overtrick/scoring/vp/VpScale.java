package overtrick.scoring.vp;

import java.util.List;

/// A table from the margin of a match to victory points of both sides, for one number of boards.
/// The sides need not make the same sum everywhere: on the club's scale a bad loss goes below zero.
///
/// @param steps from margin 0 upwards
public record VpScale(List<Step> steps) {

    /// The victory points of both sides from a margin on.
    ///
    /// @param least margin in IMPs from which the step counts
    /// @param winner hundredths of a victory point
    /// @param loser hundredths of a victory point
    public record Step(int least, int winner, int loser) {}

    public VpScale {
        steps = List.copyOf(steps);
        var first = steps.isEmpty() ? new Step(-1, 0, 0) : steps.getFirst();
        if (first.least() != 0 || first.winner() != first.loser()) {
            throw new IllegalArgumentException(
                    "scale does not begin with a tie at margin 0: " + first);
        }
        for (int at = 1; at < steps.size(); at++) {
            require(steps.get(at - 1), steps.get(at));
        }
    }

    private static void require(Step lower, Step upper) {
        if (upper.least() <= lower.least()) {
            throw new IllegalArgumentException(
                    "margins do not rise: %d after %d".formatted(upper.least(), lower.least()));
        }
        if (upper.winner() < lower.winner() || upper.loser() > lower.loser()) {
            throw new IllegalArgumentException(
                    "a greater margin is worth less: margin %d".formatted(upper.least()));
        }
    }

    /// The step that a margin falls on.
    ///
    /// @param margin 0 or more
    /// @throws IllegalArgumentException when the margin is below 0
    public Step step(int margin) {
        if (margin < 0) {
            throw new IllegalArgumentException("margin is not 0 or more: " + margin);
        }
        int at = 0;
        while (at + 1 < steps.size() && steps.get(at + 1).least() <= margin) {
            at++;
        }
        return steps.get(at);
    }

    /// What a side gets, in hundredths.
    ///
    /// @param margin in IMPs, below zero when the side lost
    public int hundredths(int margin) {
        var step = step(Math.abs(margin));
        return margin < 0 ? step.loser() : step.winner();
    }
}
