package overtrick.scoring.evidence;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;

/// How much better than expected somebody has defended, with what chance may have done.
///
/// All choices of a board are added up first, so that a board counts once however many cards were
/// played on it. The error bar is Student’s, from the spread between boards.
///
/// @param boards on which there was something to choose
/// @param better tricks a board that were saved beside the expectation; below 0 when more were
///   given away
/// @param deviation standard deviation of that from board to board, in tricks
public record Evidence(int boards, double better, double deviation) {

    /// With fewer boards nothing is said: costs are mostly 0 and now and then 1 or 2, and of few
    /// such numbers no error bar is honest.
    public static final int LEAST_BOARDS = 30;

    private static final double ONE_SIDE = 0.025;

    /// What rounding leaves of equal numbers.
    private static final double ALIKE = 1e-12;

    public Evidence {
        if (boards < LEAST_BOARDS || !(deviation > 0) || !Double.isFinite(better)) {
            throw new IllegalArgumentException(
                    "evidence is not of %d boards that differ: %d boards, %s ± %s"
                            .formatted(LEAST_BOARDS, boards, better, deviation));
        }
    }

    /// What the choices say; empty when they are of fewer than [#LEAST_BOARDS] boards, or all
    /// boards came out alike.
    public static Optional<Evidence> of(List<Defended> choices) {
        var sums = new LinkedHashMap<String, Double>();
        for (var choice : choices) {
            sums.merge(choice.board(), choice.expected() - choice.cost(), Double::sum);
        }
        int boards = sums.size();
        double mean = sums.values().stream().mapToDouble(sum -> sum).sum() / boards;
        double squares =
                sums.values().stream().mapToDouble(sum -> (sum - mean) * (sum - mean)).sum();
        return boards < LEAST_BOARDS || !(squares > ALIKE)
                ? Optional.empty()
                : Optional.of(new Evidence(boards, mean, Math.sqrt(squares / (boards - 1))));
    }

    /// How far the mean may be off by chance: 95 % lie within so much on either side, in tricks a
    /// board.
    public double margin() {
        return Normal.toStudent(Normal.quantile(ONE_SIDE), boards - 1) * error();
    }

    private double error() {
        return deviation / Math.sqrt(boards);
    }

    /// The lower end of the 95 % interval.
    public double low() {
        return better - margin();
    }

    /// The upper end of the 95 % interval.
    public double high() {
        return better + margin();
    }

    /// How often somebody who defends just as expected would come out this well or better, from 0
    /// to 1.
    public double byChance() {
        return Normal.above(Normal.fromStudent(better / error(), boards - 1));
    }

    /// How many of those looked at would stand out as much by chance alone.
    ///
    /// @param lookedAt players or pairs, this one included
    /// @throws IllegalArgumentException when nobody was looked at
    public double standingOutByChance(int lookedAt) {
        if (lookedAt < 1) {
            throw new IllegalArgumentException("nobody was looked at: " + lookedAt);
        }
        return lookedAt * byChance();
    }

    /// How many boards it takes to tell a difference from chance: then it stands out in four cases
    /// of five, and of all who were looked at one innocent player stands out in one case of forty.
    ///
    /// @param difference in tricks a board, above 0
    /// @param lookedAt players or pairs, this one included
    /// @throws IllegalArgumentException when there is no difference, or nobody was looked at
    public long boardsNeeded(double difference, int lookedAt) {
        if (!(difference > 0) || lookedAt < 1) {
            throw new IllegalArgumentException(
                    "difference is not above 0 among 1 or more: %s, %d"
                            .formatted(difference, lookedAt));
        }
        double z = Normal.quantile(ONE_SIDE / lookedAt) + Normal.quantile(0.2);
        double boards = Math.ceil(Math.pow(z * deviation / difference, 2));
        return (long) Math.max(LEAST_BOARDS, boards);
    }
}
