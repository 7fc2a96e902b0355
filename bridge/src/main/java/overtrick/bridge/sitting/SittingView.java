package overtrick.bridge.sitting;

import java.util.Optional;
import overtrick.bridge.board.BoardEvent.SeatsDrawn;
import overtrick.bridge.board.BoardView;

/// What one viewer may know: the score, which is public, and their view of the board.
///
/// @param <S> the score
/// @param next what the next deal will be; empty when the game is over
/// @param spread the pack from which cards are being drawn for seats
/// @param drawn the cards by which people have just taken their seats, until the first deal after
///   them is over
public record SittingView<S>(
        S score,
        Optional<NextDeal> next,
        Optional<SpreadView> spread,
        Optional<SeatsDrawn> drawn,
        Optional<BoardView> board) {}
