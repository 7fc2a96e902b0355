package overtrick.bridge.sitting;

import java.util.Optional;
import overtrick.bridge.board.BoardEvent.SeatsDrawn;
import overtrick.bridge.board.BoardInPlay;

/// A game at one table from its first deal on: its score and the board being played.
///
/// @param <S> the score
/// @param score after the finished deals
/// @param opened how many deals have been brought so far, those passed out among them
/// @param spread the pack from which cards are being drawn for seats
/// @param drawn the cards by which people have just taken their seats, until the first deal after
///   them is over
/// @param board the one on the table, played or being played; empty before the first
public record Sitting<S>(
        S score,
        int opened,
        Optional<Spread> spread,
        Optional<SeatsDrawn> drawn,
        Optional<BoardInPlay> board) {

    Sitting<S> with(Spread next) {
        return new Sitting<>(score, opened, Optional.of(next), drawn, board);
    }

    /// Everybody has drawn.
    Sitting<S> with(SeatsDrawn all) {
        return new Sitting<>(score, opened, Optional.empty(), Optional.of(all), board);
    }
}
