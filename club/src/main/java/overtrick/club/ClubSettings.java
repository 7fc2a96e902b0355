package overtrick.club;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import overtrick.club.duplicate.Strength;

/// How a club is run.
///
/// @param data the directory that holds everything
/// @param robots how well robots play their cards
/// @param robotPace how long robots wait before they call or play, so that people can follow
/// @param restAfter how long a table nobody looks at stays in memory
/// @param mostAwake how many tables stay in memory at most, but for those that people look at
public record ClubSettings(
        Path data,
        Strength robots,
        Duration robotPace,
        Duration restAfter,
        int mostAwake,
        InstantSource clock) {

    public static ClubSettings in(Path data) {
        return new ClubSettings(
                data,
                Strength.CLUB,
                Duration.ofMillis(700),
                Duration.ofMinutes(10),
                20_000,
                InstantSource.system());
    }

    public ClubSettings withRobotPace(Duration pace) {
        return new ClubSettings(data, robots, pace, restAfter, mostAwake, clock);
    }

    public ClubSettings withRobots(Strength strength) {
        return new ClubSettings(data, strength, robotPace, restAfter, mostAwake, clock);
    }

    public ClubSettings withClock(InstantSource other) {
        return new ClubSettings(data, robots, robotPace, restAfter, mostAwake, other);
    }
}
