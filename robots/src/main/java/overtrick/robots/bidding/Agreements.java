package overtrick.robots.bidding;

import overtrick.cards.Side;

/// What the two sides of a table have agreed to play (Law 40A): the name of a system each, with the
/// side's own choices behind it where it has some, as [overtrick.systems.Agreement] writes them.
public record Agreements(String northSouth, String eastWest) {

    /// Played where nothing else is agreed.
    public static final String USUAL = "standard-american";

    public static final Agreements STANDARD = both(USUAL);

    /// Both sides play the same.
    public static Agreements both(String system) {
        return new Agreements(system, system);
    }

    public String of(Side side) {
        return switch (side) {
            case NORTH_SOUTH -> northSouth;
            case EAST_WEST -> eastWest;
        };
    }
}
