package overtrick.bridge.duplicate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.random.RandomGenerator;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardCommand.OpenBoard;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardGame;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.board.BoardPlay;
import overtrick.bridge.board.BoardRules;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.board.HouseRules;
import overtrick.cards.Party;
import overtrick.cards.Party.Outsider;
import overtrick.cards.SealedDeal;
import overtrick.cards.rules.Rules;
import overtrick.testkit.Sample;

/// Duplicate for the conformance suite: one board or two, sealed or not.
final class DuplicateGame implements BoardGame<Session, Optional<BoardView>> {

    private static final int MOST_BOARDS = 2;

    private final DuplicateRules rules;

    DuplicateGame(HouseRules house) {
        rules = new DuplicateRules(house, house);
    }

    @Override
    public Rules<Session, Party, BoardCommand, BoardEvent, Optional<BoardView>> rules() {
        return rules;
    }

    @Override
    public BoardRules boards() {
        return new BoardRules();
    }

    @Override
    public Optional<BoardInPlay> board(Session state) {
        return state.board();
    }

    @Override
    public Optional<Move<Party, BoardCommand>> houseMove(Session session, RandomGenerator chance) {
        boolean busy = session.board().filter(board -> !board.isOver()).isPresent();
        boolean enough = session.opened() > 0 && chance.nextInt(4) > 0;
        if (busy || enough || session.opened() == MOST_BOARDS) {
            return Optional.empty();
        }
        var deal = Sample.deal(chance);
        var board = Board.of(new BoardNumber(1 + chance.nextInt(32)), deal);
        var key =
                Optional.of(SealedDeal.seal(deal, chance).key()).filter(_ -> chance.nextBoolean());
        return Optional.of(new Move<>(Outsider.HOUSE, new OpenBoard(board, key)));
    }

    @Override
    public boolean mayEnd(Session session) {
        return session.board().filter(BoardInPlay::isOver).isPresent();
    }

    @Override
    public int longest() {
        return 1_000;
    }

    @Override
    public Optional<BoardView> unsealed(Optional<BoardView> view) {
        return view.map(BoardPlay::unsealed);
    }

    @Override
    public void checkConserved(Session session) {
        session.board().ifPresent(BoardPlay::checkConserved);
    }

    @Override
    public void checkSecrets(Session session, Party viewer, Optional<BoardView> view) {
        assertThat(view.isPresent()).isEqualTo(session.board().isPresent());
        session.board()
                .ifPresent(board -> BoardPlay.checkSecrets(board, viewer, view.orElseThrow()));
    }
}
