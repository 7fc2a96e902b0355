package overtrick.scoring.rating;

/// A symmetric positive definite matrix as L·Lᵀ, L with nothing above its diagonal.
final class Cholesky {

    private final double[][] lower;

    Cholesky(double[][] matrix) {
        int size = matrix.length;
        lower = new double[size][size];
        for (int row = 0; row < size; row++) {
            for (int column = 0; column <= row; column++) {
                double left = matrix[row][column];
                for (int at = 0; at < column; at++) {
                    left -= lower[row][at] * lower[column][at];
                }
                lower[row][column] = row == column ? Math.sqrt(left) : left / lower[column][column];
            }
        }
    }

    /// The x for which the matrix gives the right side.
    double[] solve(double[] right) {
        double[] x = right.clone();
        for (int row = 0; row < x.length; row++) {
            for (int at = 0; at < row; at++) {
                x[row] -= lower[row][at] * x[at];
            }
            x[row] /= lower[row][row];
        }
        for (int row = x.length - 1; row >= 0; row--) {
            for (int at = row + 1; at < x.length; at++) {
                x[row] -= lower[at][row] * x[at];
            }
            x[row] /= lower[row][row];
        }
        return x;
    }
}
