package overtrick.robots;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.Board;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardCommand.PlayCard;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.duplicate.DuplicateRules;
import overtrick.bridge.duplicate.Session;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.robots.board.Robot;

/// A table under the real rules at which robots, or the test itself, call and play. Mutable.
public final class TestTable {

    private static final DuplicateRules RULES = new DuplicateRules();

    private Session session;

    private TestTable(Session session) {
        this.session = session;
    }

    public static TestTable with(Board board) {
        var opened = new BoardEvent.BoardOpened(board, Optional.empty());
        return new TestTable(RULES.replay(List.of(opened)));
    }

    /// Calls with blanks between, made by whoever is in turn.
    public TestTable calls(String calls) {
        for (var word : calls.strip().split("\\s+")) {
            if (!word.isEmpty()) {
                order(actor(), new MakeCall(Call.parse(word)));
            }
        }
        return this;
    }

    /// Cards with blanks between, played by whoever is in turn.
    public TestTable cards(String cards) {
        for (var word : cards.strip().split("\\s+")) {
            if (!word.isEmpty()) {
                order(actor(), new PlayCard(Card.parse(word)));
            }
        }
        return this;
    }

    /// @throws AssertionError if the command is refused
    public TestTable order(Seat seat, BoardCommand command) {
        var decision = RULES.decide(session, seat, command);
        if (!(decision instanceof Accepted<BoardEvent>(var events))) {
            throw new AssertionError(
                    "%s from %s is %s on %s".formatted(command, seat, decision, board()));
        }
        for (var event : events) {
            session = RULES.evolve(session, event);
        }
        return this;
    }

    /// Lets the robot call for everybody to the end of the auction.
    public TestTable auctionBy(Robot robot) {
        while (board().play().isEmpty() && !board().isOver()) {
            moveBy(robot);
        }
        return this;
    }

    /// Lets the robot call and play for everybody to the end of the board.
    public TestTable boardBy(Robot robot) {
        while (!board().isOver()) {
            moveBy(robot);
        }
        return this;
    }

    /// One move of the robot in the seat whose turn it is.
    public void moveBy(Robot robot) {
        var seat = actor();
        var command = robot.move(view(seat));
        order(seat, command.orElseThrow(() -> new AssertionError("no move for " + view(seat))));
    }

    public BoardInPlay board() {
        return session.board().orElseThrow();
    }

    public Seat actor() {
        return board().actor().orElseThrow();
    }

    public BoardView view(Seat seat) {
        return RULES.view(session, seat).orElseThrow();
    }

    /// The same calls and cards on another board, which must allow them.
    public TestTable copiedOnto(Board other) {
        var copy = with(other);
        board().auction().calls().forEach(call -> copy.order(copy.actor(), new MakeCall(call)));
        board().play()
                .ifPresent(play ->
                        play.cards().forEach(c -> copy.order(copy.actor(), new PlayCard(c))));
        return copy;
    }
}
