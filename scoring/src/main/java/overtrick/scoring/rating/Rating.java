package overtrick.scoring.rating;

/// How strong a player or a pair is, in IMPs a board: what they would win on average against an
/// average pair of the club, a player with an average partner.
///
/// @param strength best estimate; 0 is average
/// @param deviation standard deviation of the estimate: it may be wrong by so much
/// @param boards compared boards it rests on, however old
/// @param lastDay of them
/// @param circle number of the circle of players who are linked by boards. Strengths of different
///   circles can be compared only by what people are on average
public record Rating(double strength, double deviation, int boards, long lastDay, int circle) {

    private static final double NINETY_FIVE_PERCENT = 1.959964;

    public Rating {
        if (!(deviation > 0) || !Double.isFinite(strength)) {
            throw new IllegalArgumentException(
                    "a rating is not a number with a deviation above 0: %s, %s"
                            .formatted(strength, deviation));
        }
    }

    /// Below this the true strength is in one case of forty.
    public double low() {
        return strength - NINETY_FIVE_PERCENT * deviation;
    }

    /// Above this the true strength is in one case of forty.
    public double high() {
        return strength + NINETY_FIVE_PERCENT * deviation;
    }
}
