package overtrick.cantable.page.part;

import java.util.Locale;
import overtrick.can.view.CanView;
import overtrick.can.view.DealView;
import overtrick.can.view.KickView;
import overtrick.cantable.CanSeen;

/// What goes on at a table, as far as the page is laid out by it.
public enum Phase {
    /// No match yet: seats are filled.
    GATHERING,
    /// Cards are drawn, chairs chosen, dealers named, lots drawn.
    DRAW,
    /// The pack is cut and dealt.
    SHUFFLE,
    REDEAL,
    TRIBUTE,
    AUCTION,
    /// Six cards are buried.
    KITTY,
    PLAY,
    /// Taker, keeper and hands of a kick are chosen.
    KICK,
    /// Lots are drawn.
    LOTS,
    /// A deal or the match is over.
    OVER;

    /// How far a table has come.
    public static Phase of(CanSeen seen) {
        if (seen.match().isEmpty()) {
            return GATHERING;
        }
        var view = seen.match().get();
        if (view.isOver() || view.lastDeal().isPresent() || isNamingAgain(seen, view)) {
            return OVER;
        }
        return view.deal()
                .map(deal -> of(deal.step()))
                .or(() -> view.kick().map(kick -> of(kick.step())))
                .orElse(isForLots(seen, view) ? LOTS : DRAW);
    }

    /// After the change of seats the other side names the dealer of the fifth deal (can.md §3).
    private static boolean isNamingAgain(CanSeen seen, CanView view) {
        return view.deal().isEmpty()
                && view.kick().isEmpty()
                && view.draw().isEmpty()
                && !view.awaited().isEmpty()
                && seen.story().deals().size() == 4;
    }

    /// Where nobody draws or kicks when all deals have been played, the house is to draw lots.
    private static boolean isForLots(CanSeen seen, CanView view) {
        boolean played = seen.story().deals().size() >= view.rules().match().deals().deals();
        return played && view.draw().isEmpty() && view.awaited().isEmpty();
    }

    private static Phase of(DealView.Step step) {
        return switch (step) {
            case PACK, SHUFFLED -> SHUFFLE;
            case REDEAL_BEFORE_TRIBUTE, REDEAL -> REDEAL;
            case TRIBUTE -> TRIBUTE;
            case AUCTION -> AUCTION;
            case KITTY -> KITTY;
            case PLAY -> PLAY;
        };
    }

    private static Phase of(KickView.Step step) {
        return switch (step) {
            case NAMING, PACK, SHUFFLED, CHOOSING -> KICK;
            case REDEAL -> REDEAL;
            case KITTY -> KITTY;
            case PLAY -> PLAY;
        };
    }

    /// The word the style sheet knows.
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
