package overtrick.bridgetable.page;

import overtrick.house.table.Pace;
import overtrick.page.Words;

/// Whose turn it is.
///
/// @param awaited whether the table waits for the viewer: a call, a card, or an answer
/// @param skippable whether a robot is at work whose pause the viewer may skip
public record TurnPart(
        Words words, String code, String sentence, boolean awaited, boolean skippable) {

    public static TurnPart of(TablePage page) {
        return new TurnPart(
                page.words(),
                page.seating().manners().code(),
                page.turnSentence(),
                page.isAwaited(),
                isSkippable(page));
    }

    /// Nobody else is kept from following, and there is a pause worth a tap.
    private static boolean isSkippable(TablePage page) {
        var table = page.table();
        return (page.phase() == Phase.AUCTION || page.phase() == Phase.PLAY)
                && table.isAlone()
                && !table.isSittingOut()
                && !page.isAwaited()
                && !table.hurried()
                && table.pace() != Pace.QUICK;
    }
}
