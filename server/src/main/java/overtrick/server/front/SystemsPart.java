package overtrick.server.front;

import overtrick.cards.Side;
import overtrick.page.Words;
import overtrick.robots.bidding.Agreements;
import overtrick.systems.sheet.SystemMenu;

/// What somebody who plays at once chooses from, for both sides.
///
/// @param chosen names of systems or ready cards
/// @param all not only what is chosen, with which a page begins that must be light
public record SystemsPart(Words words, Agreements chosen, boolean all) {

    /// For one side.
    public SystemMenu menu(Side side) {
        return all
                ? SystemMenu.of(words.locale())
                : SystemMenu.brief(words.locale(), chosen.of(side));
    }
}
