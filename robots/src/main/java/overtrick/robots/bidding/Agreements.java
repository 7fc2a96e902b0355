package overtrick.robots.bidding;

import overtrick.cards.Side;

/// The bidding systems that the two sides of a table play, by name (Law 40A).
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
