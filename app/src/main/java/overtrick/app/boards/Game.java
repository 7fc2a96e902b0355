package overtrick.app.boards;

import java.util.Optional;
import overtrick.formats.pbn.PbnGame;
import overtrick.formats.pbn.PlayedBoard;

/// One game of a file, whatever its format.
///
/// @param played the board with what happened on it; empty when there is no whole deal
public record Game(PbnGame game, Optional<PlayedBoard> played) {

    /// A game that tells of a board.
    ///
    /// @param number its place in the file, from 1
    public static Game of(int number, PlayedBoard played) {
        return new Game(PbnGame.of(number, played), Optional.of(played));
    }
}
