package overtrick.bridgetable.page;

import overtrick.bridge.board.BoardView;

/// Whose turn it is, as a sentence for the viewer.
final class Turn {

    private Turn() {}

    static String sentence(TablePage page) {
        var words = page.words();
        if (page.board().isEmpty()) {
            boolean whole =
                    page.table().chairs().keySet().containsAll(page.table().terms().seats());
            return words.get(whole ? "turn.opening" : "turn.gathering");
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

    private static String cardKey(TablePage page, BoardView view) {
        boolean dummys = view.turn().filter(turn -> !page.isMine(turn)).isPresent();
        return dummys ? "turn.dummy.yours" : "turn.card.yours";
    }
}
