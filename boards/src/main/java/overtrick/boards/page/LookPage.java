package overtrick.boards.page;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.score.Result;
import overtrick.cards.Seat;
import overtrick.formats.pbn.PlayedBoard;
import overtrick.page.Words;

/// Where a board from elsewhere is pasted, and what was found in what was.
///
/// @param text that was pasted
/// @param entries several boards of one text; empty until there are
public record LookPage(String text, List<Entry> entries, Words words) {

    /// A board of a text with several.
    ///
    /// @param word of its address
    public record Entry(String word, PlayedBoard board) {

        public Optional<Result> result() {
            return board.result();
        }

        /// The names of a side's players; empty when neither is known.
        public String pair(Seat first) {
            String one = board.player(first).orElse("");
            String other = board.player(first.partner()).orElse("");
            return one.isEmpty() && other.isEmpty() ? "" : one + " – " + other;
        }
    }
}
