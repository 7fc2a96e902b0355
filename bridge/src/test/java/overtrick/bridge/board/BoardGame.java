package overtrick.bridge.board;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import overtrick.cards.Party;
import overtrick.testkit.Game;

/// A game that is played board by board, as the conformance suite is told of it.
///
/// @param <S> its state
/// @param <V> its views
public interface BoardGame<S, V> extends Game<S, Party, BoardCommand, BoardEvent, V> {

    /// By which its boards are played.
    BoardRules boards();

    Optional<BoardInPlay> board(S state);

    @Override
    default List<Party> actors() {
        return BoardPlay.PARTIES;
    }

    @Override
    default List<BoardCommand> candidates(S state) {
        return BoardPlay.CANDIDATES;
    }

    @Override
    default Set<Party> inTurn(S state) {
        return board(state).map(BoardPlay::inTurn).orElse(Set.of());
    }

    @Override
    default boolean isTurnBound(BoardCommand command) {
        return BoardPlay.isTurnBound(command);
    }

    @Override
    default int weight(S state, Move<Party, BoardCommand> move) {
        return BoardPlay.weight(move.command());
    }

    @Override
    default BoardCommand dressed(BoardCommand command, RandomGenerator chance) {
        return BoardPlay.dressed(command, chance);
    }

    @Override
    default Optional<List<BoardEvent>> redeal(
            List<BoardEvent> events, Party viewer, RandomGenerator chance) {
        return Redeal.of(boards(), events, viewer, chance);
    }
}
