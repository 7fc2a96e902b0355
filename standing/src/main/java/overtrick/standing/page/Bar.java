package overtrick.standing.page;

import overtrick.scoring.rating.Rating;

/// A strength with its error bar, as a picture: a line from the lowest to the highest that it may
/// be, a dot at the best estimate, a mark at the mean of the club.
///
/// @param low where the line begins, from 0 to [#WIDTH]
/// @param mid where the dot stands
/// @param high where the line ends
public record Bar(int low, int mid, int high) {

    /// The picture's measures, in its own units.
    public static final int WIDTH = 200;

    public static final int HEIGHT = 20;

    /// What the picture reaches to, in IMPs a board.
    private static final double REACH = 2;

    private static final int EDGE = 6;

    static Bar of(Rating rating) {
        return new Bar(at(rating.low()), at(rating.strength()), at(rating.high()));
    }

    private static int at(double strength) {
        double share = (Math.clamp(strength, -REACH, REACH) + REACH) / (2 * REACH);
        return (int) Math.round(EDGE + share * (WIDTH - 2 * EDGE));
    }

    public int zero() {
        return WIDTH / 2;
    }

    public int middle() {
        return HEIGHT / 2;
    }
}
