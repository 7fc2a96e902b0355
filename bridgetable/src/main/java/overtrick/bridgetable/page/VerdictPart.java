package overtrick.bridgetable.page;

import java.util.Map;
import java.util.Optional;
import overtrick.bridge.board.BoardView;
import overtrick.bridgetable.duplicate.BoardPlan;
import overtrick.bridgetable.duplicate.DuplicateTerms;
import overtrick.bridgetable.duplicate.PlayedAt;
import overtrick.cards.Seat;
import overtrick.page.Words;

/// How the board came out; empty until it is over.
public record VerdictPart(Words words, Optional<Over> over) {

    /// @param ordinal of the board at its table, for the address of its page
    /// @param seat of the viewer; empty for those who watch
    /// @param again the board that was played once more here; empty when this one counts
    /// @param event in which it was played, where it stays closed until its field has finished
    /// @param led whether a teacher leads the table from board to board
    /// @param laid when it is one of boards that are laid for everybody alike
    public record Over(
            BoardView board,
            String code,
            int ordinal,
            Optional<Seat> seat,
            Seat bottom,
            Map<Seat, String> names,
            Optional<PlayedAt> again,
            Optional<BoardPlan.OfEvent> event,
            boolean led,
            Optional<BoardPlan.Laid> laid) {

        /// The address of the board's page.
        public String home() {
            return "/tables/%s/boards/%d".formatted(code, ordinal);
        }

        /// Whether the viewer may know all of it, and so what came of it elsewhere.
        public boolean isOpen() {
            return board.deal().isPresent();
        }

        /// Whether its players do with it what they like, now that it is over.
        public boolean isTheirs() {
            return event.isEmpty() && !led;
        }

        /// Whether they may play it again at once: what is laid for everybody others have still
        /// before them.
        public boolean isPlayedAgain() {
            return isTheirs() && laid.isEmpty();
        }

        /// The key of what is said where there is no other board yet.
        public String waits() {
            return led ? "class.board.over" : "ev.board.closed";
        }

        /// Whether the table has another board to play.
        public boolean hasNext() {
            return !led
                    && laid.filter(plan -> ordinal >= plan.boards()).isEmpty()
                    && event.filter(place -> ordinal >= place.boards().size()).isEmpty();
        }

        /// Whole tricks after which it can be taken up again.
        public int tricks() {
            return board.play().map(play -> Math.min(play.tricks().size(), 12)).orElse(0);
        }
    }

    public static VerdictPart of(TablePage page) {
        return new VerdictPart(
                page.words(),
                page.board().filter(BoardView::isOver).map(board -> over(page, board)));
    }

    private static Over over(TablePage page, BoardView board) {
        return new Over(
                board,
                page.id().code(),
                page.table().deals(),
                page.table().seat(),
                page.bottom(),
                page.seating().names(),
                DuplicateTerms.of(page.table()).plan().again(),
                DuplicateTerms.of(page.table()).event(),
                DuplicateTerms.of(page.table()).ofClass().isPresent(),
                DuplicateTerms.of(page.table()).plan() instanceof BoardPlan.Laid laid
                        ? Optional.of(laid)
                        : Optional.empty());
    }

    public Verdict verdict() {
        var board = over.orElseThrow().board();
        return Verdict.of(board, board.result().orElseThrow(), words);
    }

    /// `You: −150`; for those who watch what became of the board.
    public String headline() {
        return over.orElseThrow()
                .seat()
                .map(seat -> words.get("verdict.you", words.signed(points(seat))))
                .orElseGet(() -> verdict().sentence());
    }

    private int points(Seat seat) {
        var board = over.orElseThrow().board();
        return board.result().orElseThrow().points(seat.side(), board.vulnerability());
    }
}
