package overtrick.bridgetable.page;

import java.util.Optional;
import overtrick.bridgetable.duplicate.DuplicateTerms;
import overtrick.cards.Seat;
import overtrick.page.Words;
import overtrick.page.table.Seating;

/// What lies behind the viewer, where the page has room for it: the last trick, and the board
/// before.
///
/// @param last the last whole trick, unless it still lies in the middle
/// @param board the address of the last board at this table; empty at the first, and where boards
///   stay closed
public record BeforePart(
        Words words, Seat bottom, Optional<DeedsPart.Last> last, Optional<String> board) {

    public static BeforePart of(TablePage page) {
        return new BeforePart(
                page.words(),
                page.bottom(),
                page.lastTrick().map(trick -> DeedsPart.last(page, trick)),
                board(page));
    }

    private static Optional<String> board(TablePage page) {
        boolean running = page.board().isPresent() && page.phase() != Phase.OVER;
        int before = page.table().deals() - 1;
        if (!running || before < 1 || !(page.table().terms() instanceof DuplicateTerms terms)) {
            return Optional.empty();
        }
        boolean shown =
                terms.event().isEmpty()
                        && terms.ofClass().isEmpty()
                        && terms.plan().again().isEmpty();
        return Optional.of("/tables/%s/boards/%d".formatted(page.id().code(), before))
                .filter(_ -> shown);
    }

    /// `bottom`, `left`, `top` or `right`.
    public String placeOf(Seat seat) {
        return Seating.place(bottom, seat);
    }
}
