package overtrick.company.wish;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import overtrick.house.terms.Strength;

/// What somebody wants to play.
///
/// @param game by its word, such as `duplicate`
/// @param boards how many they think of; 0 where the game has none
/// @param system that partners would play; empty where it does not matter
/// @param people how many are to play; robots take the other chairs
/// @param robots how well those play; empty: as those of the house do
/// @param from when it is to begin
/// @param until when the wish is over, if it has not come true
public record Wanted(
        String game,
        int boards,
        String system,
        int people,
        Optional<Strength> robots,
        Instant from,
        Instant until) {

    /// The most boards one can think of in advance: a long evening.
    public static final int MOST_BOARDS = 32;

    private static final Duration LONGEST = Duration.ofHours(25);

    public Wanted {
        if (people < 2 || people > 4) {
            throw new IllegalArgumentException("not two, three or four people: " + people);
        }
        if (boards < 0 || boards > MOST_BOARDS) {
            throw new IllegalArgumentException("not so many boards: " + boards);
        }
        if (!until.isAfter(from) || until.isAfter(from.plus(LONGEST))) {
            throw new IllegalArgumentException("not between %s and %s".formatted(from, until));
        }
    }
}
