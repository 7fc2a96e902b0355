package overtrick.boards;

import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import overtrick.boards.hint.Hints;
import overtrick.boards.look.Looks;
import overtrick.boards.match.RobotMatches;
import overtrick.boards.review.Comparisons;
import overtrick.boards.review.CostScorer;
import overtrick.boards.review.Reviews;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardView;
import overtrick.bridgetable.BridgeTables;
import overtrick.bridgetable.duplicate.History;
import overtrick.house.ClubHouse;
import overtrick.house.ClubRoom;
import overtrick.house.game.GameTables;
import overtrick.house.people.Belongings;
import overtrick.house.people.Takeaway;
import overtrick.robots.bidding.Readings;

/// What can be done with boards beside playing them.
public final class PlayedBoards implements ClubRoom {

    private final BridgeTables bridge;
    private final Comparisons comparisons;
    private final Reviews reviews;
    private final Hints hints;
    private final Looks looks;
    private final RobotMatches matches;

    public PlayedBoards(ClubHouse house, BridgeTables bridge) {
        this.bridge = bridge;
        this.comparisons = new Comparisons(bridge.game(), bridge.history());
        this.reviews = new Reviews(house.store(), house.clock(), new SecureRandom());
        this.hints = new Hints(bridge.readings(), house.thinking());
        this.looks = new Looks(house.store(), house.clock());
        this.matches =
                new RobotMatches(
                        house.store(),
                        house.clock(),
                        bridge.game(),
                        bridge.duplicate(),
                        bridge.history());
    }

    @Override
    public List<Belongings> belongings() {
        return List.of(
                Belongings.own("board_note", "code", "ordinal"),
                Belongings.own("board_share", "code", "ordinal"));
    }

    @Override
    public List<Takeaway> takeaways() {
        return List.of(new BoardsToTake(bridge.history(), reviews));
    }

    /// Boards that are over beside what other tables made of them.
    public Comparisons comparisons() {
        return comparisons;
    }

    /// What people keep about their boards, and what those have cost.
    public Reviews reviews() {
        return reviews;
    }

    /// Tells what boards have cost in that by which each was scored, as the fields stand now.
    public CostScorer costScorer() {
        return new CostScorer(history()::matchpoints);
    }

    /// What robots would do in somebody's place.
    public Hints hints() {
        return hints;
    }

    /// Boards from elsewhere.
    public Looks looks() {
        return looks;
    }

    /// Matches among robots.
    public RobotMatches matches() {
        return matches;
    }

    /// The boards of duplicate that have been played.
    public History history() {
        return bridge.history();
    }

    /// How auctions at the tables are understood.
    public Readings readings() {
        return bridge.readings();
    }

    /// The tables at which duplicate is played.
    public GameTables<BoardCommand, Optional<BoardView>> duplicate() {
        return bridge.duplicate();
    }
}
