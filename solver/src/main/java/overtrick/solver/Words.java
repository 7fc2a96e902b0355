package overtrick.solver;

import overtrick.bridge.play.Trick;
import overtrick.cards.Seat;
import overtrick.solver.search.Lanes;
import overtrick.solver.search.Search;

/// A position in the words of the search. Seats are 0 to 3 from North on.
final class Words {

    private final long[] hands = new long[Seat.values().length];
    private final long trumps;

    /// The seat to play.
    private final int turn;

    private final int left;

    /// Cards on the table, 0 to 3; when there are none the next four mean nothing.
    private final int onTable;

    private final long led;
    private final long played;
    private final long best;
    private final int bestSeat;

    Words(Position position) {
        for (var seat : Seat.values()) {
            hands[seat.ordinal()] = Lanes.of(position.hand(seat));
        }
        var trick = position.trick();
        trumps = Lanes.of(position.strain());
        turn = position.turn().ordinal();
        left = position.left();
        onTable = trick.cards().size();
        played = trick.cards().stream().mapToLong(Lanes::of).reduce(0, (one, two) -> one | two);
        best = trick.isEmpty() ? 0 : Lanes.of(trick.winningCard(position.strain()));
        bestSeat = trick.isEmpty() ? turn : trick.winner(position.strain()).ordinal();
        led = trick.suitLed().map(Lanes::of).orElse(0L);
    }

    /// Whether North and South take at least `need` of the tricks left.
    boolean reached(Search search, int need) {
        search.set(hands, trumps);
        long answer =
                onTable == 0
                        ? search.lead(turn, need, left)
                        : search.follow(
                                turn,
                                Trick.FULL - 1 - onTable,
                                led,
                                best,
                                bestSeat,
                                played,
                                need,
                                left);
        return (answer & Search.WON) != 0;
    }
}
