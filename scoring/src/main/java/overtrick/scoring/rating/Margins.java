package overtrick.scoring.rating;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// How uncertain players and pairs are: the variances of their answers.
///
/// In a small circle the whole of A is inverted. That would cost the cube of a large one. So there
/// each player is looked at with the partners they have played with most, of whom they are hard to
/// tell apart: among these the inverse is exact, as if all others were known; what is not known of
/// the others comes on top, from [Simulations]. (Block Rao-Blackwellised Monte Carlo: P. Sidén and
/// others, *Efficient covariance approximations for large sparse precision matrices*, 2018.)
final class Margins {

    /// Unknowns of a circle that is still small.
    private static final int SMALL = 300;

    private static final int MOST_PARTNERS = 8;
    private static final int LANES = 16;

    private final Design design;
    private final Equations equations;
    private final int[] firstEntry;
    private final int[] entries;

    Margins(Design design, Equations equations) {
        this.design = design;
        this.equations = equations;
        firstEntry = new int[design.unknowns() + 1];
        for (int unknown : design.places) {
            firstEntry[unknown + 1]++;
        }
        for (int unknown = 0; unknown < design.unknowns(); unknown++) {
            firstEntry[unknown + 1] += firstEntry[unknown];
        }
        entries = new int[design.places.length];
        int[] next = firstEntry.clone();
        for (int at = 0; at < entries.length; at++) {
            entries[next[design.places[at]]++] = at;
        }
    }

    /// A sum of unknowns, and the neighbours among whom it is looked at.
    private static final class Sum {

        private final int[] block;
        private final double[] coefficients;

        /// The inverse of the block’s part of A, times the coefficients.
        private final double[] reply;

        /// The variance if all others were known.
        private final double known;

        Sum(int[] block, double[] coefficients, double[] reply) {
            this.block = block;
            this.coefficients = coefficients;
            this.reply = reply;
            this.known = product(coefficients, reply);
        }

        /// What the neighbours make of what was missed elsewhere.
        double elsewhere(Simulations.Batch batch, int lane) {
            double sum = 0;
            for (int at = 0; at < block.length; at++) {
                int from = block[at] * batch.lanes + lane;
                sum += coefficients[at] * batch.missed[from] - reply[at] * batch.pull[from];
            }
            return sum;
        }
    }

    /// The variances of the players, then of the pairs: of a pair with what both players bring.
    double[] variances() {
        return design.unknowns() <= SMALL ? exact() : simulated();
    }

    private double[] exact() {
        int[] all = IntStream.range(0, design.unknowns()).toArray();
        var whole = new Cholesky(part(all));
        double[] variances = new double[all.length];
        for (int at = 0; at < all.length; at++) {
            double[] coefficients = new double[all.length];
            coefficients[at] = 1;
            if (at >= design.players.size()) {
                int pair = at - design.players.size();
                coefficients[design.first[pair]]++;
                coefficients[design.second[pair]]++;
            }
            variances[at] = product(coefficients, whole.solve(coefficients));
        }
        return variances;
    }

    private static double product(double[] one, double[] other) {
        double sum = 0;
        for (int at = 0; at < one.length; at++) {
            sum += one[at] * other[at];
        }
        return sum;
    }

    private double[] simulated() {
        var sums = new ArrayList<Sum>(design.unknowns());
        var partnerships = partnerships();
        for (int player = 0; player < design.players.size(); player++) {
            sums.add(ofPlayer(player, partnerships.get(player)));
        }
        for (int pair = 0; pair < design.pairs.size(); pair++) {
            sums.add(ofPair(pair));
        }
        double[] variances = new double[sums.size()];
        var simulations = new Simulations(design, equations);
        for (int first = 0; first < Signs.SIMULATIONS; first += LANES) {
            add(simulations.batch(first, LANES), sums, variances);
        }
        for (int at = 0; at < variances.length; at++) {
            variances[at] = sums.get(at).known + variances[at] / Signs.SIMULATIONS;
        }
        return variances;
    }

    private static void add(Simulations.Batch batch, List<Sum> sums, double[] squares) {
        for (int number = 0; number < squares.length; number++) {
            for (int lane = 0; lane < batch.lanes; lane++) {
                double elsewhere = sums.get(number).elsewhere(batch, lane);
                squares[number] += elsewhere * elsewhere;
            }
        }
    }

    /// The numbers of each player’s pairs, those with most rows first.
    private List<List<Integer>> partnerships() {
        var all = new ArrayList<List<Integer>>();
        design.players.forEach(_ -> all.add(new ArrayList<>()));
        for (int pair = 0; pair < design.pairs.size(); pair++) {
            for (int player : playersOf(pair)) {
                all.get(player).add(pair);
            }
        }
        for (var pairs : all) {
            pairs.sort((one, other) -> Integer.compare(rowsOf(other), rowsOf(one)));
        }
        return all;
    }

    private int rowsOf(int pair) {
        int unknown = design.unknownOf(pair);
        return firstEntry[unknown + 1] - firstEntry[unknown];
    }

    /// The two players of a pair; one where a robot sits opposite itself.
    private int[] playersOf(int pair) {
        int first = design.first[pair];
        int second = design.second[pair];
        return first == second ? new int[] {first} : new int[] {first, second};
    }

    private Sum ofPlayer(int player, List<Integer> pairs) {
        var block = new ArrayList<Integer>();
        block.add(player);
        for (int pair : pairs.subList(0, Math.min(MOST_PARTNERS, pairs.size()))) {
            block.add(design.unknownOf(pair));
            for (int other : playersOf(pair)) {
                if (!block.contains(other)) {
                    block.add(other);
                }
            }
        }
        double[] coefficients = new double[block.size()];
        coefficients[0] = 1;
        return sum(block.stream().mapToInt(Integer::intValue).toArray(), coefficients);
    }

    private Sum ofPair(int pair) {
        int[] players = playersOf(pair);
        int unknown = design.unknownOf(pair);
        return players.length == 1
                ? sum(new int[] {unknown, players[0]}, new double[] {1, 2})
                : sum(new int[] {unknown, players[0], players[1]}, new double[] {1, 1, 1});
    }

    private Sum sum(int[] block, double[] coefficients) {
        double[] reply = new Cholesky(part(block)).solve(coefficients);
        return new Sum(block, coefficients, reply);
    }

    /// The rows and columns of A that belong to the block.
    private double[][] part(int[] block) {
        double[][] part = new double[block.length][block.length];
        for (int at = 0; at < block.length; at++) {
            part[at][at] = equations.precision(block[at]);
        }
        long[] found = entriesOf(block);
        double[] row = new double[block.length];
        double[] set = new double[block.length];
        for (int at = 0; at < found.length; at++) {
            int entry = (int) (found[at] >> Short.SIZE);
            int member = (int) (found[at] & 0xffff);
            row[member] += Design.sign(entry % Design.PLACES);
            int here = entry / Design.PLACES;
            int next = at + 1 == found.length ? -1 : (int) (found[at + 1] >> Short.SIZE);
            if (next < 0 || next / Design.PLACES != here) {
                int of = design.setOf[here];
                addSquare(part, row, equations.weight(of));
                take(row, set);
                if (next < 0 || design.setOf[next / Design.PLACES] != of) {
                    addSquare(part, set, -equations.weight(of) / design.sets.get(of).rows());
                    Arrays.fill(set, 0);
                }
            }
        }
        return part;
    }

    /// Where members of the block sit, in the order of rows, with their number in the block.
    private long[] entriesOf(int[] block) {
        int size = 0;
        for (int unknown : block) {
            size += firstEntry[unknown + 1] - firstEntry[unknown];
        }
        long[] found = new long[size];
        int to = 0;
        for (int member = 0; member < block.length; member++) {
            for (int at = firstEntry[block[member]]; at < firstEntry[block[member] + 1]; at++) {
                found[to++] = (long) entries[at] << Short.SIZE | member;
            }
        }
        Arrays.sort(found);
        return found;
    }

    private static void addSquare(double[][] part, double[] row, double weight) {
        for (int one = 0; one < row.length; one++) {
            if (row[one] != 0) {
                for (int other = 0; other < row.length; other++) {
                    part[one][other] += weight * row[one] * row[other];
                }
            }
        }
    }

    private static void take(double[] row, double[] set) {
        for (int at = 0; at < row.length; at++) {
            set[at] += row[at];
            row[at] = 0;
        }
    }
}
