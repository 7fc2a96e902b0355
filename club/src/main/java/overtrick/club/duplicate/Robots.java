package overtrick.club.duplicate;

import java.util.Optional;
import overtrick.robots.Robot;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.search.Scoring;
import overtrick.robots.search.Solvers;

/// The robots of the house, who share what they have read and what they solve with.
final class Robots {

    /// The same view gets the same card, whenever it is seen.
    private static final long SEED = 1;

    private final Strength strength;
    private final Readings readings;
    private final Solvers solvers = new Solvers();

    Robots(Strength strength, Readings readings) {
        this.strength = strength;
        this.readings = readings;
    }

    /// Somebody who bids by these agreements.
    RobotAtBoard bidding(Agreements agreements) {
        return new RobotAtBoard(
                Robot.playing(agreements, readings), searching(agreements), System::nanoTime);
    }

    private Optional<Robot> searching(Agreements agreements) {
        return strength.level()
                .map(level ->
                        Robot.playing(level, agreements, readings, Scoring.IMPS, solvers, SEED));
    }
}
