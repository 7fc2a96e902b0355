package overtrick.scoring;

import overtrick.cards.Side;

/// One line of a traveller: who met at which table, and what the board came to.
///
/// @param form in which form the board was played, `1` unless it was fouled (Law 87A): only tables
///   that played the same form are compared
public record Row(
        TablePlace place, Contestant northSouth, Contestant eastWest, int form, Outcome outcome) {

    public Row {
        if (northSouth.equals(eastWest)) {
            throw new IllegalArgumentException(
                    "contestants of a table are not two: %s".formatted(northSouth));
        }
        if (form < 1) {
            throw new IllegalArgumentException("form is not 1 or more: " + form);
        }
    }

    /// A row of a board that was not fouled.
    public static Row of(
            TablePlace place, Contestant northSouth, Contestant eastWest, Outcome outcome) {
        return new Row(place, northSouth, eastWest, 1, outcome);
    }

    /// The contestant who sat on this side.
    public Contestant contestant(Side side) {
        return side == Side.NORTH_SOUTH ? northSouth : eastWest;
    }

    /// Whether the same two met there with the sides exchanged, as teams do.
    public boolean isOtherTableOf(Row other) {
        return northSouth.equals(other.eastWest) && eastWest.equals(other.northSouth);
    }

    /// Whether there is an outcome, at the table or from the director.
    public boolean isPlayed() {
        return !(outcome instanceof Outcome.NotPlayed);
    }

    /// The same row with another outcome.
    public Row with(Outcome other) {
        return new Row(place, northSouth, eastWest, form, other);
    }
}
