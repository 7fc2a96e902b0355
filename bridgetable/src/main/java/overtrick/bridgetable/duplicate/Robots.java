package overtrick.bridgetable.duplicate;

import java.util.Optional;
import java.util.function.UnaryOperator;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardView;
import overtrick.house.game.Player;
import overtrick.house.terms.Strength;
import overtrick.robots.Bidder;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.board.Robot;
import overtrick.robots.search.Solvers;
import overtrick.robots.stake.Stake;

/// The robots of the house, who share what they have read and what they solve with.
public final class Robots {

    /// The seed of all robots: the same view always gets the same card.
    private static final long SEED = 1;

    private final Strength strength;
    private final Readings readings;
    private final Solvers solvers = new Solvers();

    public Robots(Strength strength, Readings readings) {
        this.strength = strength;
        this.readings = readings;
    }

    /// How they understand auctions.
    public Readings readings() {
        return readings;
    }

    /// A robot that bids by these agreements and plays for what the table does.
    ///
    /// @param skill how well; as the robots of the house do when it is not said
    public Player<BoardCommand, Optional<BoardView>> bidding(
            Agreements agreements, Stake stake, Optional<Strength> skill) {
        return bidding(agreements, stake, skill, system -> system);
    }

    /// A robot that bids otherwise: by natural judgement, or by a system with an eye on the score.
    ///
    /// @param bidder made of the one who bids by these agreements
    public Player<BoardCommand, Optional<BoardView>> bidding(
            Agreements agreements,
            Stake stake,
            Optional<Strength> skill,
            UnaryOperator<Bidder> bidder) {
        return new RobotAtBoard(
                bidding(Robot.playing(agreements, readings, stake), bidder),
                searching(agreements, stake, skill.orElse(strength))
                        .map(robot -> bidding(robot, bidder)),
                System::nanoTime);
    }

    private static Robot bidding(Robot robot, UnaryOperator<Bidder> bidder) {
        return new Robot(bidder.apply(robot.bidder()), robot.player(), robot.judge());
    }

    private Optional<Robot> searching(Agreements agreements, Stake stake, Strength skill) {
        return skill.level()
                .map(level -> Robot.playing(level, agreements, readings, stake, solvers, SEED));
    }
}
