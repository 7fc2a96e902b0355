package overtrick.web.social;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.sheet.Entry;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.web.duplicate.Verdict;

/// How a deal came out, and what it gave; empty until it is over.
///
/// @param goesOn whether the viewer may ask for the next deal
public record OverPart(SheetPart sheet, String code, Optional<Over> over, boolean goesOn) {

    /// A deal that is over.
    public record Over(BoardView board, Seat bottom, Map<Seat, String> names) {}

    static OverPart of(SocialPage page) {
        var table = page.table();
        return new OverPart(
                SheetPart.of(page),
                table.id().code(),
                table.board()
                        .filter(BoardView::isOver)
                        .map(board -> new Over(board, table.bottom(), table.seating().names())),
                table.isSeated());
    }

    public String sentence() {
        var board = over.orElseThrow().board();
        return Verdict.contract(board.result().orElseThrow(), sheet.words());
    }

    /// What a side was given for this deal.
    public List<Entry<Side>> given(Side side) {
        int deal =
                sheet.sheet().stream()
                        .flatMap(sheet -> sheet.entries().stream())
                        .mapToInt(Entry::deal)
                        .max()
                        .orElse(0);
        return sheet.sheet().stream()
                .flatMap(sheet -> sheet.entries().stream())
                .filter(entry -> entry.deal() == deal && entry.column() == side)
                .toList();
    }

    /// Whether the rubber, chukker or party is over with it.
    public boolean isLast() {
        return sheet.tally().now().isOver();
    }

    /// Who has won it, in units; empty while it goes on.
    public String outcome() {
        var words = sheet.words();
        int units = sheet.evening().getLast().units();
        return units == 0
                ? words.get("social.level")
                : words.get(
                        units > 0 ? "social.won" : "social.lost",
                        Math.max(sheet.total(sheet.ours()), sheet.total(sheet.ours().other())),
                        Math.min(sheet.total(sheet.ours()), sheet.total(sheet.ours().other())),
                        Math.abs(units));
    }
}
