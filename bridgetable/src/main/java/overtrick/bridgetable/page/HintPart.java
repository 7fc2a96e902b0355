package overtrick.bridgetable.page;

import overtrick.page.Words;

/// Where a player who is alone with robots asks for help.
///
/// @param offered whether they may be helped at all
/// @param awaited whether a call or card of theirs is awaited
/// @param auction whether it is a call
/// @param moved how many calls and cards there were: old advice goes with the next one
public record HintPart(
        Words words, String code, boolean offered, boolean awaited, boolean auction, int moved) {

    public static HintPart of(TablePage page) {
        boolean playing = page.phase() == Phase.AUCTION || page.phase() == Phase.PLAY;
        return new HintPart(
                page.words(),
                page.id().code(),
                playing
                        && page.isBySystem()
                        && !page.table().terms().hosted()
                        && Alone.isAlone(page.table())
                        && !page.table().isSittingOut(),
                page.isMyTurn(),
                page.phase() == Phase.AUCTION,
                moved(page));
    }

    private static int moved(TablePage page) {
        int calls = page.board().map(board -> board.auction().calls().size()).orElse(0);
        int cards =
                page.play()
                        .map(play -> 4 * play.tricks().size() + play.current().cards().size())
                        .orElse(0);
        return calls + cards;
    }
}
