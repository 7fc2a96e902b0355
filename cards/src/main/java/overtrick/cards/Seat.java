package overtrick.cards;

/// The four places at a table, clockwise (Law 5). Each game says in which direction it goes round.
public enum Seat implements Party {
    NORTH,
    EAST,
    SOUTH,
    WEST;

    private static final Seat[] SEATS = values();

    /// The player on the left hand: the next one clockwise.
    public Seat left() {
        return plus(1);
    }

    /// The seat opposite.
    public Seat partner() {
        return plus(2);
    }

    /// The player on the right hand: the previous one clockwise.
    public Seat right() {
        return plus(3);
    }

    /// The seat so many places clockwise.
    public Seat plus(int places) {
        return SEATS[Math.floorMod(ordinal() + places, 4)];
    }

    /// How many places clockwise the other seat is from this one, 0 to 3.
    public int placesTo(Seat other) {
        return Math.floorMod(other.ordinal() - ordinal(), 4);
    }

    /// The side on which the seat plays.
    public Side side() {
        return ordinal() % 2 == 0 ? Side.NORTH_SOUTH : Side.EAST_WEST;
    }

    /// Whether the two seats play on different sides.
    public boolean opposes(Seat other) {
        return side() != other.side();
    }

    /// `N`, `E`, `S` or `W`.
    public char letter() {
        return name().charAt(0);
    }

    /// Reads a letter of either case.
    ///
    /// @throws FormatException for any other text
    public static Seat parse(String text) {
        for (var seat : SEATS) {
            if (text.length() == 1 && Character.toUpperCase(text.charAt(0)) == seat.letter()) {
                return seat;
            }
        }
        throw new FormatException("seat is not N, E, S or W: " + text);
    }
}
