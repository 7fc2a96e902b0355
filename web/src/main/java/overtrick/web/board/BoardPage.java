package overtrick.web.board;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.score.Result;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.club.history.FinishedBoard;
import overtrick.web.Words;
import overtrick.web.table.Verdict;

/// A board that is over, with all there is to know about it.
///
/// @param elsewhere the same board at other tables
public record BoardPage(FinishedBoard board, List<FinishedBoard> elsewhere, Words words) {

    public String title() {
        return words.get("board.title", board.board().number().value());
    }

    public Verdict verdict() {
        return verdict(board);
    }

    public Verdict verdict(FinishedBoard played) {
        return Verdict.of(played.result(), played.board().vulnerability(), words);
    }

    /// Points for North and South, below zero when the others won them.
    public int points(FinishedBoard played) {
        return played.result().points(Side.NORTH_SOUTH, played.board().vulnerability());
    }

    public String name(Seat seat) {
        return board.names().getOrDefault(seat, "");
    }

    /// What a call was said to show.
    public Optional<String> meaning(int place) {
        return board.meanings().get(place).map(words::meaning);
    }

    public boolean isPassedOut() {
        return board.result() instanceof Result.PassedOut;
    }
}
