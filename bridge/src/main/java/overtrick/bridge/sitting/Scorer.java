package overtrick.bridge.sitting;

import java.util.Optional;
import overtrick.bridge.board.BoardInPlay;

/// How a game of several deals goes on: who deals next, what a finished deal does to the score, and
/// when it is over. Such a game is this and nothing else; [SittingRules] does the rest.
///
/// @param <S> the score, an immutable value that everybody may see
public interface Scorer<S> {

    /// The score before the first deal.
    S start();

    /// What the next deal must be; empty when the game is over.
    Optional<NextDeal> next(S score);

    /// Whether a game has come to its end and another may follow.
    default boolean isBetweenGames(S score) {
        return false;
    }

    /// The score after one more deal.
    ///
    /// @param played a board that is over
    S add(S score, BoardInPlay played);
}
