package overtrick.scoring.rating;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;

/// The model with its whole matrix, board by board, for a few players: slow and plain.
final class WrittenOut {

    private WrittenOut() {}

    /// Ratings of people of one circle whose boards do not fade.
    static Ratings of(List<ComparedBoard> boards, Calibration calibration) {
        var pairs = new TreeSet<Partnership>();
        boards.forEach(board ->
                board.tables()
                        .forEach(table -> {
                            pairs.add(table.northSouth());
                            pairs.add(table.eastWest());
                        }));
        var names = new ArrayList<Object>();
        pairs.forEach(pair -> names.addAll(pair.players()));
        names.addAll(pairs);
        var unknowns = names.stream().distinct().toList();
        int size = unknowns.size();
        double[][] matrix = new double[size][size];
        double[] right = new double[size];
        for (int at = 0; at < size; at++) {
            double spread =
                    unknowns.get(at) instanceof Player
                            ? calibration.players()
                            : calibration.pairs();
            matrix[at][at] = 1 / (spread * spread);
        }
        for (var board : boards) {
            add(board, unknowns, calibration, matrix, right);
        }
        double[][] inverse = inverse(matrix);
        var players = new TreeMap<Player, Rating>();
        var together = new TreeMap<Partnership, Rating>();
        for (var unknown : unknowns) {
            var sum = new double[size];
            switch (unknown) {
                case Player player -> {
                    fromTheMean(sum, 1, unknowns);
                    sum[unknowns.indexOf(player)]++;
                    players.put(player, rating(sum, inverse, right, boards(boards, player)));
                }
                case Partnership pair -> {
                    fromTheMean(sum, 2, unknowns);
                    sum[unknowns.indexOf(pair)]++;
                    sum[unknowns.indexOf(pair.first())]++;
                    sum[unknowns.indexOf(pair.second())]++;
                    together.put(pair, rating(sum, inverse, right, boards(boards, pair)));
                }
                default -> throw new AssertionError(unknown);
            }
        }
        return new Ratings(0, players, together);
    }

    private static void fromTheMean(double[] sum, int times, List<Object> unknowns) {
        long players = unknowns.stream().filter(Player.class::isInstance).count();
        for (int at = 0; at < sum.length; at++) {
            sum[at] -= unknowns.get(at) instanceof Player ? times / (double) players : 0;
        }
    }

    private static void add(
            ComparedBoard board,
            List<Object> unknowns,
            Calibration calibration,
            double[][] matrix,
            double[] right) {
        int tables = board.tables().size();
        double[][] rows = new double[tables][unknowns.size()];
        double[] mean = new double[unknowns.size()];
        double middle = 0;
        for (int at = 0; at < tables; at++) {
            var table = board.tables().get(at);
            side(rows[at], table.northSouth(), 1, unknowns);
            side(rows[at], table.eastWest(), -1, unknowns);
            for (int one = 0; one < mean.length; one++) {
                mean[one] += rows[at][one] / tables;
            }
            middle += table.value() / tables;
        }
        double weight = 1 / (calibration.imps() * calibration.imps());
        for (int at = 0; at < tables; at++) {
            double value = (board.tables().get(at).value() - middle) * (tables - 1) / tables;
            for (int one = 0; one < mean.length; one++) {
                double mine = rows[at][one] - mean[one];
                right[one] += weight * mine * value;
                for (int other = 0; other < mean.length; other++) {
                    matrix[one][other] += weight * mine * (rows[at][other] - mean[other]);
                }
            }
        }
    }

    private static void side(double[] row, Partnership pair, int sign, List<Object> unknowns) {
        row[unknowns.indexOf(pair)] += sign;
        row[unknowns.indexOf(pair.first())] += sign;
        row[unknowns.indexOf(pair.second())] += sign;
    }

    private static int boards(List<ComparedBoard> boards, Object who) {
        return (int)
                boards.stream()
                        .flatMap(board -> board.tables().stream())
                        .flatMap(table ->
                                java.util.stream.Stream.of(table.northSouth(), table.eastWest()))
                        .filter(pair -> pair.equals(who) || pair.players().contains(who))
                        .count();
    }

    private static Rating rating(double[] sum, double[][] inverse, double[] right, int boards) {
        double strength = 0;
        double variance = 0;
        for (int one = 0; one < sum.length; one++) {
            for (int other = 0; other < sum.length; other++) {
                strength += sum[one] * inverse[one][other] * right[other];
                variance += sum[one] * sum[other] * inverse[one][other];
            }
        }
        return new Rating(strength, Math.sqrt(variance), boards, 0, 1);
    }

    /// By Gauss and Jordan, in place of the unit matrix; positive definite, so no pivots.
    private static double[][] inverse(double[][] matrix) {
        int size = matrix.length;
        double[][] inverse = new double[size][size];
        for (int at = 0; at < size; at++) {
            inverse[at][at] = 1;
        }
        for (int step = 0; step < size; step++) {
            double pivot = matrix[step][step];
            for (int at = 0; at < size; at++) {
                matrix[step][at] /= pivot;
                inverse[step][at] /= pivot;
            }
            for (int row = 0; row < size; row++) {
                double factor = matrix[row][step];
                for (int at = 0; at < size && row != step; at++) {
                    matrix[row][at] -= factor * matrix[step][at];
                    inverse[row][at] -= factor * inverse[step][at];
                }
            }
        }
        return inverse;
    }
}
