package overtrick.scoring.rating;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/// The strengths of all who have played boards that were compared, people and robots.
///
/// @param asOf the day for which they hold
public record Ratings(
        long asOf, SortedMap<Player, Rating> players, SortedMap<Partnership, Rating> pairs) {

    private static final double PRECISION = 1e-11;

    public Ratings {
        players = Collections.unmodifiableSortedMap(new TreeMap<>(players));
        pairs = Collections.unmodifiableSortedMap(new TreeMap<>(pairs));
    }

    /// Works the strengths out from all boards. Where several boards have one id, the last is its
    /// correction and counts alone; a correction with no tables takes the board away. Boards after
    /// the day and boards of one table count for nothing.
    ///
    /// Costs about a second for 200,000 results, and needs some hundred bytes for each.
    ///
    /// @param log the boards, in any order but for corrections
    /// @param asOf the day for which strengths are asked, counted as
    ///   [java.time.LocalDate#toEpochDay] counts; boards fade towards it
    public static Ratings of(
            List<ComparedBoard> log, long asOf, Calibration calibration, RatingRules rules) {
        var players = new TreeMap<Player, Rating>();
        var pairs = new TreeMap<Partnership, Rating>();
        int circle = 0;
        for (var boards : Boards.circles(Boards.tidy(log, asOf))) {
            circle++;
            var design = new Design(boards, calibration);
            var prior = new Prior(design, calibration, rules);
            var equations =
                    new Equations(
                            design, weights(design, asOf, calibration, rules), prior.precisions());
            double[] strengths = strengths(design, equations, prior);
            double[] variances = new Margins(design, equations).variances();
            var tally = new Tally(design);
            for (int at = 0; at < design.players.size(); at++) {
                var rating = tally.rating(at, strengths[at], variances[at] - prior.level(), circle);
                players.put(design.players.get(at), rating);
            }
            for (int at = 0; at < design.pairs.size(); at++) {
                int unknown = design.unknownOf(at);
                double both = design.together(at, strengths);
                var rating =
                        tally.rating(unknown, both, variances[unknown] - 4 * prior.level(), circle);
                pairs.put(design.pairs.get(at), rating);
            }
        }
        return new Ratings(asOf, players, pairs);
    }

    /// Of the sets of boards: how many boards over the chance of one.
    static double[] weights(Design design, long asOf, Calibration calibration, RatingRules rules) {
        double[] weights = new double[design.sets.size()];
        for (int at = 0; at < weights.length; at++) {
            var set = design.sets.get(at);
            weights[at] =
                    set.boards()
                            * rules.weight(set.day(), asOf)
                            / (calibration.imps() * calibration.imps());
        }
        return weights;
    }

    private static double[] strengths(Design design, Equations equations, Prior prior) {
        double[] right = new double[design.unknowns()];
        equations.addBack(design.values, right, 1);
        prior.addTo(right);
        return equations.solve(right, 1, PRECISION);
    }

    /// How strong somebody is; empty when none of their boards was compared.
    public Optional<Rating> of(Player player) {
        return Optional.ofNullable(players.get(player));
    }

    /// How strong a pair is together; empty when none of their boards was compared.
    public Optional<Rating> of(Partnership pair) {
        return Optional.ofNullable(pairs.get(pair));
    }
}
