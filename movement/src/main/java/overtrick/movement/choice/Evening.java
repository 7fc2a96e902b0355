package overtrick.movement.choice;

import java.time.Duration;
import java.util.Optional;

/// What there is to play with.
///
/// @param boards that each pair wants to play
/// @param time that there is, if that matters
public record Evening(int pairs, int boards, Optional<Duration> time) {

    /// The club's average for a board (tournaments.md §1.1).
    public static final Duration BOARD = Duration.ofMinutes(8);

    /// Between two rounds (tournaments.md §9).
    public static final Duration CHANGE = Duration.ofMinutes(2);

    public Evening {
        if (pairs < 4) {
            throw new IllegalArgumentException("pairs are not 4 or more: " + pairs);
        }
        if (boards < 1) {
            throw new IllegalArgumentException("boards are not 1 or more: " + boards);
        }
    }

    /// How long so many rounds take.
    public static Duration duration(int rounds, int boardsPerRound) {
        return BOARD.multipliedBy(boardsPerRound).plus(CHANGE).multipliedBy(rounds);
    }
}
