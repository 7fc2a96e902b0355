package overtrick.classroom.material;

import java.util.List;
import overtrick.bridge.Board;
import overtrick.bridge.Vulnerability;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// Which chair gets which hand: boards are turned so that students have the hands that they are to
/// practise.
public enum Turn {
    /// Every hand where it was dealt.
    AS_DEALT,
    /// Declarer sits South.
    DECLARE,
    /// Declarer sits East and West in turn, so that South leads on one board and plays third to the
    /// lead on the next.
    DEFEND;

    /// How many places a board is turned to the left.
    ///
    /// @param declarer as it was dealt
    /// @param place of the board in its set, from 0
    int places(Seat declarer, int place) {
        return switch (this) {
            case AS_DEALT -> 0;
            case DECLARE -> declarer.placesTo(Seat.SOUTH);
            case DEFEND -> declarer.placesTo(place % 2 == 0 ? Seat.EAST : Seat.WEST);
        };
    }

    /// A board turned to the left: the dealer and the vulnerable sides go along with the hands.
    static Board turned(Board board, int places) {
        var deal = board.deal();
        var hands =
                List.of(Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST).stream()
                        .map(seat -> deal.hand(seat.plus(4 - places)))
                        .toList();
        var vulnerability = board.vulnerability();
        return new Board(
                board.number(),
                board.dealer().plus(places),
                places % 2 == 0
                        ? vulnerability
                        : Vulnerability.of(
                                vulnerability.includes(Side.EAST_WEST),
                                vulnerability.includes(Side.NORTH_SOUTH)),
                new Deal(hands.get(0), hands.get(1), hands.get(2), hands.get(3)));
    }
}
