package overtrick.scoring.rating;

import java.util.Arrays;
import overtrick.scoring.rating.Design.BoardSet;

/// The normal equations of a circle, never written out: `A x = b` with `A = Λ + Σ w Xᵀ P X` over
/// the sets of boards, where P takes the mean of the tables away. Vectors are solved side by side,
/// in lanes: number `u` of lane `l` stands at `u * lanes + l`.
final class Equations {

    private static final int MOST_STEPS = 1000;

    private final Design design;
    private final double[] weights;
    private final double[] precisions;
    private final double[] diagonal;

    /// @param weights of the sets: boards over the variance of one
    /// @param precisions of what was known of each unknown before: one over its variance
    Equations(Design design, double[] weights, double[] precisions) {
        this.design = design;
        this.weights = weights.clone();
        this.precisions = precisions.clone();
        this.diagonal = precisions.clone();
        for (int row = 0; row < design.rows(); row++) {
            int set = design.setOf[row];
            double own = weights[set] * (1 - 1.0 / design.sets.get(set).rows());
            for (int at = row * Design.PLACES; at < (row + 1) * Design.PLACES; at++) {
                diagonal[design.places[at]] += own;
            }
        }
    }

    double weight(int set) {
        return weights[set];
    }

    double precision(int unknown) {
        return precisions[unknown];
    }

    /// Adds `w Xᵀ P v`, where v has a number for each row.
    void addBack(double[] v, double[] out, int lanes) {
        double[] mean = new double[lanes];
        double[] part = new double[lanes];
        for (int at = 0; at < weights.length; at++) {
            var set = design.sets.get(at);
            mean(v, set, mean, lanes);
            for (int row = set.first(); row < set.end(); row++) {
                for (int lane = 0; lane < lanes; lane++) {
                    part[lane] = weights[at] * (v[row * lanes + lane] - mean[lane]);
                }
                scatter(row, part, out, lanes);
            }
        }
    }

    static void mean(double[] v, BoardSet set, double[] mean, int lanes) {
        Arrays.fill(mean, 0);
        for (int at = set.first() * lanes; at < set.end() * lanes; at += lanes) {
            for (int lane = 0; lane < lanes; lane++) {
                mean[lane] += v[at + lane];
            }
        }
        for (int lane = 0; lane < lanes; lane++) {
            mean[lane] /= set.rows();
        }
    }

    private void scatter(int row, double[] part, double[] out, int lanes) {
        for (int place = 0; place < Design.PLACES; place++) {
            int at = design.places[row * Design.PLACES + place] * lanes;
            if (place < Design.NORTH_SOUTH) {
                for (int lane = 0; lane < lanes; lane++) {
                    out[at + lane] += part[lane];
                }
            } else {
                for (int lane = 0; lane < lanes; lane++) {
                    out[at + lane] -= part[lane];
                }
            }
        }
    }

    /// `X x`: North–South’s strength less East–West’s, row by row.
    void contrasts(double[] x, double[] v, int lanes) {
        int[] places = design.places;
        for (int row = 0; row < design.rows(); row++) {
            int at = row * Design.PLACES;
            int north = places[at] * lanes;
            int south = places[at + 1] * lanes;
            int together = places[at + 2] * lanes;
            int east = places[at + 3] * lanes;
            int west = places[at + 4] * lanes;
            int against = places[at + 5] * lanes;
            int to = row * lanes;
            for (int lane = 0; lane < lanes; lane++) {
                v[to + lane] =
                        x[north + lane]
                                + x[south + lane]
                                + x[together + lane]
                                - x[east + lane]
                                - x[west + lane]
                                - x[against + lane];
            }
        }
    }

    /// `A x`.
    private void apply(double[] x, double[] out, double[] rows, int lanes) {
        for (int unknown = 0; unknown < precisions.length; unknown++) {
            for (int at = unknown * lanes; at < (unknown + 1) * lanes; at++) {
                out[at] = precisions[unknown] * x[at];
            }
        }
        contrasts(x, rows, lanes);
        addBack(rows, out, lanes);
    }

    /// Solves `A x = b` in all lanes by conjugate gradients, each lane for itself.
    ///
    /// @param precision by how much smaller than b what is left must be
    double[] solve(double[] b, int lanes, double precision) {
        int size = b.length;
        double[] x = new double[size];
        double[] left = b.clone();
        double[] way = new double[size];
        double[] moved = new double[size];
        double[] rows = new double[design.rows() * lanes];
        double[] before = new double[lanes];
        double[] goal = weighted(b, lanes);
        for (int lane = 0; lane < lanes; lane++) {
            goal[lane] *= precision * precision;
        }
        for (int step = 0; step < MOST_STEPS; step++) {
            double[] now = weighted(left, lanes);
            if (isReached(now, goal)) {
                break;
            }
            turn(way, left, now, before, lanes);
            apply(way, moved, rows, lanes);
            advance(x, left, way, moved, now, lanes);
            before = now;
        }
        return x;
    }

    private static boolean isReached(double[] now, double[] goal) {
        for (int lane = 0; lane < now.length; lane++) {
            if (now[lane] > goal[lane]) {
                return false;
            }
        }
        return true;
    }

    /// `vᵀ D⁻¹ v` for each lane, D being the diagonal.
    private double[] weighted(double[] v, int lanes) {
        double[] sum = new double[lanes];
        for (int unknown = 0; unknown < diagonal.length; unknown++) {
            double over = 1 / diagonal[unknown];
            int at = unknown * lanes;
            for (int lane = 0; lane < lanes; lane++) {
                sum[lane] += over * v[at + lane] * v[at + lane];
            }
        }
        return sum;
    }

    private void turn(double[] way, double[] left, double[] now, double[] before, int lanes) {
        double[] keep = new double[lanes];
        for (int lane = 0; lane < lanes; lane++) {
            keep[lane] = before[lane] > 0 ? now[lane] / before[lane] : 0;
        }
        for (int unknown = 0; unknown < diagonal.length; unknown++) {
            double over = 1 / diagonal[unknown];
            int at = unknown * lanes;
            for (int lane = 0; lane < lanes; lane++) {
                way[at + lane] = over * left[at + lane] + keep[lane] * way[at + lane];
            }
        }
    }

    private static void advance(
            double[] x, double[] left, double[] way, double[] moved, double[] now, int lanes) {
        double[] far = new double[lanes];
        for (int at = 0; at < x.length; at += lanes) {
            for (int lane = 0; lane < lanes; lane++) {
                far[lane] += way[at + lane] * moved[at + lane];
            }
        }
        for (int lane = 0; lane < lanes; lane++) {
            far[lane] = far[lane] > 0 ? now[lane] / far[lane] : 0;
        }
        for (int at = 0; at < x.length; at += lanes) {
            for (int lane = 0; lane < lanes; lane++) {
                x[at + lane] += far[lane] * way[at + lane];
                left[at + lane] -= far[lane] * moved[at + lane];
            }
        }
    }
}
