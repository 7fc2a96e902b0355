package overtrick.tournament.season;

import java.util.List;
import overtrick.scoring.reckoning.Fraction;

/// What an evening came to for everybody who played.
///
/// @param id by which it is known
public record SeasonEvening(String id, List<Result> results) {

    public SeasonEvening {
        results = List.copyOf(results);
    }

    /// @param name of a player or a team
    /// @param place such as `3=`
    /// @param percent 0 to 100, also where it was not scored so
    /// @param total in whatever the evening was scored
    /// @param masterpoints that were given
    /// @param boards that counted
    public record Result(
            String name,
            String place,
            Fraction percent,
            Fraction total,
            Fraction masterpoints,
            int boards) {

        /// Of an evening that weighs as much as any other.
        public Result(
                String name,
                String place,
                Fraction percent,
                Fraction total,
                Fraction masterpoints) {
            this(name, place, percent, total, masterpoints, 1);
        }

        public Result {
            if (boards < 1) {
                throw new IllegalArgumentException("boards are not 1 or more: " + boards);
            }
        }
    }
}
