package overtrick.bridgetable.page;

import overtrick.bridge.board.BoardView;
import overtrick.bridge.sitting.SpreadView;
import overtrick.bridgetable.duplicate.BridgeTerms;
import overtrick.bridgetable.duplicate.Plate;

/// Whose turn it is, as a sentence for the viewer.
final class Turn {

    private Turn() {}

    static String sentence(TablePage page) {
        var words = page.words();
        if (page.spread().isPresent()) {
            return drawing(page, page.spread().get());
        }
        if (page.board().isEmpty()) {
            boolean whole =
                    page.table().chairs().keySet().containsAll(page.table().terms().seats());
            return words.get(whole ? opening(page) : "turn.gathering");
        }
        var view = page.board().get();
        if (view.isOver()) {
            return words.get("turn.over");
        }
        if (view.claim().isPresent()) {
            return words.get(page.mayAnswerClaim() ? "turn.claim.yours" : "turn.claim");
        }
        if (view.undo().isPresent()) {
            return words.get(page.mayAnswerUndo() ? "turn.undo.yours" : "turn.undo");
        }
        if (view.turn().isEmpty()) {
            return words.get("turn.ruling");
        }
        boolean calling = page.phase() == Phase.AUCTION;
        if (page.isMyTurn()) {
            return words.get(calling ? "turn.call.yours" : cardKey(page, view));
        }
        String who = view.turn().map(words::name).orElse("");
        return words.get(calling ? "turn.call" : "turn.card", who);
    }

    private static String drawing(TablePage page, SpreadView spread) {
        var words = page.words();
        return spread.dealer()
                .map(dealer ->
                        words.get("turn.drawn", page.who(dealer), page.who(dealer.partner())))
                .orElseGet(() -> words.get(page.mayDraw() ? "turn.draw.yours" : "turn.draw"));
    }

    /// Among friends deals are dealt, and only some of them on boards.
    private static String opening(TablePage page) {
        return BridgeTerms.of(page.table()).plate() == Plate.BOARD
                ? "turn.opening"
                : "turn.opening.deal";
    }

    private static String cardKey(TablePage page, BoardView view) {
        boolean dummys = view.turn().filter(turn -> !page.isMine(turn)).isPresent();
        return dummys ? "turn.dummy.yours" : "turn.card.yours";
    }
}
