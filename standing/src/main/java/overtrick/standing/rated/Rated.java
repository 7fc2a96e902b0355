package overtrick.standing.rated;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.scoring.rating.Calibration;
import overtrick.scoring.rating.Partnership;
import overtrick.scoring.rating.Player;
import overtrick.scoring.rating.RatingLadder;
import overtrick.scoring.rating.Ratings;

/// The ratings of the club as they were worked out last.
///
/// @param at when
/// @param boards how many boards were compared
/// @param calibration what turned results into strengths
/// @param people the ladder of all people with enough boards, whoever may see them
/// @param pairs the ladder of all pairs of people
/// @param robots the ladder of robots
/// @param recent the last boards of each person, the latest first
/// @param past each person’s rating at the ends of seasons, the earliest first
public record Rated(
        Instant at,
        int boards,
        Calibration calibration,
        Ratings ratings,
        RatingLadder<Player> people,
        RatingLadder<Partnership> pairs,
        RatingLadder<Player> robots,
        Map<Player, List<Behind>> recent,
        Map<Player, List<Point>> past) {

    /// A board behind a rating.
    ///
    /// @param board such as `event/K7PQM/12`
    /// @param day on which it was played
    /// @param value for the player’s side, in IMPs
    /// @param tables how many were compared
    public record Behind(String board, long day, double value, int tables, Player partner) {}

    /// What a rating was at the end of a day.
    public record Point(long day, double strength, double deviation) {

        private static final double NINETY_FIVE_PERCENT = 1.959964;

        public double low() {
            return strength - NINETY_FIVE_PERCENT * deviation;
        }

        public double high() {
            return strength + NINETY_FIVE_PERCENT * deviation;
        }
    }

    /// The pairs of which somebody is one, those with most boards first.
    public List<Map.Entry<Partnership, overtrick.scoring.rating.Rating>> pairsOf(Player player) {
        return ratings.pairs().entrySet().stream()
                .filter(entry -> entry.getKey().players().contains(player))
                .sorted((one, other) -> other.getValue().boards() - one.getValue().boards())
                .toList();
    }

    /// The line of somebody on the ladder of people.
    public Optional<RatingLadder.Line<Player>> line(Player player) {
        return people.lines().stream().filter(line -> line.who().equals(player)).findFirst();
    }

    Rated with(Map<Player, List<Point>> seasons) {
        return new Rated(at, boards, calibration, ratings, people, pairs, robots, recent, seasons);
    }
}
