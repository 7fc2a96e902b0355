package overtrick.cantable.page.part;

import overtrick.can.view.DealView;
import overtrick.cantable.page.words.Speech;

/// Where somebody who practises asks a robot what it would do.
///
/// @param offered whether they may be helped at all
/// @param awaited whether something of theirs is awaited
/// @param moved how far the deal has come: old advice goes with the next step
public record HintPart(Speech speech, String code, boolean offered, boolean awaited, String moved) {

    public static HintPart of(CanPage page) {
        boolean playing =
                switch (page.phase()) {
                    case REDEAL, TRIBUTE, AUCTION, KITTY, PLAY -> true;
                    case GATHERING, DRAW, SHUFFLE, KICK, LOTS, OVER -> false;
                };
        return new HintPart(
                page.speech(),
                page.id().code(),
                playing && page.terms().practice() && page.seating().isSeated(),
                page.isMyTurn(),
                moved(page));
    }

    private static String moved(CanPage page) {
        int calls = page.deal().flatMap(DealView::auction).map(now -> now.calls().size()).orElse(0);
        int cards =
                page.play()
                        .map(play ->
                                4 * play.tricks().size()
                                        + play.current().cards().size()
                                        + play.buried())
                        .orElse(0);
        return "%s-%d-%d-%s".formatted(page.phase().word(), calls, cards, page.isMyTurn());
    }
}
