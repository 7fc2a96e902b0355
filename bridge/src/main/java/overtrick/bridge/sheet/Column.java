package overtrick.bridge.sheet;

import java.util.List;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// Whose a column of a score is: two partners' together, or one player's.
public sealed interface Column {

    /// The two of partners.
    List<Column> OF_SIDES = List.of(new OfSide(Side.NORTH_SOUTH), new OfSide(Side.EAST_WEST));

    /// The column of a side.
    record OfSide(Side side) implements Column {
        @Override
        public Seat seat() {
            return side == Side.NORTH_SOUTH ? Seat.SOUTH : Seat.EAST;
        }

        @Override
        public String code() {
            return side.letters();
        }
    }

    /// The column of a player who plays for themselves.
    record OfPlayer(Seat seat) implements Column {
        @Override
        public String code() {
            return String.valueOf(seat.letter());
        }
    }

    /// The column of this side.
    static Column of(Side side) {
        return new OfSide(side);
    }

    /// The column of the player at this seat.
    static Column of(Seat seat) {
        return new OfPlayer(seat);
    }

    /// Whoever answers for it: of partners South or East, for South is the one that plays two hands
    /// at dummy whist.
    Seat seat();

    /// `NS`, or `N`.
    String code();

    /// The column of a [#code].
    ///
    /// @throws overtrick.cards.FormatException when there is none
    static Column parse(String code) {
        return OF_SIDES.stream()
                .filter(column -> column.code().equals(code))
                .findFirst()
                .orElseGet(() -> of(Seat.parse(code)));
    }
}
