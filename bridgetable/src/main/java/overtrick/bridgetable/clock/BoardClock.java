package overtrick.bridgetable.clock;

import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import overtrick.cards.Seat;

/// The time that a board and its players have taken. It is only told; nobody loses by it.
///
/// @param began when the board came to the table
/// @param thought what each player has taken for their calls and cards so far, dummy's cards
///   counted to declarer
/// @param thinking whose time runs; empty once the board is over
/// @param since when the last thing happened on the board
public record BoardClock(
        Instant began, Map<Seat, Duration> thought, Optional<Seat> thinking, Instant since) {

    public BoardClock {
        thought = Map.copyOf(thought);
    }

    /// @param first whose time runs then
    public static BoardClock started(Instant at, Optional<Seat> first) {
        return new BoardClock(at, Map.of(), first, at);
    }

    /// Something has happened on the board.
    ///
    /// @param next whose time runs from now on
    public BoardClock after(Instant at, Optional<Seat> next) {
        var total = new EnumMap<Seat, Duration>(Seat.class);
        total.putAll(thought);
        thinking.ifPresent(seat -> total.put(seat, thought(seat, at)));
        return new BoardClock(began, total, next, at);
    }

    /// What a player has taken until now.
    public Duration thought(Seat seat, Instant now) {
        var before = thought.getOrDefault(seat, Duration.ZERO);
        return isThinking(seat) ? before.plus(between(since, now)) : before;
    }

    public boolean isThinking(Seat seat) {
        return thinking.equals(Optional.of(seat));
    }

    /// How long the board has taken until now, or until it was over.
    public Duration taken(Instant now) {
        return between(began, thinking.isPresent() ? now : since);
    }

    /// Clocks of machines are set right at times, even backwards.
    private static Duration between(Instant from, Instant to) {
        return to.isAfter(from) ? Duration.between(from, to) : Duration.ZERO;
    }
}
