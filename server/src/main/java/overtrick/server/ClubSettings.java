package overtrick.server;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Function;
import overtrick.can.Pack;
import overtrick.can.view.CanView;
import overtrick.house.terms.Strength;
import overtrick.house.thinking.Heads;

/// How a club is run.
///
/// @param data the directory that holds everything
/// @param robots how well robots play their cards
/// @param robotPace how long robots wait before they call or play, so that people can follow
/// @param restAfter how long a table nobody looks at stays in memory
/// @param mostAwake how many tables stay in memory at most, but for those that people look at
/// @param packs the pack for what is to be drawn or dealt next at a table of Bài Càn
/// @param heads on which robots think, when they are not the club's own
/// @param daily whether the house lays deals of the day and of the week
public record ClubSettings(
        Path data,
        Strength robots,
        Duration robotPace,
        Duration restAfter,
        int mostAwake,
        InstantSource clock,
        Function<CanView, Pack> packs,
        Optional<Heads> heads,
        boolean daily) {

    public static ClubSettings in(Path data) {
        var chance = new SecureRandom();
        return new ClubSettings(
                data,
                Strength.CLUB,
                Duration.ofMillis(700),
                Duration.ofMinutes(10),
                20_000,
                InstantSource.system(),
                _ -> Pack.shuffled(chance),
                Optional.empty(),
                false);
    }

    public ClubSettings withRobotPace(Duration pace) {
        return new ClubSettings(
                data, robots, pace, restAfter, mostAwake, clock, packs, heads, daily);
    }

    public ClubSettings withRobots(Strength strength) {
        return new ClubSettings(
                data, strength, robotPace, restAfter, mostAwake, clock, packs, heads, daily);
    }

    public ClubSettings withClock(InstantSource other) {
        return new ClubSettings(
                data, robots, robotPace, restAfter, mostAwake, other, packs, heads, daily);
    }

    public ClubSettings withPacks(Function<CanView, Pack> others) {
        return new ClubSettings(
                data, robots, robotPace, restAfter, mostAwake, clock, others, heads, daily);
    }

    /// With threads on which the robots of other clubs think too.
    public ClubSettings withHeads(Heads shared) {
        return new ClubSettings(
                data,
                robots,
                robotPace,
                restAfter,
                mostAwake,
                clock,
                packs,
                Optional.of(shared),
                daily);
    }

    /// With deals of the day and of the week.
    public ClubSettings withDailyDeals() {
        return new ClubSettings(
                data, robots, robotPace, restAfter, mostAwake, clock, packs, heads, true);
    }
}
