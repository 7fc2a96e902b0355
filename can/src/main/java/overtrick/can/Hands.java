package overtrick.can;

import overtrick.cards.Seat;

/// What each of the four players holds; a hand may be empty, no card is in two.
public record Hands(CanSet north, CanSet east, CanSet south, CanSet west) {

    public static final Hands EMPTY = new Hands(CanSet.NONE, CanSet.NONE, CanSet.NONE, CanSet.NONE);

    public Hands {
        int together = north.union(east).union(south).union(west).size();
        if (together != north.size() + east.size() + south.size() + west.size()) {
            throw new IllegalArgumentException("a card is in two hands");
        }
    }

    /// The cards of a seat; none for a seat that does not play.
    public CanSet of(Seat seat) {
        return switch (seat) {
            case NORTH -> north;
            case EAST -> east;
            case SOUTH -> south;
            case WEST -> west;
        };
    }

    /// These hands with another one in this seat.
    public Hands with(Seat seat, CanSet hand) {
        return switch (seat) {
            case NORTH -> new Hands(hand, east, south, west);
            case EAST -> new Hands(north, hand, south, west);
            case SOUTH -> new Hands(north, east, hand, west);
            case WEST -> new Hands(north, east, south, hand);
        };
    }

    /// The hands after cards went from one player to another.
    ///
    /// @throws IllegalArgumentException when a card is not in the hand it leaves
    public Hands moved(CanSet cards, Seat from, Seat to) {
        if (!of(from).containsAll(cards)) {
            throw new IllegalArgumentException("%s does not hold %s".formatted(from, cards));
        }
        return with(from, of(from).minus(cards)).with(to, of(to).union(cards));
    }

    /// All cards in the four hands.
    public CanSet all() {
        return north.union(east).union(south).union(west);
    }
}
