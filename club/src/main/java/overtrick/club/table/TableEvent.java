package overtrick.club.table;

import overtrick.cards.Seat;
import overtrick.robots.bidding.Agreements;

/// What has happened at a table.
///
/// @param <E> the events of the game played there
public sealed interface TableEvent<E> {

    /// @param agreements the systems that the sides play
    record TableOpened<E>(String name, BoardPlan plan, Agreements agreements)
            implements TableEvent<E> {}

    record SeatTaken<E>(Seat seat, Occupant occupant) implements TableEvent<E> {}

    record SeatLeft<E>(Seat seat) implements TableEvent<E> {}

    record SatOut<E>(Seat seat) implements TableEvent<E> {}

    record CameBack<E>(Seat seat) implements TableEvent<E> {}

    record Said<E>(String name, boolean seated, String text) implements TableEvent<E> {}

    record InGame<E>(E event) implements TableEvent<E> {}
}
