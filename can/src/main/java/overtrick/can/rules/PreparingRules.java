package overtrick.can.rules;

/// Before the first deal (can.md §2).
///
/// @param teams who plays together
/// @param drawer who draws the one card that decides who deals first
/// @param jokers a joker that is drawn (ruling 17)
/// @param screen whether partners see each other (ruling 31)
/// @param talk when players may talk (ruling 31)
public record PreparingRules(Teams teams, Drawer drawer, Jokers jokers, Screen screen, Talk talk) {
    static final PreparingRules CLUB =
            new PreparingRules(
                    Teams.REGISTERED,
                    Drawer.CAPTAIN,
                    Jokers.HIGHEST,
                    Screen.UP,
                    Talk.BETWEEN_DEALS);

    static final PreparingRules FRIENDLY =
            new PreparingRules(Teams.DRAWN, Drawer.ANYBODY, Jokers.HIGHEST, Screen.NONE, Talk.FREE);

    static final PreparingRules LEAGUE =
            new PreparingRules(
                    Teams.REGISTERED, Drawer.CAPTAIN, Jokers.HIGHEST, Screen.UP, Talk.NEVER);

    /// Who plays together.
    public enum Teams {
        /// The two who came opposite each other.
        REGISTERED,
        /// The two who draw the highest cards, and the others.
        DRAWN
    }

    /// Who draws the one card that decides who deals first.
    public enum Drawer {
        /// The captain of the first team.
        CAPTAIN,
        /// Whoever of the four does it.
        ANYBODY
    }

    /// A joker that is drawn (ruling 17).
    public enum Jokers {
        /// Stands above the ace of hearts; the big one counts red, the small one black.
        HIGHEST,
        /// Counts for nothing: another card is drawn.
        DRAW_AGAIN
    }

    /// Whether partners see each other (ruling 31).
    public enum Screen {
        /// A screen stands between partners.
        UP,
        /// There is no screen.
        NONE
    }

    /// When players may talk (ruling 31).
    public enum Talk {
        /// When no cards are held.
        BETWEEN_DEALS,
        /// At any time, but not about the cards.
        FREE,
        /// Not at the table.
        NEVER
    }
}
