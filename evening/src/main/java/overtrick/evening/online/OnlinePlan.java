package overtrick.evening.online;

import java.time.Duration;
import java.time.Instant;
import java.util.Objects;
import java.util.Optional;
import overtrick.house.table.Delay;

/// How a tournament goes on in the program.
///
/// @param room whether some of the field plays in the room, by telephone or slip
/// @param robots who fill the field
/// @param rounds how they begin and end
/// @param watched whether those who do not play may look on
/// @param begin when it begins by itself
/// @param delay how late those who look on see what is played; none in plans from before it could
///   be chosen
public record OnlinePlan(
        boolean room, Robots robots, Rounds rounds, boolean watched, Begin begin, Delay delay) {

    public OnlinePlan {
        delay = Objects.requireNonNullElse(delay, Delay.NONE);
    }

    /// A plan in which those who look on see what is played as it is played.
    public OnlinePlan(boolean room, Robots robots, Rounds rounds, boolean watched, Begin begin) {
        this(room, robots, rounds, watched, begin, Delay.NONE);
    }

    /// @param fill whether robots take the places that are left
    /// @param system that they play; empty when each pair of theirs plays another
    public record Robots(boolean fill, String system) {}

    /// @param barometer whether all tables play the same boards in a round
    /// @param alone whether rounds begin and the ranking is made final without a director
    /// @param late how long a board that has begun may go on after the round's time
    public record Rounds(boolean barometer, boolean alone, Duration late) {

        /// Late play that is usual.
        public static final Duration LATE = Duration.ofMinutes(4);

        public Rounds {
            if (late.isNegative()) {
                throw new IllegalArgumentException("late play is not 0 or more: " + late);
            }
        }
    }

    /// @param at the time; empty when none is set
    /// @param pairs that are enough to begin at once; 0 when no number is
    /// @param every the minutes after which the next event like this begins; 0 when there is none
    public record Begin(Optional<Instant> at, int pairs, int every) {

        /// When the director says so.
        public static final Begin BY_HAND = new Begin(Optional.empty(), 0, 0);

        public Begin {
            if (pairs < 0 || every < 0) {
                throw new IllegalArgumentException("below zero: " + pairs + ", " + every);
            }
        }

        /// The same for the next event of a series.
        Begin following(Instant now) {
            return new Begin(
                    Optional.of(at.orElse(now).plus(Duration.ofMinutes(every))), pairs, every);
        }
    }

    /// The same plan, with what is played seen so much later.
    OnlinePlan with(Delay later) {
        return new OnlinePlan(room, robots, rounds, watched, begin, later);
    }

    public OnlinePlan with(Begin other) {
        return new OnlinePlan(room, robots, rounds, watched, other, delay);
    }
}
