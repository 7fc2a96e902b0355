package overtrick.manager.table;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import overtrick.cards.Seat;
import overtrick.manager.protocol.ClientMessage.OfSeat;
import overtrick.manager.protocol.ClientMessage.ReadyForDeal;

/// What players have said ahead of the table, each in a line of their own. Mutable.
final class Ahead {

    /// How many messages of one player wait.
    static final int MOST = 32;

    private final Map<Seat, Deque<OfSeat>> waiting = new EnumMap<>(Seat.class);

    /// Who may still speak of what was before this board.
    private final Set<Seat> behind = EnumSet.allOf(Seat.class);

    Ahead() {
        for (var seat : Seat.values()) {
            waiting.put(seat, new ArrayDeque<>());
        }
    }

    /// Keeps what a player says, if they say it of this board; false when it is too much.
    boolean add(Seat seat, OfSeat said) {
        if (behind.contains(seat) && !(said instanceof ReadyForDeal)) {
            return true;
        }
        behind.remove(seat);
        of(seat).add(said);
        return of(seat).size() <= MOST;
    }

    /// What waits of a player, first things first.
    Deque<OfSeat> of(Seat seat) {
        return waiting.computeIfAbsent(seat, _ -> new ArrayDeque<>());
    }
}
