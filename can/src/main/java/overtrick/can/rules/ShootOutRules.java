package overtrick.can.rules;

/// The shoot-out (can.md §11.2).
///
/// @param draw how the side that takes first is found
/// @param firstSeries whether all four kicks of the first series are taken
/// @param keeper how the keeper chooses a hand (ruling 28)
/// @param redeal whether taker or keeper may ask for a redeal (ruling 29)
public record ShootOutRules(Draw draw, Series firstSeries, Keeper keeper, Redeal redeal) {
    static final ShootOutRules CLUB =
            new ShootOutRules(Draw.ONE_CARD, Series.COMPLETE, Keeper.UNSEEN, Redeal.NO);

    /// How the side that takes first is found.
    public enum Draw {
        /// One card is drawn: red, and the drawer's side takes first.
        ONE_CARD,
        /// One of each side draws; the higher card chooses.
        DELEGATES
    }

    /// Whether all four kicks of the first series are taken.
    public enum Series {
        /// All four.
        COMPLETE,
        /// Until they cannot change the winner.
        UNTIL_DECIDED
    }

    /// How the keeper chooses a hand (ruling 28).
    public enum Keeper {
        /// Without seeing any.
        UNSEEN,
        /// Seeing both.
        SEEING
    }

    /// Whether taker or keeper may ask for a redeal (ruling 29).
    public enum Redeal {
        /// They may not.
        NO,
        /// They may.
        YES
    }
}
