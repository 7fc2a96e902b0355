package overtrick.tournament.laid;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeParseException;
import java.time.temporal.TemporalAdjusters;
import java.util.List;

/// What deals are laid for, and so from when and until when they are played.
public sealed interface Occasion {

    /// The deal of a day.
    record Day(LocalDate date) implements Occasion {}

    /// The deals of a week.
    ///
    /// @param monday with which it begins
    record Week(LocalDate monday) implements Occasion {
        public Week {
            if (monday.getDayOfWeek() != DayOfWeek.MONDAY) {
                throw new IllegalArgumentException(
                        "a week does not begin with a Monday: " + monday);
            }
        }

        /// The week in which a day lies.
        public static Week of(LocalDate day) {
            return new Week(day.with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY)));
        }
    }

    /// Deals with which somebody challenges somebody else.
    ///
    /// @param made when
    record Challenge(Instant made) implements Occasion {}

    /// How long a challenge may be taken up.
    Duration CHALLENGED = Duration.ofDays(30);

    /// From when on they are played.
    default Instant opens(ZoneId zone) {
        return switch (this) {
            case Day(var date) -> date.atStartOfDay(zone).toInstant();
            case Week(var monday) -> monday.atStartOfDay(zone).toInstant();
            case Challenge(var made) -> made;
        };
    }

    /// When they are closed, and lie open to everybody.
    default Instant closes(ZoneId zone) {
        return switch (this) {
            case Day(var date) -> date.plusDays(1).atStartOfDay(zone).toInstant();
            case Week(var monday) -> monday.plusWeeks(1).atStartOfDay(zone).toInstant();
            case Challenge(var made) -> made.plus(CHALLENGED);
        };
    }

    /// Whether they count in standings: challenges are between friends.
    default boolean counts() {
        return !(this instanceof Challenge);
    }

    /// `day 2026-11-27`, `week 2026-11-23` or `challenge 2026-11-27T20:00:00Z`.
    default String text() {
        return switch (this) {
            case Day(var date) -> "day " + date;
            case Week(var monday) -> "week " + monday;
            case Challenge(var made) -> "challenge " + made;
        };
    }

    /// Reads what [#text] has written.
    ///
    /// @throws IllegalArgumentException when it is none
    static Occasion parse(String text) {
        var parts = text.split(" ", 2);
        try {
            return switch (parts[0]) {
                case "day" -> new Day(LocalDate.parse(parts[1]));
                case "week" -> new Week(LocalDate.parse(parts[1]));
                case "challenge" -> new Challenge(Instant.parse(parts[1]));
                default -> throw new IllegalArgumentException("occasion is unknown: " + text);
            };
        } catch (DateTimeParseException | ArrayIndexOutOfBoundsException wrong) {
            throw new IllegalArgumentException("occasion is unreadable: " + text, wrong);
        }
    }

    /// What must lie ready on a day: its own and the next one’s, so that deals are sealed before
    /// anybody may play them.
    static List<Occasion> due(LocalDate today) {
        return List.of(
                new Day(today),
                new Day(today.plusDays(1)),
                Week.of(today),
                new Week(Week.of(today).monday().plusWeeks(1)));
    }
}
