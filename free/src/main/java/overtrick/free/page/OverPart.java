package overtrick.free.page;

import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import overtrick.bridge.board.BoardView;
import overtrick.bridgetable.page.Verdict;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.laws.board.Adjustment;
import overtrick.laws.board.FreeView;
import overtrick.page.Words;

/// How a board came out, what the director looks at, and their score; empty until it is over.
///
/// @param adjusts whether the viewer may give another score: never who played the board
/// @param goesOn whether the viewer may ask for the next board
public record OverPart(
        RulingPart rulings,
        Optional<BoardView> board,
        Optional<Adjustment> adjustment,
        Seat bottom,
        Map<Seat, String> names,
        boolean adjusts,
        boolean goesOn) {

    public static OverPart of(FreePage page) {
        return new OverPart(
                RulingPart.of(page),
                page.table().board().filter(BoardView::isOver),
                page.free().flatMap(FreeView::adjustment),
                page.table().bottom(),
                page.table().seating().names(),
                page.directs(),
                page.table().isSeated());
    }

    public Words words() {
        return rulings.words();
    }

    public String path() {
        return rulings.page().path();
    }

    /// Whether the program has ruled, so that no person gives another score.
    public boolean isRuledByProgram() {
        return rulings.free().filter(seen -> !seen.directed()).isPresent();
    }

    public String sentence() {
        return Verdict.contract(board.orElseThrow().result().orElseThrow(), words());
    }

    /// The director's score as it is read aloud.
    String adjusted() {
        var said = new StringJoiner(" ");
        said.add(words().get("free.adjusted"));
        for (var side : Side.values()) {
            said.add(words().name(side) + " " + words().signed(points(side)) + ".");
        }
        adjustment.map(Adjustment::why).ifPresent(said::add);
        return said.toString();
    }

    /// What the side has: the director's points, or those of the table.
    public int points(Side side) {
        var over = board.orElseThrow();
        return adjustment
                .map(given -> given.points(side))
                .orElseGet(() -> over.result().orElseThrow().points(side, over.vulnerability()));
    }
}
